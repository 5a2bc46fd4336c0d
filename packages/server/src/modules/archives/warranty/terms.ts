import { calls } from '@gongdi/api';
import {
  civilDay,
  GongdiError,
  permission,
  WARRANTY,
  WARRANTY_LAW,
  WARRANTY_STATUS,
  warrantyEnd,
  warrantyterm,
  type RowOf,
} from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import { businessRecords, type WriteContext } from '../../../resources/index.ts';
import type { Ground } from '../../../ground.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { warrantyLabel, warrantyRefusal } from './text/index.ts';

type Term = RowOf<typeof warrantyterm>;

const DAY = 86_400_000;
/** Reminders of one round. */
const A_ROUND = 500;

/** Refuses terms below those of the law, and writes the day on which one ends. */
export async function keepTerm(trx: Db, row: Term, context: WriteContext, setting: ReadSetting): Promise<void> {
  const law = WARRANTY_LAW.find(({ kind }) => kind === row.warranty_kind);
  // A design life may be shorter than the usual fifty years: of temporary buildings, the drawings say so.
  const least = row.warranty_kind === WARRANTY.structure ? 5 : (law?.least ?? 1);
  if (row.term_length < least)
    throw warrantyRefusal(context, 'term_length', 'short', { least, unit: warrantyLabel(law?.unit ?? 'years') });
  if (row.accepted_on > civilDay(context.now, context.timeZone)) throw warrantyRefusal(context, 'accepted_on', 'later');
  const season = { from: setting('warranty_season_from'), to: setting('warranty_season_to') };
  const ends_on = warrantyEnd(row.warranty_kind, row.accepted_on, row.term_length, season);
  if (ends_on !== row.ends_on)
    // Raw: it follows from what has just been written, so it is no change of its own.
    await trx.updateTable('warranty_term').set({ ends_on, reminded_on: null }).where('id', '=', row.id).execute();
}

export const lawfulHandler = (ground: Pick<Ground, 'db' | 'resources'>): Handler =>
  handle(calls.archive.lawfulTerms, ({ body }, context) =>
    transaction(ground.db, async (trx) => {
      if (!context.caller.permissions.has(permission(warrantyterm.name, 'add'))) throw new GongdiError('permission');
      const { design_life, part_id = null, ...common } = body;
      const there = await trx
        .selectFrom('warranty_term')
        .select('warranty_kind')
        .where('project_id', '=', body.project_id)
        .where('part_id', 'is not distinct from', part_id)
        .execute();
      const missing = WARRANTY_LAW.filter(({ kind }) => !there.some(({ warranty_kind }) => warranty_kind === kind));
      const records = businessRecords(ground.resources);
      for (const { kind, least } of missing) {
        const term_length = kind === WARRANTY.structure ? design_life : least;
        await records.add(trx, warrantyterm, context, { ...common, part_id, warranty_kind: kind, term_length }, '');
      }
      return { added: missing.length };
    }),
  );

/** Reminds the keepers of warranties that end soon, once each. */
export async function remindOfEnds({ db, timeZone, setting }: Ground, now: number): Promise<void> {
  const today = civilDay(now, timeZone);
  const until = civilDay(now + setting('warranty_warn_days') * DAY, timeZone);
  const near = await db
    .selectFrom('warranty_term')
    .select(['id', 'term_name', 'ends_on', 'keeper_id', 'org_id', 'warranty_status'])
    .where('warranty_status', '=', WARRANTY_STATUS.running)
    .where('ends_on', '>=', today)
    .where('ends_on', '<=', until)
    .where('reminded_on', 'is', null)
    .orderBy('ends_on')
    .limit(A_ROUND)
    .execute();
  for (const one of near)
    await transaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('warranty_term')
        .set({ reminded_on: today })
        .where('id', '=', one.id)
        .where('reminded_on', 'is', null)
        .executeTakeFirstOrThrow();
      // Another server was faster.
      if (numUpdatedRows === 0n) return;
      await notifyUsers(
        trx,
        [one.keeper_id],
        {
          kind: 'warranty_end',
          title: warrantyLabel('near', { name: one.term_name ?? '', day: one.ends_on! }),
          link: `/${warrantyterm.name}/detail?id=${one.id}`,
          org_id: one.org_id,
          about: { resource: warrantyterm.name, id: one.id, state: one.warranty_status },
        },
        now,
      );
    });
}
