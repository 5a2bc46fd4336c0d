import type { Totals } from './run.ts';

/** The numbers of a line about a run. */
export function lineOf({
  sent,
  accepted,
  failed,
  refused,
}: Totals): Record<'sent' | 'accepted' | 'refused' | 'failed', number> {
  return { sent, accepted, failed, refused: Object.values(refused).reduce((sum, count) => sum + count, 0) };
}

/** A line that is written over itself; undefined where that cannot be done. An empty one wipes it. */
export function statusLine(stream: NodeJS.WriteStream): ((line: string) => void) | undefined {
  return stream.isTTY ? (line) => void stream.write(`\r\x1b[K${line}`) : undefined;
}
