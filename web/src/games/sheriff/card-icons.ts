// Icons of characters and cards of the games with a Sheriff, fetched with the first of these games.
import figures from 'virtual:figures';
import { addSprites } from '../../controls/icon-sprites.svelte';

addSprites(figures);
