import { Input } from 'antd';
import { useId } from 'react';
import type { Stage } from '../../session/stage.ts';
import { Row } from './row.tsx';
import { useDraft } from './use-draft.ts';

interface TextRowProps {
  stage: Stage;
  label: string;
  value: string;
  /** Called with the whole text; '' means absent. */
  onCommit(text: string): void;
  /** Error message for an empty text; an empty text is then not written. */
  required?: string;
  hint?: string | undefined;
  /** Warning about the text. The text is written anyway. */
  problem?: string | undefined;
  multiline?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** A text of the model. It is written after a pause, and on blur, Enter, save and a change of selection. */
export function TextRow(props: TextRowProps) {
  const { stage, label, value, onCommit, required, hint, problem, multiline, ...input } = props;
  const id = useId();
  const draft = useDraft(stage, value, (typed) => {
    if (required !== undefined && typed.trim() === '') return false;
    onCommit(typed);
    return true;
  });
  const { text } = draft;
  const error = required !== undefined && text.trim() === '' ? required : (problem ?? null);
  const shared = {
    id,
    value: text,
    status: error ? ('error' as const) : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
    ...draft.input,
    ...input,
  };
  return (
    <Row id={id} label={label} required={required !== undefined} hint={hint} error={error}>
      {multiline ? <Input.TextArea {...shared} rows={3} /> : <Input {...shared} onPressEnter={() => draft.flush()} />}
    </Row>
  );
}
