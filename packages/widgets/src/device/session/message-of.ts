import type { DeviceText } from '../text/index.ts';

/** Returns the message of an error, or a general text. */
export function messageOf(error: unknown, text: DeviceText): string {
  return error instanceof Error && error.message !== '' ? error.message : text.unknown;
}
