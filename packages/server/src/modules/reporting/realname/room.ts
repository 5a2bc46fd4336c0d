import {
  REPORT_SECRET,
  REPORT_STATE,
  REPORT_USE,
  reportcode,
  reportentry,
  reportplatform,
  reporttarget,
} from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { outside } from '../../../outside/index.ts';
import { repeat } from '../../../repeat.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { secretBox } from '../../../settings/index.ts';
import { isAway } from '../../../store/index.ts';
import { codeEntered, keepAllCodes, keepCodes } from './codes.ts';
import { collectAll } from './collect.ts';
import { conflict, type ReportDeps } from './ground.ts';
import { reportHandlers } from './handlers.ts';
import { reconcileDaily } from './reconcile.ts';
import { sendReports } from './send.ts';
import { refusal, reportLabel } from './text/index.ts';

/** How often a server looks for what is due, ms. */
const EVERY = 1000;
/** Hosts that may be reached when the configuration says nothing: all public ones. */
const PUBLIC = '*';
const DAY = 86_400_000;

const parts = ({ db, setting, timeZone, fileKey, options, ports }: Ground): ReportDeps => ({
  db,
  setting,
  timeZone,
  now: ports.now,
  box: secretBox('real-name report', options.secretKey, fileKey),
  world: outside(options.messageHosts ?? PUBLIC, ports.now),
});

export default defineRoom({
  handlers: (ground) => reportHandlers(parts(ground)),
  afterWrite: () => [
    afterWrite(reportplatform, (trx, row, { now }) => keepCodes(trx, { id: row.id, org_id: row.org_id ?? null }, now)),
    afterWrite(reportcode, (trx, row, { now }) => codeEntered(trx, row, now)),
    afterWrite(reporttarget, async (trx, row, context) => {
      if (row.status === REPORT_USE.on && row.secret_state !== REPORT_SECRET.kept)
        throw conflict(reportLabel('noSecret'));
      const other = await trx
        .selectFrom('report_target')
        .select('id')
        .where('project_id', '=', row.project_id)
        .where('platform_id', '=', row.platform_id)
        .where('id', '!=', row.id)
        .executeTakeFirst();
      if (other) throw refusal(context, 'platform_id', 'again');
    }),
    afterWrite(reportentry, async (trx, { id, status }, { now, before }) => {
      if (status === REPORT_STATE.waiting && before?.['status'] !== status)
        await trx
          .updateTable('report_entry')
          .set({ attempts: 0, due_at: new Date(now).toISOString() })
          .where('id', '=', id)
          .execute();
    }),
  ],
  eachMinute: [({ db, timeZone }, now) => collectAll(db, { now, timeZone })],
  hourly: [
    ({ db }, now) => keepAllCodes(db, now),
    (ground) => reconcileDaily(parts(ground)),
    ({ db, setting }, now) =>
      db
        .deleteFrom('report_exchange')
        .where('exchanged_at', '<', new Date(now - setting('report_log_days') * DAY).toISOString())
        .execute(),
  ],
  open: (ground) => {
    const deps = parts(ground);
    let stopped = false;
    const end = repeat({
      every: EVERY,
      steps: [
        async () => {
          while (!stopped && (await sendReports(deps)) > 0);
        },
      ],
      // An unreachable database is reported by other code.
      failed: (error) => (isAway(error) ? undefined : ground.ports.report(error)),
    });
    return Promise.resolve(() => {
      stopped = true;
      return end();
    });
  },
});
