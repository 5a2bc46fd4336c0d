import type { Label } from '@gongdi/domain';
import { outsideLabel } from './text/index.ts';

/** Why something was not accepted outside, in words for people. They contain no personal data. */
export class SendFailure extends Error {
  readonly label: Label;
  /** `message`: this one will never be accepted; `channel`: others of the channel would fail too; `once`: try again. */
  readonly scope: 'message' | 'channel' | 'once';

  constructor(label: Label, scope: SendFailure['scope'], cause?: unknown) {
    super(label.en, cause === undefined ? undefined : { cause });
    this.name = 'SendFailure';
    this.label = label;
    this.scope = scope;
  }
}

/** Returns what was thrown as a failure after which the same may be tried again. */
export const failureOf = (error: unknown): SendFailure =>
  error instanceof SendFailure
    ? error
    : new SendFailure(outsideLabel('failed', { reason: error instanceof Error ? error.name : '' }), 'once', error);

/** Answers of other servers may repeat addresses and telephone numbers; logs have none. */
export function withoutPeople(text: string): string {
  return text
    .replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '***')
    .replaceAll(/\d{7,}[\dXx]*/g, '***')
    .slice(0, 500);
}
