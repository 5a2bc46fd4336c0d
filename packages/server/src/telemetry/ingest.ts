import type { MessageRefusal, RefusedValue } from '@gongdi/domain';
import type { KnownDevice } from './registry.ts';
import type { Checked } from './message.ts';
import { refusalCounter, type RefusalCounter } from './refusals.ts';
import { throttle } from './throttle.ts';
import type { Reading } from './store-readings.ts';
import type { Newest, Writer } from './writer.ts';

/** The result of one message. `stored` is returned only once the reading survives a crash. */
export type Outcome =
  | { kind: 'stored'; refused: RefusedValue[] }
  | { kind: 'refused'; refusal: MessageRefusal; refused: RefusedValue[] };

export interface IngestOptions {
  writer: Writer;
  now: () => number;
  /** Called with what a batch changed, after the batch is stored. */
  onNewest?: (newest: readonly Newest[]) => void;
  /** Called after readings that came out of order are stored: their levels have to be judged again. */
  onLate?: () => void;
  /** The longest time that a reading waits to be written together with others, ms. */
  gather?: number;
  /** Messages that one device may send: long-term rate per second, and burst. */
  perSecond?: number;
  burst?: number;
}

export interface Ingest {
  /**
   * Accepts one checked message of a device.
   * @throws the error of the database if the reading cannot be stored; the reading may be sent again
   */
  accept: (device: KnownDevice, message: Checked) => Promise<Outcome>;
  /** Returns the number of readings that wait to be written. */
  waiting: () => number;
  refusals: RefusalCounter;
  /** Writes the readings that wait, and accepts no more. */
  close: () => Promise<void>;
}

/** The most readings in one transaction. */
const MOST_AT_ONCE = 2000;
/** The most readings that wait. Beyond this number, devices get the refusal `busy`. */
const MOST_WAITING = 20_000;

interface Waiting {
  reading: Reading;
  refused: RefusedValue[];
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects readings for some milliseconds and writes them together, one transaction at a time. While a transaction
 * runs, the next batch grows, so that a slow database gets larger batches instead of more batches.
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
