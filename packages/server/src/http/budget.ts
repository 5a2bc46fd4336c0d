import { GongdiError } from '@gongdi/domain';
import { httpLabel } from './text/index.ts';

/** Most bytes reserved at a time: by one sender, and by all senders together. */
export interface BudgetLimits {
  each: number;
  all: number;
}

/** The bytes that one call has reserved. */
export interface Share {
  /**
   * Reserves bytes. @throws GongdiError `tooMany` when the sender holds too many, `unavailable` when all senders
   * together do
   */
  take: (bytes: number) => void;
  /** Releases everything. Calling it twice does no harm. */
  end: () => void;
}

export interface Budget {
  /** @param sender a session, or the address of a caller without one */
  open: (sender: string) => Share;
  /** Bytes reserved now. */
  held: () => number;
}

/** Seconds after which a sender over its limit may try again. */
const RETRY_SECONDS = 5;

/**
 * Counts the bytes of bodies while they are received. The same code counts memory and disk, each with its own budget.
 */
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
 * Admits work that fits into a number of bytes and queues the rest. The queue is first come, first served, so that
 * small items cannot keep a large one waiting for ever.
 */
export function byteGate(room: number): (bytes: number) => Promise<() => void> {
  const line: Waiting[] = [];
  let used = 0;
  const next = (): void => {
    // An item larger than the whole limit is admitted alone.
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
