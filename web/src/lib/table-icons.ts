// Whoever imports this has the drawings of what stands around the board of any game.
import table from 'virtual:icons/table';
import { icons } from './icons';

Object.assign(icons, table);
