// Figures of the train: fetched by whoever shows one of them first, for most matches have no train.
import figures from 'virtual:rail';
import { addSprites } from '../../../controls/icon-sprites.svelte';

addSprites(figures);
