import type { SmsMessage } from './ports.ts';

const GIVE_UP_AFTER = 10_000;

/**
 * Returns a function that sends codes through an HTTP gateway: `POST url` with `{ phone_number, purpose, code }` as
 * JSON and, if a token is given, `Authorization: Bearer`. Any status from 200 to 299 counts as sent.
 * @throws Error for any other status, and if there is no answer within 10 s
 */
export function httpSms(url: string, token?: string): (message: SmsMessage) => Promise<void> {
  return async (message) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}
