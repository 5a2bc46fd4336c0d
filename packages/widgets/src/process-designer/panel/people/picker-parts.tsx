import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { LookupState } from './lookup.ts';
import type { PeopleTexts } from './text/index.ts';

interface ShownOption {
  label?: ReactNode;
  value?: ReactNode;
  data: object;
}

/** Renders a choice of the list: label, value, and the hint of the host. */
export function renderChoice({ value, label, data }: ShownOption): ReactNode {
  const more = 'more' in data && typeof data.more === 'string' ? data.more : '';
  return (
    <span className="gd-panel-choice">
      {label ?? value}
      {label !== undefined && label !== value && <small>{value}</small>}
      {more && <small>{more}</small>}
    </span>
  );
}

interface ChoiceNoteProps {
  texts: PeopleTexts;
  state: LookupState;
  /** Whether only values of the host and expressions are accepted. */
  known: boolean;
  onRetry(): void;
}

/** Shows the status of the query below the list. */
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
    <p className="gd-panel-choice-note" role="status">
      {words}
      {status === 'failed' && (
        // keep the focus, so that the list does not close before the click arrives
        <Button size="small" type="link" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </p>
  );
}
