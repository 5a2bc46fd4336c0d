import { openSteps, stateOf, type AnyResource, type NamedStep } from '@gongdi/domain';
import type { Row } from '../view-props.ts';

/** What moving a record to another state means. */
export type Move =
  /** It is there already. */
  | { kind: 'same' }
  /** Steps that the user may take; of several, the user chooses one. */
  | { kind: 'steps'; steps: readonly NamedStep[] }
  /** No step leads there. */
  | { kind: 'none' }
  /** A step leads there that the user may not take: for want of a permission, or because it is another's turn. */
  | { kind: 'permission' | 'turn'; step: NamedStep };

interface Mover {
  /** The steps that the user may take with the record now (`useOpenSteps`). */
  open: readonly NamedStep[];
  may: (step: NamedStep) => boolean;
}

/** Returns what moving a record to a state means for the user. */
export function moveTo(resource: AnyResource, row: Row, to: number, { open, may }: Mover): Move {
  if (stateOf(resource, row) === to) return { kind: 'same' };
  const leads = ({ step }: NamedStep) => step.to === to;
  const steps = open.filter(leads);
  if (steps.length > 0) return { kind: 'steps', steps };
  const known = openSteps(resource, row).find(leads);
  if (!known) return { kind: 'none' };
  return { kind: may(known) ? 'turn' : 'permission', step: known };
}

/** Whether a column takes the card that is dragged over the board. */
export type Target = 'takes' | 'refuses' | 'own';

export function targetOf({ kind }: Move): Target {
  if (kind === 'same') return 'own';
  return kind === 'steps' ? 'takes' : 'refuses';
}

/** A column of the board. */
export interface Column {
  state: number;
  /** Whether a record may be there: a state that is no longer used is shown while records have it. */
  disabled: boolean;
}

/**
 * Returns the columns of the board: the states of the dictionary in its order, those that the filter of the list leaves.
 * @param filter value of the filter by state: codes joined by commas
 * @param has whether a state has records
 */
export function columnsOf(
  entries: readonly { value: number; disabled?: boolean }[],
  filter: string | undefined,
  has: (state: number) => boolean,
): Column[] {
  const left = filter
    ?.split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  return entries
    .filter(({ value }) => !left || left.length === 0 || left.includes(String(value)))
    .map(({ value, disabled = false }) => ({ state: value, disabled }))
    .filter(({ state, disabled }) => !disabled || has(state));
}
