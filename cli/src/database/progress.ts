import type { CommandContext } from '../command.ts';
import { statusLine } from '../terminal/status-line.ts';
import { databaseMessage } from './text/index.ts';

/** Shows rows and the current table, then files, as progress on an interactive terminal; otherwise silent. */
export function rowProgress({ lang, json }: CommandContext): {
  step: (table: string | undefined, count: number) => void;
  end: () => void;
} {
  if (json) return { step: () => undefined, end: () => undefined };
  const line = statusLine();
  return {
    step: (table, count) =>
      line.nowAndThen(() => {
        const message =
          table === undefined
            ? databaseMessage('fileProgress', { files: count })
            : databaseMessage('progress', { table, rows: count });
        return message[lang];
      }),
    end: line.end,
  };
}
