import { fieldsOf, fill, LIST_SEPARATOR, permission, stateOf, type AnyResource, type NamedStep } from '@gongdi/domain';
import { App } from 'antd';
import { useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useOpenSteps } from '../../actions/use-open-steps.ts';
import { useViewText } from '../text/index.ts';
import type { Row } from '../view-props.ts';
import { moveTo, type Move } from './moves.ts';

/** Several steps lead from the state of a record to another. */
export interface StepChoice {
  row: Row;
  to: number;
  steps: readonly NamedStep[];
}

interface Board {
  begin: (row: Row, step: NamedStep) => void;
  /** Name of a state. */
  nameOf: (state: number | undefined) => string;
  waiting: (id: string) => boolean;
  choose: (choice: StepChoice) => void;
}

/** What moving a card means, and the drop itself: it begins the step, or says why there is none. */
export function useDrop(resource: AnyResource, { begin, nameOf, waiting, choose }: Board) {
  const lang = useLang();
  const text = useViewText();
  const may = usePermissions();
  const openSteps = useOpenSteps(resource);
  const { message } = App.useApp();
  const moveOf = (row: Row, to: number): Move =>
    moveTo(resource, row, to, { open: openSteps(row), may: ({ name }) => may(permission(resource.name, name)) });
  const refusal = (row: Row, to: number, move: Exclude<Move, { kind: 'same' | 'steps' }>): string => {
    if (move.kind === 'none') return fill(text.noStep, { from: nameOf(stateOf(resource, row)), to: nameOf(to) });
    const step = move.step.label[lang];
    if (move.kind === 'permission') return fill(text.noPermission, { step });
    const who = fieldsOf(resource).find(({ name }) => name === move.step.step.by)?.label[lang] ?? '';
    return fill(text.notYourTurn, { step, who });
  };
  const tell = (row: Row, to: number): string => {
    const move = moveOf(row, to);
    if (move.kind === 'same') return nameOf(to);
    if (move.kind !== 'steps') return refusal(row, to, move);
    const steps = move.steps.map(({ label }) => label[lang]).join(LIST_SEPARATOR[lang]);
    return fill(text.wouldMove, { state: nameOf(to), steps });
  };
  /** @returns whether a step has begun */
  const drop = (row: Row, to: number): boolean => {
    const move = moveOf(row, to);
    if (move.kind === 'same') return false;
    if (waiting(row.id)) {
      void message.warning(text.isWaiting);
      return false;
    }
    if (move.kind !== 'steps') {
      void message.warning(refusal(row, to, move));
      return false;
    }
    const [first, ...rest] = move.steps;
    if (rest.length === 0) begin(row, first!);
    else choose({ row, to, steps: move.steps });
    return true;
  };
  return { moveOf, tell, drop };
}
