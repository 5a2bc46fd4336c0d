import { GongdiError } from '@gongdi/domain';
import { httpLabel } from './text/index.ts';

/** Bytes that may be held at a time: by one sender, and by all together. */
export interface BudgetLimits {
  each: number;
  all: number;
}

/** What one call holds. */
export interface Share {
  /** @throws GongdiError `tooMany` when the sender holds too much, `unavailable` when all together do */
  take: (bytes: number) => void;
  /** Gives everything back; once is enough, twice does no harm. */
  end: () => void;
}

export interface Budget {
  /** @param sender a session, or an address of whoever has none */
  open: (sender: string) => Share;
  /** Bytes held now. */
  held: () => number;
}

/** Seconds after which whoever holds too much may try again. */
const RETRY_SECONDS = 5;

/** Counts what bodies cost while they come. It knows nothing about kinds: one for memory, one for disk. */
export function byteBudget({ each, all }: BudgetLimits): Budget {
  const bySender = new Map<string, number>();
  let total = 0;
  return {
    held: () => total,
    open: (sender) => {
      let own = 0;
      return {
        take: (bytes) => {
          const held = (bySender.get(sender) ?? 0) + bytes;
          if (held > each) throw new GongdiError('tooMany', { values: { seconds: RETRY_SECONDS } });
          if (total + bytes > all) throw new GongdiError('unavailable', { label: httpLabel('bodiesFull') });
          bySender.set(sender, held);
          own += bytes;
          total += bytes;
        },
        end: () => {
          const rest = (bySender.get(sender) ?? 0) - own;
          if (rest > 0) bySender.set(sender, rest);
          else bySender.delete(sender);
          total -= own;
          own = 0;
        },
      };
    },
  };
}

interface Waiting {
  bytes: number;
  start: () => void;
}

/**
 * Lets in what fits into a number of bytes and makes the rest wait: first come, first served, so that a large one is not
 * kept out for ever by small ones.
 */
export function byteGate(room: number): (bytes: number) => Promise<() => void> {
  const line: Waiting[] = [];
  let used = 0;
  const next = (): void => {
    // One that is larger than the room goes in alone.
    while (line[0] && (used === 0 || used + line[0].bytes <= room)) {
      const one = line.shift()!;
      used += one.bytes;
      one.start();
    }
  };
  return async (bytes) => {
    await new Promise<void>((start) => {
      line.push({ bytes, start });
      next();
    });
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      used -= bytes;
      next();
    };
  };
}
