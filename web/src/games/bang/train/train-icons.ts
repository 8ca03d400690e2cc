// Icons of the train. They are fetched when the first one is drawn, because most matches have no train.
import figures from 'virtual:rail';
import { addSprites } from '../../../controls/icon-sprites.svelte';

addSprites(figures);
