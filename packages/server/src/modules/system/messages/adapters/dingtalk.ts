import { createHmac } from 'node:crypto';
import { textIn, type Adapter } from './adapter.ts';
import { checkCode, cutToBytes } from './answers.ts';

/** A message has at most 20,000 bytes. 130101 and 660026: more than 20 messages in a minute. */
const BYTES = 18_000;
const ANSWER = { code: 'errcode', reason: 'errmsg', temporary: [130_101, 660_026, -1] };

/**
 * Robot of a DingTalk group, secured by a signature (open.dingtalk.com, “custom robot security settings”): the address
 * gets `timestamp` in milliseconds, and `sign`, HMAC-SHA256 with the secret over timestamp, line feed and secret.
 */
export const dingtalk: Adapter = (values, { post, now }) => ({
  async send({ text }) {
    const [url, secret] = [new URL(textIn(values, 'url')), textIn(values, 'secret')];
    const timestamp = String(now());
    url.searchParams.set('timestamp', timestamp);
    url.searchParams.set('sign', createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'));
    const body = JSON.stringify({ msgtype: 'text', text: { content: cutToBytes(text, BYTES) } });
    checkCode(await post(url.href, body), url.href, ANSWER);
  },
  close: () => undefined,
});
