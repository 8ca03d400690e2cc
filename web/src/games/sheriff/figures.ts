// People and cards of the games with a Sheriff, for whichever of them is fetched first.
import figures from 'virtual:figures';
import { carry } from '../../controls/icon-sprites.svelte';

carry(figures);
