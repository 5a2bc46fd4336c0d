import { isAway } from '../../../store/index.ts';
import { repeat } from '../../../repeat.ts';
import { defineRoom } from '../../../room.ts';
import type { Ground } from '../../../ground.ts';
import { escalate, sweepEscalations } from './escalate.ts';
import { messageHandlers } from './handlers.ts';
import { outside } from '../../../outside/index.ts';
import { planMessages } from './plan.ts';
import { secretBox } from '../../../settings/index.ts';
import { sendMessages, sweepMessages } from './send.ts';

/** How often a server looks for messages, ms. */
const EVERY = 1000;
/** Hosts that may be reached when the configuration says nothing: all public ones. */
const PUBLIC = '*';

const parts = ({ db, setting, fileKey, options, ports }: Ground) => ({
  db,
  setting,
  now: ports.now,
  box: secretBox('message channel', options.secretKey, fileKey),
  world: outside(options.messageHosts ?? PUBLIC, ports.now),
});

export default defineRoom({
  handlers: (ground) => messageHandlers(parts(ground)),
  eachMinute: [({ db }, now) => escalate(db, now)],
  hourly: [
    ({ db, setting }, now) => sweepMessages(db, now, setting('message_log_days')),
    ({ db, setting }, now) => sweepEscalations(db, now, setting('message_log_days')),
  ],
  open: async (ground) => {
    const sender = parts(ground);
    const { report, now } = ground.ports;
    let stopped = false;
    const until = async (work: () => Promise<number>): Promise<void> => {
      while (!stopped && (await work()) > 0);
    };
    const end = repeat({
      every: EVERY,
      steps: [
        () => until(() => planMessages(ground.db, now(), ground.timeZone)),
        () => until(() => sendMessages(sender)),
      ],
      // An unreachable database is reported by other code.
      failed: (error) => (isAway(error) ? undefined : report(error)),
    });
    return () => {
      stopped = true;
      return end();
    };
  },
});
