// People and cards of the games with a Sheriff, for whichever of them is fetched first.
import figures from 'virtual:figures';
import { addSprites } from '../../controls/icon-sprites.svelte';

addSprites(figures);
