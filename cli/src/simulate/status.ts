import type { Totals } from './run.ts';

/** Returns the status line of a run. */
export function lineOf({
  sent,
  accepted,
  failed,
  refused,
}: Totals): Record<'sent' | 'accepted' | 'refused' | 'failed', number> {
  return { sent, accepted, failed, refused: Object.values(refused).reduce((sum, count) => sum + count, 0) };
}

/**
 * Returns a function that overwrites one line of the terminal; undefined when the stream is not a terminal. An empty
 * text erases the line.
 */
export function statusLine(stream: NodeJS.WriteStream): ((line: string) => void) | undefined {
  return stream.isTTY ? (line) => void stream.write(`\r\x1b[K${line}`) : undefined;
}
