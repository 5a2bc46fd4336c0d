import { useEffect, useRef, useState } from 'react';
import type { Stage } from '../../session/stage.ts';

/** Typing is written to the model after this pause, in milliseconds. */
export const TYPING_PAUSE = 400;

export interface DraftField {
  text: string;
  change(text: string): void;
  /** Writes what is still only typed: on blur, Enter, save, another selection. */
  flush(): void;
}

/**
 * Text that is typed before the model knows it. Shows the model's value again as soon as nothing is pending, so undo
 * is seen at once.
 */
export function useDraft(stage: Stage, value: string, commit: (text: string) => void): DraftField {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef<{ draft: string | null; commit: (text: string) => void }>({ draft: null, commit });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current.commit = commit;
  });

  const [flush] = useState(() => () => {
    clearTimeout(timer.current);
    const { draft: typed, commit: write } = latest.current;
    latest.current.draft = null;
    setDraft(null);
    if (typed !== null) write(typed);
  });

  useEffect(() => {
    stage.pending.add(flush);
    return () => {
      stage.pending.delete(flush);
      flush();
    };
  }, [stage, flush]);

  return {
    text: draft ?? value,
    change(text) {
      latest.current.draft = text;
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, TYPING_PAUSE);
    },
    flush,
  };
}
