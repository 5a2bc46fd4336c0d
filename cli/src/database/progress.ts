import type { CommandContext } from '../command.ts';
import { sayDatabase } from './text/index.ts';

/** Shown at most so often, ms. */
const EVERY = 200;

/** Rows so far and the table at hand, on a person's terminal; silent elsewhere. */
export function rowProgress({ lang, json }: CommandContext): {
  step: (table: string, rows: number) => void;
  end: () => void;
} {
  if (json || !process.stderr.isTTY) return { step: () => undefined, end: () => undefined };
  let last = 0;
  return {
    step(table, rows) {
      if (Date.now() - last < EVERY) return;
      last = Date.now();
      process.stderr.write(`\u001B[K${sayDatabase('progress', { table, rows })[lang]}\r`);
    },
    end: () => void process.stderr.write('\u001B[K'),
  };
}
