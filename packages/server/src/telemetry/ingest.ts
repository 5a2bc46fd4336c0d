import type { MessageRefusal, RefusedValue } from '@gongdi/domain';
import type { KnownDevice } from './registry.ts';
import type { Checked } from './message.ts';
import { refusalCounter, type RefusalCounter } from './refusals.ts';
import { throttle } from './throttle.ts';
import type { Reading } from './store-readings.ts';
import type { Newest, Writer } from './writer.ts';

/** What became of one message. `stored` is said only once the reading survives a crash. */
export type Outcome =
  { kind: 'stored'; refused: RefusedValue[] } | { kind: 'refused'; refusal: MessageRefusal; refused: RefusedValue[] };

export interface IngestOptions {
  writer: Writer;
  now: () => number;
  /** Told of what a batch changed, after it is kept. */
  onNewest?: (newest: readonly Newest[]) => void;
  /** Told that readings came out of order, after they are kept: levels have to be judged anew. */
  onLate?: () => void;
  /** Longest time that a reading waits for others to go with it, ms. */
  gather?: number;
  /** Messages that one device may send: a second on the long run, and at once. */
  perSecond?: number;
  burst?: number;
}

export interface Ingest {
  /**
   * Takes one looked-at message of a device.
   * @throws whatever the database says when the reading cannot be kept; it may be sent again
   */
  accept: (device: KnownDevice, message: Checked) => Promise<Outcome>;
  /** Messages that wait to be written. */
  waiting: () => number;
  refusals: RefusalCounter;
  /** Writes what waits, and takes no more. */
  close: () => Promise<void>;
}

/** Readings that go in one transaction at most. */
const MOST_AT_ONCE = 2000;
/** Readings that wait at most: beyond, devices are asked to wait. */
const MOST_WAITING = 20_000;

interface Waiting {
  reading: Reading;
  refused: RefusedValue[];
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers readings for some milliseconds and writes them together, one transaction at a time: while one is under way the
 * next grows, so that a slow database gets larger batches instead of more of them.
 */
export function telemetryIngest(options: IngestOptions): Ingest {
  const { writer, now, onNewest, onLate, gather = 20, perSecond = 100, burst = 1000 } = options;
  let queue: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;
  const refusals = refusalCounter(now);
  const mayCome = throttle(perSecond, burst);

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_AT_ONCE);
      try {
        const { stored, newest, late } = await writer.write(batch.map(({ reading }) => reading));
        for (const [index, { reading, refused, resolve }] of batch.entries()) {
          const { fresh, conflicts } = stored[index]!;
          for (const key of conflicts) {
            const given = String(reading.values[key]);
            refused.push({ key, reason: 'conflict', given });
            refusals.count(reading.device.id, 'conflict', key, given);
          }
          if (Object.keys(fresh).length > 0) resolve({ kind: 'stored', refused });
          else {
            refusals.count(reading.device.id, 'duplicate');
            resolve({ kind: 'refused', refusal: 'duplicate', refused });
          }
        }
        if (newest.length > 0) onNewest?.(newest);
        if (late) onLate?.();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
  };
  const start = (): void => {
    timer = undefined;
    writing ??= flush().finally(() => {
      writing = undefined;
      if (queue.length > 0) plan();
    });
  };
  const plan = (): void => {
    if (queue.length >= MOST_AT_ONCE) {
      clearTimeout(timer);
      start();
    } else timer ??= setTimeout(start, gather);
  };

  return {
    accept: (device, message) => {
      const refuse = (refusal: MessageRefusal): Promise<Outcome> => {
        refusals.count(device.id, refusal);
        return Promise.resolve({ kind: 'refused', refusal, refused: message.refused });
      };
      for (const { key, reason, given } of message.refused) refusals.count(device.id, reason, key, given);
      if (closed) return Promise.reject(new Error('the server is stopping'));
      if (!device.usable) return refuse('disabled_device');
      if ('refusal' in message) return refuse(message.refusal);
      const received = now();
      if (queue.length >= MOST_WAITING || !mayCome(device.id, received)) return refuse('busy');
      return new Promise<Outcome>((resolve, reject) => {
        const { ts, values } = message;
        queue.push({ reading: { device, ts, received, values }, refused: [...message.refused], resolve, reject });
        plan();
      });
    },
    waiting: () => queue.length,
    refusals,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      timer = undefined;
      await writing;
      await flush();
    },
  };
}
