import { setTimeout as sleep } from 'node:timers/promises';
import type { Ingest, Outcome } from '../ingest.ts';
import { readMessage } from '../message.ts';
import type { KnownDevice } from '../registry.ts';

/** How long a device that reports too often waits before its reading is tried again, ms, and how often that is done. */
const WAIT = 500;
const TRIES = 20;

/**
 * Hands a payload to the readings. A device that reports faster than it may is held back by its acknowledgement instead
 * of losing readings.
 */
export async function deliver(
  ingest: Ingest,
  device: KnownDevice,
  payload: Uint8Array,
  now: () => number,
): Promise<Outcome> {
  const message = readMessage(payload, device.type, now());
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await ingest.accept(device, message);
    if (outcome.kind !== 'refused' || outcome.refusal !== 'busy' || attempt === TRIES) return outcome;
    await sleep(WAIT);
  }
}

/**
 * What a device is told of a message of which something was not taken: `{ at, reason?, values: [{ key, reason, given }] }`.
 * @returns undefined when all was taken, or was there already
 */
export function refusedAnswer(outcome: Outcome, at: number): string | undefined {
  const whole = outcome.kind === 'refused' && outcome.refusal !== 'duplicate' ? outcome.refusal : undefined;
  if (whole === undefined && outcome.refused.length === 0) return undefined;
  return JSON.stringify({ at, ...(whole && { reason: whole }), values: outcome.refused });
}
