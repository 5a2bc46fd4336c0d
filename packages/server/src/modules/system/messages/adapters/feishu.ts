import { createHmac } from 'node:crypto';
import { textIn, type Adapter } from './adapter.ts';
import { checkCode, cutToBytes } from './answers.ts';

/** A request has at most 20 KB. 11232 and 9499: too many messages. */
const BYTES = 18_000;
const ANSWER = { code: 'code', reason: 'msg', temporary: [11_232, 9499] };

/**
 * Robot of a Feishu group, secured by a signature (open.feishu.cn, “custom bot usage guide”): HMAC-SHA256 of nothing,
 * with timestamp (in seconds), line feed and secret as the key.
 */
export const feishu: Adapter = (values, { post, now }) => ({
  async send({ text }) {
    const [url, secret] = [textIn(values, 'url'), textIn(values, 'secret')];
    const timestamp = String(Math.floor(now() / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    const content = { text: cutToBytes(text, BYTES) };
    checkCode(await post(url, JSON.stringify({ timestamp, sign, msg_type: 'text', content })), url, ANSWER);
  },
  close: () => undefined,
});
