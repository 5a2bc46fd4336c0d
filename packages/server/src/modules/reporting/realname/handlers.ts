import { calls } from '@gongdi/api';
import { CODE_STATE, REPORT_SECRET, reporttarget } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { SendFailure } from '../../../outside/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { newId, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { ask } from './gateway.ts';
import { targetOf, type ReportDeps } from './ground.ts';
import { reconcile } from './reconcile.ts';
import { KEY_LENGTHS } from './seal.ts';
import { refusal, reportLabel } from './text/index.ts';

/** Calls of people about reporting. */
export function reportHandlers(deps: ReportDeps): Handler[] {
  const { db } = deps;
  return [
    handle(calls.reporting.setSecret, ({ body: { id, secret } }, context) => setSecret(deps, id, secret, context)),
    handle(calls.reporting.test, async ({ body: { id } }, context) => {
      await writable(db, id, context);
      const result = await tried(deps, id);
      const tested_at = new Date(deps.now()).toISOString();
      await transaction(db, async (trx) => {
        const set = { tested_at, test_result: result.message.zh };
        await trx.updateTable('report_target').set(set).where('id', '=', id).execute();
        const event = { action: 'report_test' as const, subject: reporttarget.name, subject_id: id };
        await recordAudit(trx, context, actorOf(context.caller), event);
      });
      return { ok: result.ok, message: result.message[context.lang] };
    }),
    handle(calls.reporting.reconcile, async ({ body: { id } }, context) => {
      await writable(db, id, context);
      const result = await reconcile(deps, id);
      const event = { action: 'report_reconcile' as const, subject: reporttarget.name, subject_id: id };
      await transaction(db, (trx) => recordAudit(trx, context, actorOf(context.caller), event));
      return { ...result, message: result.message[context.lang] };
    }),
    handle(calls.reporting.state, async ({ params: { id } }, context) => {
      const target = await resourceRepository(db, reporttarget).get(accessOf(context), id);
      const counts = await db
        .selectFrom('report_entry')
        .select(['kind', 'status as state', ({ fn }) => fn.countAll<number>().as('count')])
        .where('target_id', '=', id)
        .groupBy(['kind', 'status'])
        .orderBy('kind')
        .orderBy('status')
        .execute();
      const gaps = await db
        .selectFrom('report_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('platform_id', '=', target.platform_id)
        .where('status', '=', CODE_STATE.missing)
        .executeTakeFirstOrThrow();
      return { counts, code_gaps: gaps.count };
    }),
  ];
}

/** @throws GongdiError `notFound` for what the caller may not write */
async function writable(db: Db, id: string, context: CallerContext): Promise<void> {
  const access = accessOf(context);
  const repository = resourceRepository(db, reporttarget);
  const allowed = await repository.writable(access, [id]);
  // Refuses what the caller does not see in the words of the repository.
  if (!allowed.has(id)) await repository.get({ ...access, scope: access.scope }, id);
}

const setSecret = ({ db, box }: ReportDeps, id: string, secret: string, context: CallerContext): Promise<null> =>
  transaction(db, async (trx) => {
    await writable(trx, id, context);
    const { cipher } = await trx
      .selectFrom('report_target as t')
      .innerJoin('report_platform as p', 'p.id', 't.platform_id')
      .select('p.cipher')
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow();
    const lengths = KEY_LENGTHS[cipher];
    const { length } = Buffer.from(secret, 'utf8');
    if (lengths && !lengths.includes(length))
      throw refusal(context, 'secret', 'keyLength', { lengths: lengths.join('/'), length });
    const sealed = await box.seal({ secret });
    await trx
      .insertInto('report_sender')
      .values({ target_id: id, secret: sealed })
      .onConflict((row) => row.column('target_id').doUpdateSet({ secret: sealed }))
      .execute();
    await trx.updateTable('report_target').set({ secret_state: REPORT_SECRET.kept }).where('id', '=', id).execute();
    const event = { action: 'report_secret' as const, subject: reporttarget.name, subject_id: id };
    await recordAudit(trx, context, actorOf(context.caller), event);
    return null;
  });

/** Asks for the project: address, signature and code are tried, and nothing personal leaves. */
async function tried(deps: ReportDeps, id: string) {
  const target = await targetOf(deps, id);
  const begin = performance.now();
  try {
    const data = { pageIndex: 0, pageSize: 1, projectCode: target.project_code };
    const answered = await ask(deps, target, 'Project.Query', data, { request_id: newId(deps.now()) });
    if (answered.how === 'refused') {
      const reason = reportLabel('refused', { code: answered.code, reason: answered.reason });
      return { ok: false, message: reportLabel('testFailed', { reason }) };
    }
    const [first] = (answered.data['rows'] ?? []) as Record<string, unknown>[];
    const name = first?.['name'];
    if (typeof name !== 'string')
      return { ok: false, message: reportLabel('testedUnknown', { code: target.project_code }) };
    return { ok: true, message: reportLabel('tested', { name, ms: Math.round(performance.now() - begin) }) };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return { ok: false, message: reportLabel('testFailed', { reason: error.label }) };
  }
}
