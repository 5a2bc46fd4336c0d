import type { CommandContext } from '../command.ts';
import { statusLine } from '../terminal/status-line.ts';
import { sayDatabase } from './text/index.ts';

/** Rows so far and the table at hand, then files so far, on a person's terminal; silent elsewhere. */
export function rowProgress({ lang, json }: CommandContext): {
  step: (table: string | undefined, count: number) => void;
  end: () => void;
} {
  if (json) return { step: () => undefined, end: () => undefined };
  const line = statusLine();
  return {
    step: (table, count) =>
      line.nowAndThen(() => {
        const said =
          table === undefined
            ? sayDatabase('fileProgress', { files: count })
            : sayDatabase('progress', { table, rows: count });
        return said[lang];
      }),
    end: line.end,
  };
}
