import { fill, stateOf, titleOf, type AnyResource } from '@gongdi/domain';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useViewText } from '../text/index.ts';
import type { Row } from '../view-props.ts';

interface LiftBoard {
  resource: AnyResource;
  /** States of the columns, from left to right. */
  states: readonly number[];
  /** What happens when a card is put into a column, in words. */
  tell: (row: Row, to: number) => string;
  /** @returns whether a step has begun */
  drop: (row: Row, to: number) => boolean;
  board: RefObject<HTMLElement | null>;
  /** Changes when the board was read again. */
  readAt: number;
}

interface Lifted {
  row: Row;
  to: number;
}

export interface Lift {
  /** The card that keys move, and the column that it would go to. */
  lifted: Lifted | undefined;
  /** Said to screen readers; undefined: nothing is moved. */
  announcement: string | undefined;
  onKey: (row: Row, event: KeyboardEvent<HTMLElement>) => void;
  /** The card lost the focus: it stays where it is. */
  end: () => void;
}

/**
 * Moves a card over the board by keys: the space bar lifts it, arrows choose a column, Enter puts it there, Escape
 * leaves it. A card that has arrived has the focus again.
 */
export function useLift({ resource, states, tell, drop, board, readAt }: LiftBoard): Lift {
  const text = useViewText();
  const [lifted, setLifted] = useState<Lifted>();
  const dropped = useRef<Lifted>(undefined);

  useEffect(() => {
    const { current } = dropped;
    if (!current) return;
    const column = board.current?.querySelector(`[data-state="${current.to}"]`);
    const card = column?.querySelector<HTMLElement>(`[data-card="${CSS.escape(current.row.id)}"]`);
    if (!card) return;
    dropped.current = undefined;
    card.focus();
  }, [board, readAt]);

  const onKey = (row: Row, event: KeyboardEvent<HTMLElement>): void => {
    // The keys of the link and of the menu inside the card are theirs.
    if (event.target !== event.currentTarget) return;
    const own = stateOf(resource, row) ?? states[0]!;
    if (lifted?.row.id !== row.id) {
      if (event.key !== ' ') return;
      event.preventDefault();
      return setLifted({ row, to: own });
    }
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const ends = ['Enter', ' ', 'Escape'].includes(event.key);
    if (aside === undefined && !ends) return;
    event.preventDefault();
    event.stopPropagation();
    if (aside !== undefined) {
      const to = states[states.indexOf(lifted.to) + aside];
      if (to !== undefined) setLifted({ row, to });
      return;
    }
    setLifted(undefined);
    if (event.key === 'Escape' || lifted.to === own) return;
    dropped.current = drop(row, lifted.to) ? lifted : undefined;
  };

  const name = lifted && titleOf(resource, lifted.row);
  const announcement =
    lifted &&
    (lifted.to === stateOf(resource, lifted.row) ? fill(text.lifted, { name: name! }) : tell(lifted.row, lifted.to));
  return { lifted, announcement, onKey, end: () => setLifted(undefined) };
}
