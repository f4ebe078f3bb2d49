import type { Component } from 'svelte';
import type { Choice } from '../generated/Choice';
import type { Decision } from '../generated/Decision';
import type { GameEvent } from '../generated/GameEvent';
import type { GameView } from '../generated/GameView';
import type { Message } from '../generated/Message';
import type { TableInfo } from '../generated/TableInfo';
import { penumbra } from '../penumbra/family';
import { blackRose } from '../blackrose/family';
import type { Move } from './motion';
import type { Shown } from './shown';
import type { Sound } from './sounds';
import type { Sure } from './sure';
import type { Thing } from './things';

/** A line of the log of one family. */
export interface Line<E> {
  message: Message;
  event: E;
}

/** What a family of games knows of its views, its events and its options: all else on the page serves every game. */
export interface Family<V = GameView, E = GameEvent> {
  /** Draws the table. */
  board(): Promise<{ default: Component<{ table: Shown; info: TableInfo; view: V }> }>;
  /** The seats that the game waits for. */
  awaited(view: V): number[];
  /** The clause behind the question that is open. */
  clause(view: V): string | null;
  /** The number of the Round, or of what else divides the game; it is 0 before the first. */
  round(view: V): number;
  /** What such a Round is called, with its number, and how one goes to the one before and to the next. */
  readonly roundWords: { readonly name: string; readonly back: string; readonly on: string };
  /** What an option says. */
  optionText(option: Choice, decision: Decision, view: V | null, names: string[]): string;
  /** What the card behind a question says, where the answers themselves do not. */
  textBehind(decision: Decision, view: V): string | undefined;
  /** How one is asked before an answer is given that cannot be mended later. */
  readonly sure: Sure;
  /** Questions that follow each other when something is chosen in one go. */
  readonly inOneGo: readonly string[];
  /** The colour of the side whose deed a line of the log tells. */
  colourOf(event: E, view: V): string | undefined;
  /** The things on the table that a line of the log speaks of. */
  spokenOf(event: E, view: V): Thing[];
  /** What begins something new, or only gives a reason. */
  lineKind(event: E): 'heading' | 'reason' | undefined;
  /** Where figures stand, as one text: when it changes, they walk. */
  places(view: V): string;
  /** What is to be seen of what happened. */
  movesOf(lines: readonly Line<E>[], view: V): Move[];
  /** What is to be heard of it. */
  heard(event: E): Sound | undefined;
  /** How much of a look something is worth that others do. */
  look(event: E, view: V, you: number | null): 'long' | 'short' | undefined;
}

const FAMILIES = { 'black-rose': blackRose, penumbra } satisfies { [name in GameView['family']]: unknown };

/** The family of the game that a view shows; it is given only views and events of its own. */
export function familyOf(view: GameView): Family {
  return FAMILIES[view.family] as Family;
}
