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
export function deliver(ingest: Ingest, device: KnownDevice, payload: Uint8Array, now: () => number): Promise<Outcome> {
  const message = readMessage(payload, device.type, now());
  return ingest
    .accept(device, message)
    .then((outcome) => (isBusy(outcome) ? tryAgain(() => ingest.accept(device, message)) : outcome));
}

const isBusy = (outcome: Outcome): boolean => outcome.kind === 'refused' && outcome.refusal === 'busy';

async function tryAgain(accept: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 2; ; attempt += 1) {
    await sleep(WAIT);
    const outcome = await accept();
    if (!isBusy(outcome) || attempt === TRIES) return outcome;
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
