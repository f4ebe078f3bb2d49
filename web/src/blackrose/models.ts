// What is to be said of Models.
import type { View } from '../generated/View';
import type { ModelView } from '../generated/ModelView';
import { cubesBySide } from '../lib/cubes';
import { ownerSide, seatSide, whoIs } from './sides';
import { words } from '../lib/words.svelte';

/** All that is to be said of a Model. */
export function modelWords(view: View, model: ModelView): string {
  const facts = [
    words.name(model.model),
    `${words.label('label-health')} ${model.health - model.damage.length}/${model.health}`,
    ...damageWords(view, model),
    `${words.label('label-strength')} ${model.strength}`,
    `${words.label('label-speed')} ${model.speed}`,
  ];
  if (model.shape) facts.push(words.label('table-shape', { shape: words.name(`evocation/${model.shape}`) }));
  if (model.upgrade) facts.push(words.name(`upgrade/${model.upgrade}`));
  if (model.activated) facts.push(words.label('table-activated'));
  if (model.controller !== model.owner) {
    const who = whoIs(view, ownerSide(view, model.controller));
    if (who !== null) facts.push(words.label('table-controlled', { who: words.name(who) }));
  }
  if (model.assigned !== undefined) {
    const who = model.assigned === view.avatar?.number ? view.avatar.avatar : whoIs(view, seatSide(model.assigned));
    if (who !== null) facts.push(words.label('table-assigned-to', { who: words.name(who) }));
  }
  return facts.join(' · ');
}

/** The damage of a Model by the sides whose cubes it has; nothing without any. */
export function damageWords(view: View, model: ModelView): string[] {
  if (model.damage.length === 0) return [];
  return [`${words.label('label-damage')}: ${cubesBySide(view, model.damage).join(', ')}`];
}

/** The number of an Evocation, where its owner has others of its kind; they are called by it. */
export function numberOf(view: View, model: ModelView): string {
  const [kind, owner, base] = model.model.split(':');
  if (base === undefined) return '';
  const alike = view.models.filter((other) => other.model.startsWith(`${kind}:${owner}:`));
  return alike.length > 1 ? base : '';
}

/** The card of a Model: a Mage, the Avatar, or a kind of Evocation. */
export function kindOf(model: ModelView): { cls: 'mage' | 'avatar' | 'evocation'; id: string } {
  const [kind = '', owner] = model.model.split(':');
  if (owner !== undefined) return { cls: 'evocation', id: kind };
  return { cls: words.card('avatar', kind) ? 'avatar' : 'mage', id: kind };
}
