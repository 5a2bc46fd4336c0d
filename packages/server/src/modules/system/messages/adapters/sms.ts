import { checkStatus } from '../../../../outside/index.ts';
import { textIn, type Adapter } from './adapter.ts';

/** The gateway of `http-sms.ts`, with the text of a message instead of a code. */
export const sms: Adapter = (values, { post }) => ({
  async send({ id, brief }, phone_number) {
    const [url, token] = [textIn(values, 'url'), textIn(values, 'token')];
    const body = JSON.stringify({ id, phone_number, purpose: 'message', text: brief });
    const headers: Record<string, string> = { 'idempotency-key': id };
    if (token !== '') headers['authorization'] = `Bearer ${token}`;
    checkStatus(await post(url, body, headers), url);
  },
  close: () => undefined,
});
