import type { MonitorText } from '../text/index.ts';

/** Why something failed, in words. */
export function messageOf(error: unknown, text: MonitorText): string {
  return error instanceof Error && error.message !== '' ? error.message : text.unknown;
}
