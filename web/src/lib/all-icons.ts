// Whoever imports this has all drawings but those of Penumbra.
import rest from 'virtual:icons/rest';
import { icons } from './icons';
import './table-icons';

Object.assign(icons, rest);
