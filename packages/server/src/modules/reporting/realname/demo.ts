import {
  CODE_STATE,
  DIFFERENCE,
  EXCHANGE,
  REPORT_KIND,
  REPORT_SECRET,
  REPORT_STATE,
  REPORT_USE,
  reportdifference,
  reportentry,
  reportexchange,
  reportplatform,
  reporttarget,
  type InputOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { accountId, DEMO_NOW, defineDemo, demoId, organisationId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { keepCodes } from './codes.ts';
import { KINDS } from './payload/index.ts';

const PROJECTS = 6;
/** A trial in the last week of October; since then it is off. */
const TRIAL = DEMO_NOW - 6 * 86_400_000;
/** Values whose codes nobody has entered yet. */
const GAPS = new Set(['trade:16', 'education:1', 'training_kind:8']);

type Entry = InputOf<typeof reportentry> & { id: string };

/** A platform with its codes, and the configurations of six projects after a trial: all off, without a secret. */
export default defineDemo({
  name: 'reporting',
  after: ['staff', 'org', 'units'],
  async load(trx) {
    const platform_id = demoId('report-platform', 1);
    const at = (org_id: string, now: number) => ({ scope: WHOLE, account_id: accountId('contractor'), org_id, now });
    const own = at(organisationId('shanghai'), TRIAL);
    await resourceRepository(trx, reportplatform).addAhead(own, {
      id: platform_id,
      platform_name: '市建筑工人实名制管理平台（示例）',
      authority: '市住房和城乡建设管理部门',
      address: 'https://smz.example.com/open.api',
      sign_method: 1,
      cipher: 2,
      request_version: '1.0',
      rate_per_minute: 60,
      result_seconds: 30,
      known_codes: '-7',
      busy_codes: '-2,-3',
    });
    await keepCodes(trx, { id: platform_id, org_id: own.org_id }, TRIAL);
    await giveCodes(trx, platform_id);
    for (let index = 0; index < PROJECTS; index += 1) {
      const project_id = demoId('project', index + 1);
      const { org_id } = await trx
        .selectFrom('project')
        .select('org_id')
        .where('id', '=', project_id)
        .executeTakeFirstOrThrow();
      await trial(trx, { index, project_id, platform_id }, at(org_id!, TRIAL + index * 3_600_000));
    }
  },
});

/** Codes as a platform might have them: three digits. */
const giveCodes = (trx: Db, platform_id: string) =>
  // Raw SQL: a code from a number.
  sql`update report_code set their_code = lpad((our_code * 10)::text, 3, '0'), status = ${CODE_STATE.given}
    where platform_id = ${platform_id} and table_name || ':' || our_code <> all(${[...GAPS]}::text[])`.execute(trx);

interface Trial {
  index: number;
  project_id: string;
  platform_id: string;
}

async function trial(
  trx: Db,
  { index, project_id, platform_id }: Trial,
  access: { scope: typeof WHOLE; account_id: string; org_id: string; now: number },
): Promise<void> {
  const target_id = demoId('report-target', index + 1);
  const when = new Date(access.now).toISOString();
  const entries = await entriesOf(trx, { index, project_id, target_id, when });
  const missing = entries.filter(({ kind }) => kind === REPORT_KIND.person).slice(0, index % 3);
  await resourceRepository(trx, reporttarget).addAhead(access, {
    id: target_id,
    project_id,
    status: REPORT_USE.off,
    platform_id,
    project_code: `31011520261${String(1000 + index)}`,
    app_id: `31011500${String(2000 + index)}`,
    from_date: '2026-10-01',
    with_attendance: true,
    with_wages: true,
    with_training: false,
    secret_state: REPORT_SECRET.none,
    reconciled_at: when,
    difference_count: missing.length,
    reconcile_result: `核对 ${entries.length} 项，差异 ${missing.length} 项`,
  });
  await resourceRepository(trx, reportentry).insertMany(access, entries);
  await resourceRepository(trx, reportexchange).insertMany(
    access,
    entries
      .filter(({ sent_at }) => sent_at)
      .map((entry): InputOf<typeof reportexchange> => {
        const isGood = entry.status === REPORT_STATE.accepted;
        return {
          method: KINDS[entry.kind as keyof typeof KINDS].add,
          outcome: isGood ? EXCHANGE.accepted : entry.status === REPORT_STATE.dead ? EXCHANGE.failed : EXCHANGE.refused,
          exchanged_at: entry.sent_at!,
          answer: isGood ? 'done' : entry.reason!,
          personal_sent: entry.kind === REPORT_KIND.person ? '身份证号 1 项、手机号 1 项、工资卡号 1 项' : null,
          milliseconds: 140 + ((index * 37) % 90),
          entry_id: entry.id,
          project_id,
          target_id,
        };
      }),
  );
  await resourceRepository(trx, reportdifference).insertMany(
    access,
    missing.map(({ id, report_title }) => ({
      report_title,
      problem: DIFFERENCE.missingThere,
      kind: REPORT_KIND.person,
      ours: report_title,
      entry_id: id,
      project_id,
      target_id,
    })),
  );
}

/** Reports of the trial: units, teams and people as they are, in the states that a first week has. */
async function entriesOf(
  trx: Db,
  { index, project_id, target_id, when }: { index: number; project_id: string; target_id: string; when: string },
): Promise<Entry[]> {
  // Raw SQL: three tables as one list.
  const { rows } = await sql<{ kind: number; subject_id: string; title: string; stamp: string }>`
    select ${REPORT_KIND.unit}::integer as kind, p.id as subject_id, u.unit_name as title,
        p.version || '.' || u.version as stamp from participation p join unit u on u.id = p.unit_id
      where p.project_id = ${project_id}
    union all select ${REPORT_KIND.team}::integer, id, team_name, version::text from team where project_id = ${project_id}
    union all select ${REPORT_KIND.person}::integer, id, name, version::text from staff where project_id = ${project_id}
    order by kind, subject_id`.execute(trx);
  return rows.map(({ kind, subject_id, title, stamp }, place): Entry => {
    const turn = (place + index * 5) % 11;
    const isPerson = kind === REPORT_KIND.person;
    const status =
      isPerson && turn === 3
        ? REPORT_STATE.rejected
        : isPerson && turn === 7
          ? REPORT_STATE.dead
          : isPerson && turn === 9
            ? REPORT_STATE.waiting
            : REPORT_STATE.accepted;
    const reasons: Readonly<Record<number, string>> = {
      [REPORT_STATE.rejected]: '平台退回：-1 姓名与身份证号不符，请核对证件',
      [REPORT_STATE.dead]: 'smz.example.com 在 10 秒内没有答复，请检查地址、端口与防火墙',
    };
    return {
      id: demoId(`report-entry-${index + 1}`, place + 1),
      report_title: title,
      kind,
      status,
      project_id,
      target_id,
      subject_id,
      stamp,
      attempts: status === REPORT_STATE.dead ? 7 : status === REPORT_STATE.waiting ? 0 : 1,
      reason: reasons[status] ?? null,
      due_at: when,
      ...(status !== REPORT_STATE.waiting && { sent_at: when, answered_at: when }),
      ...(status === REPORT_STATE.accepted && { digest: 'trial' }),
      ...(status === REPORT_STATE.accepted &&
        kind === REPORT_KIND.team && { platform_key: String(64_780 + index * 10 + place) }),
    };
  });
}
