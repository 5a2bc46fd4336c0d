import type { CommandContext } from '../command.ts';
import { sayDatabase } from './text/index.ts';

/** Shown at most so often, ms. */
const EVERY = 200;

/** Rows so far and the table at hand, then files so far, on a person's terminal; silent elsewhere. */
export function rowProgress({ lang, json }: CommandContext): {
  step: (table: string | undefined, count: number) => void;
  end: () => void;
} {
  if (json || !process.stderr.isTTY) return { step: () => undefined, end: () => undefined };
  let last = 0;
  return {
    step(table, count) {
      if (Date.now() - last < EVERY) return;
      last = Date.now();
      const said =
        table === undefined
          ? sayDatabase('fileProgress', { files: count })
          : sayDatabase('progress', { table, rows: count });
      process.stderr.write(`\u001B[K${said[lang]}\r`);
    },
    end: () => void process.stderr.write('\u001B[K'),
  };
}
