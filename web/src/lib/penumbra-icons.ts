// Whoever imports this has the drawings of Penumbra.
import penumbra from 'virtual:icons/penumbra';
import { icons } from './icons';

Object.assign(icons, penumbra);
