// Whoever imports this has all drawings, those of Penumbra, too.
import penumbra from 'virtual:icons/penumbra';
import './all-icons';
import { icons } from './icons';

Object.assign(icons, penumbra);
