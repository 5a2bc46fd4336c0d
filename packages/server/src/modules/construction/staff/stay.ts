import {
  civilDay,
  dictionaryOf,
  GongdiError,
  MOVED,
  movement,
  SETTLEMENT,
  STAY,
  staff,
  type AdmissionRule,
  type Label,
  type RowOf,
} from '@gongdi/domain';
import { accountsWith, admissions, listedTeams, owedTo, reasonsOf, type AdmissionDeps } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { staffLabel } from './text/index.ts';

type Staff = RowOf<typeof staff>;

/**
 * Keeps the rules of a stay whenever a person is written: by a form, by a step, in the list, or by a job. One person per
 * identity number; who may not work does not come on site and gets no trade there; arrivals, changes of trade and
 * departures are written down, and wages that are owed raise an alarm.
 * @throws GongdiError `invalid` with the reasons, and what would mend them
 */
export async function keepStay(trx: Db, deps: AdmissionDeps, row: Staff, context: WriteContext): Promise<void> {
  const before = context.before as Staff | undefined;
  const day = civilDay(context.now, context.timeZone);
  if (row.id_card && row.id_card !== before?.id_card) await checkOnce(trx, row, context);
  const arrives = row.status === STAY.onSite && before?.status !== STAY.onSite;
  const changes = row.status === STAY.onSite && before !== undefined && before.trade !== row.trade;
  // A corrected number makes it another person.
  const registers =
    row.status !== STAY.left && (before === undefined || before.status === STAY.left || before.id_card !== row.id_card);
  await checkTeam(trx, row, day, context);
  if (arrives) await checkWork(trx, deps, row, { day, act: staffLabel('arrive') });
  else if (changes)
    await checkWork(trx, deps, row, { day, act: staffLabel('trade', { trade: tradeOf(row) }), later: ['training'] });
  else if (registers) await checkRegistration(trx, deps, row, day);
  if (arrives) await arrive(trx, row, day, context);
  else if (changes) await changeTrade(trx, row, { before, day, context });
  else if (before?.status === STAY.onSite && row.status === STAY.left) await depart(trx, row, day, context);
}

const tradeOf = ({ trade }: Staff): Label | string =>
  dictionaryOf('trade').entries.find(({ value }) => value === trade)?.label ?? String(trade);

/** @param later rules that may be made good afterwards; until then the gate refuses */
async function checkWork(
  trx: Db,
  deps: AdmissionDeps,
  row: Staff,
  { day, act, later = [] }: { day: string; act: Label; later?: readonly AdmissionRule[] },
): Promise<void> {
  const [one] = await admissions(trx, deps, [row], day);
  const reasons = one!.answer.reasons.filter(({ rule }) => !later.includes(rule));
  if (reasons.some(({ level }) => level === 'refuse')) throw refusal(row.name, act, reasons);
}

async function checkRegistration(trx: Db, deps: AdmissionDeps, row: Staff, day: string): Promise<void> {
  const [one] = await admissions(trx, deps, [row], day, 'registration');
  if (one!.answer.verdict === 'refused') throw refusal(row.name, staffLabel('register'), one!.answer.reasons);
}

type Reasons = Awaited<ReturnType<typeof admissions>>[number]['answer']['reasons'];

const refusal = (name: string, act: Label, reasons: Reasons): GongdiError =>
  new GongdiError('invalid', { label: staffLabel('refused', { name, act, reasons: reasonsOf(reasons) }) });

/**
 * Nobody joins a team whose unit is on a blacklist: on registration, on arrival and by a change. Who is there stays until
 * the unit is let go.
 */
async function checkTeam(trx: Db, row: Staff, day: string, { lang, before }: WriteContext): Promise<void> {
  const { name, team_id, org_id, status } = row;
  const had = before as Staff | undefined;
  const wasThere = had?.team_id === team_id && had?.status === status;
  if (!team_id || status === STAY.left || wasThere) return;
  const companies = (await listedTeams(trx, [team_id], { org_id, day })).get(team_id);
  if (!companies) return;
  const label = staffLabel('listedTeam', { name, companies: companies.join('、') });
  throw new GongdiError('invalid', { label, problems: [{ path: 'team_id', code: 'listed', message: label[lang] }] });
}

/** One person per identity number in an organisation. */
async function checkOnce(trx: Db, row: Staff, { lang }: WriteContext): Promise<void> {
  const [first, second] = await resourceRepository(trx, staff).first(
    { ...SERVER, org_id: row.org_id },
    { id_card: row.id_card!, org_id: row.org_id },
    2,
  );
  const other = first?.id === row.id ? second : first;
  if (!other) return;
  const label = staffLabel('again', { name: other.name });
  const problem = { path: 'id_card', code: 'duplicate', message: label[lang] };
  throw new GongdiError('invalid', { label, problems: [problem] });
}

const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null, seesPersonal: () => true };

const accessFor = (row: Staff, { now, account_id }: Pick<WriteContext, 'now' | 'account_id'>): RowAccess => ({
  ...SERVER,
  account_id,
  org_id: row.org_id,
  now,
});

async function arrive(trx: Db, row: Staff, day: string, context: WriteContext): Promise<void> {
  const moved_on = row.entry_date ?? day;
  // Raw: derived from the step that has just been checked, so it is no change of its own.
  await trx
    .updateTable('staff')
    .set({ entry_date: moved_on, exit_date: null, settlement: null, exit_reason: null })
    .where('id', '=', row.id)
    .execute();
  const { project_id, team_id, trade } = row;
  const record = { staff_id: row.id, kind: MOVED.arrived, moved_on, project_id, team_id, trade };
  await resourceRepository(trx, movement).insert(accessFor(row, context), record);
}

/**
 * Writes down from which day a person has a trade: the education of the team for the trade before counts no longer, so
 * the person is not admitted until the training for the new one was held.
 */
async function changeTrade(
  trx: Db,
  row: Staff,
  { before, day, context }: { before: Staff; day: string; context: WriteContext },
): Promise<void> {
  const { project_id, team_id, trade } = row;
  const reason = staffLabel('changed', { from: tradeOf(before), to: tradeOf(row) })[context.lang];
  const record = { staff_id: row.id, kind: MOVED.changed, moved_on: day, project_id, team_id, trade, reason };
  await resourceRepository(trx, movement).insert(accessFor(row, context), record);
}

async function depart(trx: Db, row: Staff, day: string, context: WriteContext): Promise<void> {
  const moved_on = row.exit_date ?? day;
  // Whoever does not say that the wages are settled leaves with the flag; leaving itself is never held back.
  // Nor has anybody left settled who is owed wages by a sheet, whatever was entered.
  const isOwed = (await owedTo(trx, row.id)) > 0;
  const settlement = isOwed ? SETTLEMENT.unsettled : (row.settlement ?? SETTLEMENT.unsettled);
  await trx.updateTable('staff').set({ exit_date: moved_on, settlement }).where('id', '=', row.id).execute();
  const { project_id, team_id, trade, exit_reason: reason } = row;
  const record = { staff_id: row.id, kind: MOVED.left, moved_on, project_id, team_id, trade, settlement, reason };
  const { id } = await resourceRepository(trx, movement).insert(accessFor(row, context), record);
  if (settlement === SETTLEMENT.unsettled) await tellUnsettled(trx, row, id, 'unsettled', context.now);
}

/** Tells those who may confirm the payment that somebody has left with wages owed. */
export async function tellUnsettled(
  trx: Db,
  row: Staff,
  movement_id: string,
  key: 'unsettled' | 'leftByItself',
  now: number,
  days = 0,
): Promise<void> {
  const around = { project_id: row.project_id ?? null, org_id: row.org_id };
  const accounts = await accountsWith(trx, around, [movement.name, 'settle']);
  await notifyUsers(
    trx,
    accounts,
    {
      kind: 'wages_unsettled',
      title: staffLabel(key, { name: row.name, days }),
      link: `/${movement.name}/detail?id=${movement_id}`,
      org_id: row.org_id,
      about: { resource: movement.name, id: movement_id, state: SETTLEMENT.unsettled },
    },
    now,
  );
}
