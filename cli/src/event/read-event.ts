import { CliFailure, EXIT } from '../command.ts';
import { eventMessage } from './text/index.ts';

export interface EventFlags {
  businessKey?: string;
  instance?: string;
  set?: string[];
  variables?: string;
  reason?: string;
  key?: string;
}

export const KINDS = ['message', 'signal', 'condition'] as const;
export type EventKind = (typeof KINDS)[number];

export interface GivenEvent {
  kind: EventKind;
  /** Empty for a condition. */
  name: string;
  variables: Record<string, never>;
}

const wrong = (...words: Parameters<typeof eventMessage>): CliFailure =>
  new CliFailure(EXIT.usage, eventMessage(...words));

/** @throws CliFailure with exit 2 for an event that cannot be sent */
export function readEvent(kind: string, name: string | undefined, flags: EventFlags): GivenEvent {
  const known = KINDS.find((one) => one === kind);
  if (!known) throw wrong('kindUnknown', { kind });
  if (known === 'condition' && name !== undefined) throw wrong('nameForCondition');
  if (known !== 'condition' && !name) throw wrong('nameMissing');
  if (known === 'signal' && flags.businessKey !== undefined) throw wrong('notForSignal');
  if (known === 'condition' && flags.instance !== undefined) throw wrong('notForCondition');
  return { kind: known, name: name ?? '', variables: variablesOf(flags) };
}

/**
 * Returns the variables of `--variables`, overridden by those of `--set`. A value of `--set` is parsed as JSON; if that
 * fails, it is a text.
 */
function variablesOf({ variables = '{}', set = [] }: EventFlags): Record<string, never> {
  const given = objectOf(variables);
  for (const text of set) {
    const at = text.indexOf('=');
    if (at < 1) throw wrong('badSet', { text });
    given[text.slice(0, at).trim()] = valueOf(text.slice(at + 1));
  }
  return given as Record<string, never>;
}

function objectOf(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw wrong('badVariables', { reason: (error as Error).message });
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw wrong('badVariables', { reason: text });
  return { ...value };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
