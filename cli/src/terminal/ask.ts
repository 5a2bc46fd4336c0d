import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** The user pressed Ctrl-C or Ctrl-D instead of answering. */
export class Unanswered extends Error {}

/** Reads a line typed on the terminal. @throws Unanswered */
export async function ask(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // The end of input closes the interface without an answer.
    const closed = new Promise<never>((_, reject) => lines.once('close', () => reject(new Unanswered())));
    return await Promise.race([lines.question(question, { signal }), closed]);
  } catch (error) {
    throw error instanceof Unanswered || signal.aborted ? new Unanswered() : error;
  } finally {
    lines.close();
  }
}

/**
 * Returns whether the user confirms an irreversible operation; Ctrl-C or Ctrl-D interrupts.
 * @throws CliFailure with exit 3
 */
export async function agreed(question: string, signal: AbortSignal): Promise<boolean> {
  try {
    return /^(y|yes|是|确认)$/i.test((await ask(question, signal)).trim());
  } catch (error) {
    if (error instanceof Unanswered) throw new CliFailure(EXIT.remote, cliMessage('interrupted'), error);
    throw error;
  }
}

const ENTER = new Set(['\r', '\n']);
const ERASE = new Set(['\u007F', '\b']);
const GIVE_UP = new Set(['\u0003', '\u0004']);
const ERASE_ALL = '\u0015';

/**
 * Returns the typed text after some more keys; `done` after Enter, undefined when the user pressed Ctrl-C or Ctrl-D.
 */
export function typed(before: string, keys: string): { text: string; done: boolean } | undefined {
  let letters = [...new Intl.Segmenter().segment(before)].map(({ segment }) => segment);
  for (const { segment: key } of new Intl.Segmenter().segment(keys)) {
    if (GIVE_UP.has(key)) return undefined;
    if (ENTER.has(key) || key === '\r\n') return { text: letters.join(''), done: true };
    if (ERASE.has(key)) letters.pop();
    else if (key === ERASE_ALL) letters = [];
    // Arrow keys and other control keys are ignored.
    else if (!/^\p{Cc}/u.test(key)) letters.push(key);
  }
  return { text: letters.join(''), done: false };
}

/** Reads a line from the terminal without showing it. @throws Unanswered */
export async function askHidden(question: string, input: ReadStream = process.stdin): Promise<string> {
  process.stderr.write(question);
  input.setRawMode(true).resume().setEncoding('utf8');
  try {
    return await new Promise<string>((resolve, reject) => {
      let text = '';
      const onKeys = (keys: string) => {
        const now = keys.startsWith('\u001B') ? { text, done: false } : typed(text, keys);
        if (now && !now.done) {
          text = now.text;
          return;
        }
        input.off('data', onKeys);
        if (now) resolve(now.text);
        else reject(new Unanswered());
      };
      input.on('data', onKeys);
    });
  } finally {
    input.setRawMode(false).pause();
    process.stderr.write('\n');
  }
}
