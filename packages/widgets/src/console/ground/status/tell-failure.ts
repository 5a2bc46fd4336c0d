import type { CallFailure } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';

type Message = useAppProps['message'];

/** Failures that were told: whoever catches one later tells nothing more. */
const reported = new WeakSet<CallFailure>();
/** What is on view now, by the place where it is shown. */
const shown = new WeakMap<Message, Set<string>>();

/**
 * Shows a failure to the user. One event is one message: a failure is told once, whether by the console or by the page
 * that asked, and calls that fail for the same reason at the same time share a message.
 */
export function tellFailure(message: Message, failure: CallFailure, words: string, seconds: number): void {
  const here = shown.get(message) ?? new Set();
  shown.set(message, here);
  if (reported.has(failure) || here.has(words)) return void reported.add(failure);
  reported.add(failure);
  here.add(words);
  void Promise.resolve(message.error(words, seconds)).then(() => here.delete(words));
}
