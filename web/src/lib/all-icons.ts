// Whoever imports this has all drawings.
import rest from 'virtual:icons/rest';
import { icons } from './icons';

Object.assign(icons, rest);
