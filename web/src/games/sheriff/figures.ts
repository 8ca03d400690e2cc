// People and cards of the games with a Sheriff, for whichever of them is fetched first.
import figures from 'virtual:figures';
import { carry } from '../../lib/sprites.svelte';

carry(figures);
