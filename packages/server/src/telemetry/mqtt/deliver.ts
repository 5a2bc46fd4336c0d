import { setTimeout as sleep } from 'node:timers/promises';
import type { Ingest, Outcome } from '../ingest.ts';
import { readMessage } from '../message.ts';
import type { KnownDevice } from '../registry.ts';

/** How long the reading of a device that reports too often waits before the next try, ms, and the number of tries. */
const WAIT = 500;
const TRIES = 20;

/**
 * Passes a payload to the ingest. If a device reports faster than allowed, its acknowledgement is delayed; its readings
 * are not lost.
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
 * Returns the answer to a device about refused parts of a message: `{ at, reason?, values: [{ key, reason, given }] }`.
 * @returns undefined if everything was accepted or was stored already
 */
export function refusedAnswer(outcome: Outcome, at: number): string | undefined {
  const whole = outcome.kind === 'refused' && outcome.refusal !== 'duplicate' ? outcome.refusal : undefined;
  if (whole === undefined && outcome.refused.length === 0) return undefined;
  return JSON.stringify({ at, ...(whole && { reason: whole }), values: outcome.refused });
}
