import type { Arg } from '../generated/Arg';
import type { Message } from '../generated/Message';

/** What a choice that is not offered would have been called; none for names that say nothing to people. */
export function choiceMessage(name: string): Message | undefined {
  const [verb = '', rest = ''] = name.split(/ (.*)/);
  const room = rest.startsWith('room:') ? rest.slice(5) : undefined;
  const said = (key: string, ...args: [string, Arg][]): Message => ({ key, args });
  const noun = (name: string, id: string): [string, Arg] => [name, { noun: id }];
  switch (verb) {
    case 'explore':
    case 'fight':
    case 'command':
    case 'done':
      return said(`choice-${verb}`);
    case 'activate':
      return rest === 'room' ? said('choice-activate-this-room') : undefined;
    case 'use':
      return said('choice-use-quest', noun('quest', `quest/${rest}`));
    case 'declare':
      return said('choice-declare', noun('quest', `quest/${rest}`));
    case 'cast':
      return said('choice-cast-slot', ['slot', { text: rest }]);
    case 'move':
      return room === undefined ? undefined : said('choice-move', noun('room', `room/${room}`));
    case 'target':
      return room === undefined
        ? said('choice-target', noun('model', rest))
        : said('choice-target-room', noun('room', `room/${room}`));
    case 'cube':
      return rest.includes(':') ? undefined : said('choice-cube', noun('party', rest));
    default:
      return undefined;
  }
}
