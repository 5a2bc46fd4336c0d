import type { CardReading, FileItem } from '@gongdi/domain';

type Read = CardReading['card'] & { photo?: FileItem[] };

let waiting: Read | undefined;

/** Keeps what a card says until the form takes it: never in the address or in storage, because it is personal. */
export function keepReading(read: Read): void {
  waiting = read;
}

/** Returns the card that was read for this form, once. */
export function takeReading(): Record<string, unknown> {
  const read = waiting;
  waiting = undefined;
  return read ? { ...read } : {};
}
