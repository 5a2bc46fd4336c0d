import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadyDevice } from './devices.ts';
import { messageOf, type Fault } from './readings.ts';
import type { Sender } from './senders.ts';

export interface RunOptions {
  devices: readonly ReadyDevice[];
  sender: Sender;
  /** Messages per second, of all devices together. */
  rate: number;
  faults: readonly Fault[];
  /** Duration in ms; absent: until the signal aborts. */
  duration?: number;
  signal: AbortSignal;
  now?: () => number;
  /** Called about four times a second. */
  progress?: (totals: Totals) => void;
}

export interface Totals {
  devices: number;
  sent: number;
  accepted: number;
  /** Messages that devices with the fault `gap` did not send. */
  silent: number;
  /** Messages that did not arrive. */
  failed: number;
  /** Refused messages and values, by reason. */
  refused: Record<string, number>;
  seconds: number;
}

const TICK = 50;
/** Maximum number of messages in flight, so that a server slower than the rate is not overloaded. */
const MOST_UNDER_WAY = 2000;

/** Sends messages at a steady rate, each device in turn, until the duration is over or the signal aborts. */
export async function runSimulation(options: RunOptions): Promise<Totals> {
  const { devices, sender, rate, faults, duration, signal, now = Date.now, progress } = options;
  const totals: Totals = {
    devices: devices.length,
    sent: 0,
    accepted: 0,
    silent: 0,
    failed: 0,
    refused: {},
    seconds: 0,
  };
  const under = new Set<Promise<void>>();
  /** Each reading of a device gets a different millisecond; otherwise two readings would count as the same one. */
  const lastAt = new Map<ReadyDevice, number>();
  const began = performance.now();
  const passed = (): number => performance.now() - began;
  let turn = 0;
  let lastShown = 0;

  const one = async (device: ReadyDevice): Promise<void> => {
    const at = Math.max(now(), (lastAt.get(device) ?? 0) + 1);
    lastAt.set(device, at);
    const message = messageOf(device, at, faults);
    if (!message) {
      totals.silent += 1;
      return;
    }
    totals.sent += 1;
    try {
      const { accepted, refused } = await sender.send(device, message);
      if (accepted) totals.accepted += 1;
      for (const reason of refused) totals.refused[reason] = (totals.refused[reason] ?? 0) + 1;
    } catch {
      totals.failed += 1;
    }
  };

  const over = (): boolean => signal.aborted || (duration !== undefined && passed() >= duration);
  while (!over()) {
    const due = Math.floor((passed() / 1000) * rate);
    for (; turn < due && under.size < MOST_UNDER_WAY; turn += 1) {
      const work: Promise<void> = one(devices[turn % devices.length]!).finally(() => under.delete(work));
      under.add(work);
    }
    // Messages that could not be sent in time are dropped, not sent later all at once.
    if (under.size >= MOST_UNDER_WAY) turn = due;
    if (passed() - lastShown > 250) {
      lastShown = passed();
      totals.seconds = Number((passed() / 1000).toFixed(1));
      progress?.(totals);
    }
    await sleep(TICK, undefined, { signal }).catch(() => undefined);
  }
  await Promise.race([Promise.all(under), sleep(10_000)]);
  totals.seconds = Number((passed() / 1000).toFixed(1));
  return totals;
}
