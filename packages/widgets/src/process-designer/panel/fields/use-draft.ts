import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import type { Stage } from '../../session/stage.ts';

/** Pause in milliseconds after which typed text is written to the model. */
export const TYPING_PAUSE = 400;

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface DraftField {
  text: string;
  /** Props of the input that shows the text. */
  input: {
    onChange(event: ChangeEvent<Field>): void;
    onCompositionStart(): void;
    onCompositionEnd(event: CompositionEvent<Field>): void;
    onBlur(): void;
  };
  /** Writes text that is typed but not yet written: on Enter, save, and a change of selection. */
  flush(): void;
}

/** Text that is typed but not yet written. */
interface Typing {
  draft: string | null;
  /** Whether an input method is composing. The field then holds an unfinished word, which must not be written. */
  composing: boolean;
  commit: (text: string) => boolean;
}

/**
 * Holds typed text until it is written to the model. Shows the model's value again as soon as no text is pending, so
 * that undo is visible at once. Text that `commit` refuses stays in the field until the field is left.
 * @param commit writes the text; returns false if the text is refused
 */
export function useDraft(stage: Stage, value: string, commit: (text: string) => boolean): DraftField {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef<Typing>({ draft: null, composing: false, commit });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current.commit = commit;
  });

  const [flush] = useState(() => (leaving = false) => {
    const typing = latest.current;
    if (typing.composing && !leaving) return;
    clearTimeout(timer.current);
    typing.composing = false;
    const written = typing.draft === null || typing.commit(typing.draft);
    if (!written && !leaving) return;
    typing.draft = null;
    setDraft(null);
  });

  useEffect(() => {
    const write = () => flush();
    stage.pending.add(write);
    return () => {
      stage.pending.delete(write);
      flush(true);
    };
  }, [stage, flush]);

  const type = (text: string): void => {
    latest.current.draft = text;
    setDraft(text);
    clearTimeout(timer.current);
    if (!latest.current.composing) timer.current = setTimeout(flush, TYPING_PAUSE);
  };

  return {
    text: draft ?? value,
    input: {
      onChange: (event) => type(event.target.value),
      onCompositionStart() {
        latest.current.composing = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd(event) {
        latest.current.composing = false;
        type(event.currentTarget.value);
      },
      onBlur: () => flush(true),
    },
    flush,
  };
}
