// Whoever imports this has all emblems of the Black Rose games at once.
import { creatures } from './creatures';
import { bring } from './emblems.svelte';
import { mages } from './mages';
import { schools } from './schools';
import { sides } from './sides';

bring({ creatures, mages, schools, sides });
