import { createHmac } from 'node:crypto';
import { checkStatus } from '../../../../outside/index.ts';
import { textIn, type Adapter } from './adapter.ts';

/**
 * Returns the signature that the receiver checks: HMAC-SHA256 in hex over `timestamp.id.body`; the timestamp is in
 * seconds, the id that of the delivery. A receiver refuses what is older than five minutes, or has an id that it knows.
 */
export function webhookSignature(secret: string, timestamp: number, id: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${id}.${body}`).digest('hex');
}

export const webhook: Adapter = (values, { post, now }) => ({
  async send({ id, data }) {
    const url = textIn(values, 'url');
    const body = JSON.stringify(data);
    const timestamp = Math.floor(now() / 1000);
    const answer = await post(url, body, {
      'x-gongdi-delivery': id,
      'x-gongdi-timestamp': String(timestamp),
      'x-gongdi-signature': `sha256=${webhookSignature(textIn(values, 'secret'), timestamp, id, body)}`,
    });
    checkStatus(answer, url);
  },
  close: () => undefined,
});
