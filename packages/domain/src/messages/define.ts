import type { Label } from '../label.ts';

/**
 * How soon people have to know. `urgent`: quiet hours do not hold it back. `low`: it is shown in the console only,
 * unless a rule names its kind.
 */
export const URGENCIES = ['urgent', 'normal', 'low'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** A kind of event that people are told of. */
export interface EventKind {
  label: Label;
  urgency: Urgency;
  /** Who is told when no rule says otherwise: whom the module names. */
  audience: Label;
  /** It waits for those who are told: their substitutes are told too. */
  substitutes?: true;
}

/** Declares the kinds of events that a module raises, in its `events.ts`, by their names in stored notifications. */
export const defineEvents = <const E extends Readonly<Record<string, EventKind>>>(events: E): E => events;
