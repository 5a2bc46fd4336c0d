import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { handlePublic, type Handler } from '../handler/index.ts';
import type { Ingest, Outcome } from './ingest.ts';
import { checkMessage } from './message.ts';
import type { DeviceRegistry } from './registry.ts';
import { telemetryLabel } from './text/index.ts';
import { throttle } from './throttle.ts';

/** Wrong keys that one address may try: long-term rate per second, and burst. */
const GUESSES = { perSecond: 0.5, burst: 30 };

/** Handler for readings that devices send by HTTP, one or many in a request. */
export function ingestHandler(ingest: Ingest, registry: DeviceRegistry): Handler {
  const mayGuess = throttle(GUESSES.perSecond, GUESSES.burst);
  return handlePublic(calls.telemetry.ingest, async ({ body }, { ip, local, now }) => {
    const { device_number, device_key, readings, ...single } = body;
    const device = await registry.byKey(device_number, device_key, local);
    if (!device) {
      if (!mayGuess(ip, now)) throw new GongdiError('tooMany', { values: { seconds: 2 } });
      throw new GongdiError('badRequest', { label: telemetryLabel('noKey') });
    }
    if (!device.usable) throw new GongdiError('badRequest', { label: telemetryLabel('removed') });
    const messages = readings ?? [single];
    const outcomes = await Promise.all(
      messages.map((message) => ingest.accept(device, checkMessage(message, device.type, now))),
    ).catch((error: unknown) => {
      throw new GongdiError('unavailable', { label: telemetryLabel('notThere'), cause: error });
    });
    if (outcomes.every(isBusy))
      throw new GongdiError('tooMany', { label: telemetryLabel('busy'), values: { seconds: RETRY_AFTER } });
    return {
      accepted: outcomes.filter(({ kind }) => kind === 'stored').length,
      refused: outcomes.flatMap((outcome, index) => [
        ...(outcome.kind === 'refused' ? [{ index, reason: outcome.refusal }] : []),
        ...outcome.refused.map(({ key, reason }) => ({ index, key, reason })),
      ]),
      results: outcomes.map(resultOf),
      ...(outcomes.some(isBusy) ? { retry_after: RETRY_AFTER } : {}),
    };
  });
}

/** Seconds after which a device that sent too much is asked to try again. */
const RETRY_AFTER = 1;

const isBusy = (outcome: Outcome): boolean => outcome.kind === 'refused' && outcome.refusal === 'busy';

function resultOf(outcome: Outcome): 'accepted' | 'duplicate' | 'refused' | 'busy' {
  if (outcome.kind === 'stored') return 'accepted';
  return outcome.refusal === 'duplicate' || outcome.refusal === 'busy' ? outcome.refusal : 'refused';
}
