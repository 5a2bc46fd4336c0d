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
  /** Message when empty: the text is then not written. */
  required?: string;
  hint?: string | undefined;
  /** What is wrong with the text; it is written all the same. */
  problem?: string | undefined;
  multiline?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** A text of the model: written after a pause, on blur, Enter, save and another selection. */
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
