import { textIn, type Adapter } from './adapter.ts';
import { checkCode, cutToBytes } from './answers.ts';

/** A text has at most 2048 bytes. 45009: more than 20 messages in a minute. */
const BYTES = 2048;
const ANSWER = { code: 'errcode', reason: 'errmsg', temporary: [45009, -1] };

/** Robot of a WeCom group (developer.work.weixin.qq.com/document/path/91770). */
export const wecom: Adapter = (values, { post }) => ({
  async send({ text }) {
    const url = textIn(values, 'url');
    const body = JSON.stringify({ msgtype: 'text', text: { content: cutToBytes(text, BYTES) } });
    checkCode(await post(url, body), url, ANSWER);
  },
  close: () => undefined,
});
