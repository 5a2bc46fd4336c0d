import { defineRoom } from '../../../room.ts';
import { entryHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, pool, ports, captchas, setting, options: { signOn, openId } }) =>
    entryHandlers({ db, pool, ports, captchas, setting, signOn, openId }),
});
