import { CONCEAL, concealacceptapply, concealacceptrecord } from '@gongdi/domain';
import { requestFilingOf } from '../../../filing/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { Ground } from '../../../ground.ts';
import { resourceRepository, transaction, WHOLE } from '../../../store/index.ts';
import { concealLabel } from './text/index.ts';

/** After so many hours without anybody coming, concealed works may be deemed accepted. */
const WAITED = 24 * 3_600_000;
/** Requests of one run; the next one is an hour later. */
const MANY = 200;

/** Deems concealed works accepted to which nobody came, where the setting says so. */
export async function deemAccepted({ db, setting }: Ground, now: number): Promise<void> {
  if (!setting('conceal_deemed')) return;
  const due = await db
    .selectFrom('conceal_request')
    .select(['id'])
    .where('conceal_status', '=', CONCEAL.notified)
    .where('planned_at', '<', new Date(now - WAITED).toISOString())
    .orderBy('planned_at')
    .limit(MANY)
    .execute();
  for (const { id } of due)
    await transaction(db, async (trx) => {
      const row = await trx
        .updateTable('conceal_request')
        .set({ conceal_status: CONCEAL.deemed, accept_opinion: concealLabel('deemed').zh })
        .where('id', '=', id)
        .where('conceal_status', '=', CONCEAL.notified)
        .returningAll()
        .executeTakeFirst();
      if (!row) return;
      const access = { scope: WHOLE, org_id: row.org_id, account_id: null, now, seesPersonal: () => true };
      await resourceRepository(trx, concealacceptrecord).insert(access, {
        request_id: id,
        record_title: row.request_title,
        conceal_status: CONCEAL.deemed,
        project_id: row.project_id,
        part_id: row.part_id,
        content: row.content,
        drawing_number: row.drawing_number,
        notified_at: row.notified_at && new Date(row.notified_at).toISOString(),
        opinion: row.accept_opinion,
        photos: row.photos,
        accepted_at: new Date(now).toISOString(),
      });
      // Whoever gave the notice files it: nobody came to accept.
      const account_id = row.notified_by ?? row.supervisor_id;
      await requestFilingOf(trx, concealacceptapply, id, { account_id, now });
      const people = [row.supervisor_id, row.notified_by].filter((one): one is string => one !== null);
      const message = {
        kind: 'record_step' as const,
        title: concealLabel('deemedTold', { name: row.request_title }),
        link: `/${concealacceptapply.name}/detail?id=${encodeURIComponent(id)}`,
        org_id: row.org_id,
      };
      await notifyUsers(trx, people, message, now);
    });
}
