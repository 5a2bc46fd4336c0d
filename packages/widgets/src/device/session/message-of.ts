import type { DeviceText } from '../text/index.ts';

/** Why something failed, in words. */
export function messageOf(error: unknown, text: DeviceText): string {
  return error instanceof Error && error.message !== '' ? error.message : text.unknown;
}
