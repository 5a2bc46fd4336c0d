import {
  checkValues,
  deviceMessage,
  MAX_MESSAGE_BYTES,
  type DeviceType,
  type MessageRefusal,
  type RefusedValue,
} from '@gongdi/domain';

/** How far the clock of a device may be ahead, ms. A reading further ahead would stay the newest one for ever. */
const MOST_AHEAD = 120_000;
/** How late a reading may arrive, ms. Devices store the readings that they could not send. */
const MOST_LATE = 30 * 86_400_000;
/** Ten digits are seconds (console specification, section 9). */
const SECONDS_BELOW = 10_000_000_000;

/** The part of a message that can be stored. */
export interface CheckedMessage {
  /** When it was measured, epoch ms. */
  ts: number;
  values: Record<string, number>;
  refused: RefusedValue[];
}

export type Checked = CheckedMessage | { refusal: MessageRefusal; refused: RefusedValue[] };

const refuse = (refusal: MessageRefusal, refused: RefusedValue[] = []): Checked => ({ refusal, refused });

/** Parses and checks the bytes of one message. @param now by the server's clock, epoch ms */
export function readMessage(payload: Uint8Array, type: DeviceType, now: number): Checked {
  if (payload.byteLength > MAX_MESSAGE_BYTES) return refuse('too_large');
  let given: unknown;
  try {
    given = JSON.parse(decoder.decode(payload));
  } catch {
    return refuse('malformed');
  }
  return checkMessage(given, type, now);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Checks a message: first its time, then each of its values. */
export function checkMessage(given: unknown, type: DeviceType, now: number): Checked {
  const read = deviceMessage.safeParse(given);
  if (!read.success) return refuse('malformed');
  const { ts: sent = now } = read.data;
  const ts = sent < SECONDS_BELOW ? sent * 1000 : sent;
  if (ts > now + MOST_AHEAD) return refuse('clock_ahead');
  if (ts < now - MOST_LATE) return refuse('too_old');
  const { values, refused } = checkValues(type, read.data);
  for (const _ in values) return { ts, values, refused };
  return refuse('no_value', refused);
}
