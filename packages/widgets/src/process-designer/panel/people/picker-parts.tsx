import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { LookupState } from './lookup.ts';
import type { PeopleTexts } from './text/index.ts';

interface ShownOption {
  label?: ReactNode;
  value?: ReactNode;
  data: object;
}

/** A choice in the list: what it is called, what is written, and what the host adds. */
export function renderChoice({ value, label, data }: ShownOption): ReactNode {
  const more = 'more' in data && typeof data.more === 'string' ? data.more : '';
  return (
    <span className="gd-choice">
      {label ?? value}
      {label !== undefined && label !== value && <small>{value}</small>}
      {more && <small>{more}</small>}
    </span>
  );
}

interface ChoiceNoteProps {
  texts: PeopleTexts;
  state: LookupState;
  /** Whether only what the host has can be written, and expressions. */
  known: boolean;
  onRetry(): void;
}

/** How the question stands, below the list. */
export function ChoiceNote({ texts, state: { status, choices }, known, onRetry }: ChoiceNoteProps) {
  const words =
    status === 'failed'
      ? texts.failed
      : status === 'asking'
        ? texts.searching
        : choices.length === 0
          ? known
            ? texts.nobodyFound
            : texts.nothingFound
          : known
            ? texts.orExpression
            : texts.freeText;
  return (
    <p className="gd-choice-note" role="status">
      {words}
      {status === 'failed' && (
        // the list must not close before the click arrives
        <Button size="small" type="link" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </p>
  );
}
