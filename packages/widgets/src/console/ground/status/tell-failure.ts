import type { CallFailure } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';

type Message = useAppProps['message'];

/** Failures that were told: whoever catches one later tells nothing more. */
const told = new WeakSet<CallFailure>();
/** What is on view now, by the place where it is shown. */
const shown = new WeakMap<Message, Set<string>>();

/**
 * Shows a failure to the user. One event is one message: a failure is told once, whether by the console or by the page
 * that asked, and calls that fail for the same reason at the same time share a message.
 */
export function tellFailure(message: Message, failure: CallFailure, said: string, seconds: number): void {
  const here = shown.get(message) ?? new Set();
  shown.set(message, here);
  if (told.has(failure) || here.has(said)) return void told.add(failure);
  told.add(failure);
  here.add(said);
  void Promise.resolve(message.error(said, seconds)).then(() => here.delete(said));
}
