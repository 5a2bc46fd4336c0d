/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Returns a function that accepts the text of an event stream piece by piece.
 * @returns the events that are complete after the piece
 */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block): ServerEvent[] => {
      const lines = block.split('\n');
      const of = (field: string) =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).trimStart())
          .join('\n');
      const event = of('event');
      return event === '' ? [] : [{ event, data: of('data') }];
    });
  };
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Returns the delay before the next connection attempt, ms. It doubles with each failure up to one minute, with a
 * random spread so that the consoles of a restarting server do not all reconnect at once.
 */
export function waitBefore(failures: number, random: number = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
  return whole / 2 + (whole / 2) * random;
}
