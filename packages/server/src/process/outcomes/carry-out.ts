import { allResources, findResource, GongdiError, type AnyResource, type Label } from '@gongdi/domain';
import { callerAs } from '../../accounts/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import { notifyUsers } from '../../notify/index.ts';
import type { BusinessRecords } from '../../resources/index.ts';
import { anyOf, transaction, type Db } from '../../store/index.ts';
import { RESULT } from '../hooks/approval-hooks.ts';
import { processLabel } from '../text/index.ts';

export interface OutcomeDeps {
  db: Db;
  records: BusinessRecords;
  /** Clock of the server, epoch ms. */
  now: () => number;
  report: (error: unknown) => void;
  /** Runs work in the context of the server and of the account: dictionaries, fields of its company. */
  within: <T>(caller: CallerContext['caller'], work: () => T) => T;
}

/** Verdicts that are carried out by one call; the next call continues. */
const BATCH = 100;
const VERDICTS = { [RESULT.approved]: 'approved', [RESULT.refused]: 'refused' } as const;

interface Ended {
  instance_id: string;
  verdict: keyof typeof VERDICTS;
  resource: string;
  record_id: string;
  starter_id: string;
}

/**
 * Takes the steps of records whose processes have ended since. Each verdict is carried out once, in a transaction of its
 * own, in the name of whoever decided last. What the rules of a resource refuse is noted at the process, and its
 * starter and whoever decided are told.
 */
export async function carryOut(deps: OutcomeDeps): Promise<void> {
  for (const ended of await endedProcesses(deps.db))
    // A fault with one record holds up none of the others; the next sweep tries it again.
    await carryOne(deps, ended).catch(deps.report);
}

const decidedResources = (): AnyResource[] => allResources().filter(({ lifecycle }) => lifecycle?.decided);

async function endedProcesses(db: Db): Promise<Ended[]> {
  const rows = await db
    .selectFrom('approval_instance as e')
    .innerJoin('process_instance as i', 'i.id', 'e.instance_id')
    .select([
      'e.instance_id',
      'e.verdict',
      'e.business_resource as resource',
      'i.business_key as record_id',
      'i.start_account_id as starter_id',
    ])
    .where('e.carried_out_at', 'is', null)
    .where('e.verdict', 'in', [RESULT.approved, RESULT.refused])
    .where('e.business_resource', '=', anyOf(decidedResources().map(({ name }) => name)))
    .where('i.status', '!=', 1)
    .orderBy('e.instance_id')
    .limit(BATCH)
    .execute();
  return rows as Ended[];
}

async function carryOne(deps: OutcomeDeps, ended: Ended): Promise<void> {
  const { db, records, within } = deps;
  const resource = findResource(ended.resource)!;
  const now = deps.now();
  const { decider_id, reason } = await lastDecision(db, ended);
  const [decider, starter] = await Promise.all([callerAs(db, decider_id, now), callerAs(db, ended.starter_id, now)]);
  if (!decider || !starter) return note(db, ended, now, { people: [], failure: processLabel('recordNoAccount') });
  // Whoever decides needs no right to the record; the process has that of its starter, who sent the record in. The
  // record names whoever decides, so the step also sees what that account sees.
  const { scope } = starter.caller;
  const caller = { ...decider.caller, scope: { ...scope, read: [...scope.read, ...decider.caller.scope.read] } };
  const decision = { id: ended.record_id, verdict: VERDICTS[ended.verdict], reason };
  try {
    await within(starter.caller, () =>
      transaction(db, async (trx) => {
        if (!(await claim(trx, ended, now, null))) return;
        await records.decide(trx, resource, contextAs(caller, ended, now), decision);
      }),
    );
  } catch (error) {
    if (!(error instanceof GongdiError)) throw error;
    const failure = error.problems[0] ? { zh: error.problems[0].message, en: error.problems[0].message } : error.label;
    await note(db, ended, now, { people: [decider_id, ended.starter_id], failure });
  }
}

/** Marks a verdict as carried out. @returns false: another server was faster */
async function claim(trx: Db, { instance_id }: Ended, now: number, failure: Label | null): Promise<boolean> {
  const row = await trx
    .updateTable('approval_instance')
    .set({ carried_out_at: new Date(now).toISOString(), carry_failure: failure && JSON.stringify(failure) })
    .where('instance_id', '=', instance_id)
    .where('carried_out_at', 'is', null)
    .returning('instance_id')
    .executeTakeFirst();
  return row !== undefined;
}

function note(
  db: Db,
  ended: Ended,
  now: number,
  { people, failure }: { people: string[]; failure: Label },
): Promise<void> {
  return transaction(db, async (trx) => {
    if (!(await claim(trx, ended, now, failure))) return;
    const title = processLabel('recordUnchanged', { reason: failure });
    const link = `/bpm/process-instance/detail?id=${ended.instance_id}`;
    await notifyUsers(trx, [...new Set(people)], { kind: 'process_notice', title, link }, now);
  });
}

/** The last decision of a process; its starter's, if nobody had to decide. */
async function lastDecision(
  db: Db,
  { instance_id, starter_id, verdict }: Ended,
): Promise<{ decider_id: string; reason: string }> {
  const task = await db
    .selectFrom('process_task')
    .select(['assignee_id', 'reason'])
    .where('instance_id', '=', instance_id)
    .where('result', '=', verdict)
    .where('assignee_id', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { decider_id: task?.assignee_id ?? starter_id, reason: task?.reason ?? '' };
}

/** The context of a call that nobody makes at this moment. */
function contextAs(caller: CallerContext['caller'], { instance_id }: Ended, now: number): CallerContext {
  return {
    requestId: instance_id,
    lang: 'zh',
    ip: '',
    local: true,
    secure: false,
    host: '',
    browser: { cookies: () => [] },
    now,
    header: () => undefined,
    caller,
  };
}
