import { civilDay, MOVED, movement, staff, STAY, type RowOf } from '@gongdi/domain';
import { admissions, listedTeams, reasonsOf, type AdmissionDeps, type PersonRow } from '../../../labour/index.ts';
import type { ImportAct, ImportContext } from '../../../resources/index.ts';
import { anyOf, resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { staffLabel } from './text/index.ts';

type Staff = RowOf<typeof staff>;
type Problems = Awaited<ReturnType<ImportAct>>;

/**
 * The rules of registration for the people of a sheet, in a constant number of statements. A sheet takes over a register
 * that is kept elsewhere, and it holds no papers: who is on site by it stays so, is shown as 不能上岗 until the file is
 * complete, and every gate and further step asks again.
 */
export const staffImport =
  (deps: () => AdmissionDeps): ImportAct =>
  async (trx, records, context) => {
    const people = records.map((record, index): PersonRow => ({
      ...(record as Staff),
      id: `new-${index}`,
      org_id: context.org_id,
    }));
    const taken = await repeated(trx, people, context);
    const day = civilDay(context.now, context.timeZone);
    const answers = await admissions(trx, deps(), people, day, 'registration');
    const refused = people.flatMap(({ status }, index): Problems => {
      const { answer } = answers[index]!;
      const isOld = status === STAY.left || taken.some((one) => one.index === index);
      if (isOld || answer.verdict !== 'refused') return [];
      const message = reasonsOf(answer.reasons)[context.lang];
      return [{ index, problem: { path: 'id_card', code: 'refused', message } }];
    });
    const teams = people.flatMap(({ status, team_id }) => (status === STAY.left ? [] : (team_id ?? [])));
    const listed = await listedTeams(trx, teams, { org_id: context.org_id, day });
    const barred = people.flatMap(({ name, status, team_id }, index): Problems => {
      const companies = status === STAY.left ? undefined : listed.get(team_id ?? '');
      if (!companies) return [];
      const label = staffLabel('listedTeam', { name: name ?? '', companies: companies.join('、') });
      return [{ index, problem: { path: 'team_id', code: 'listed', message: label[context.lang] } }];
    });
    return [...taken, ...refused, ...barred];
  };

/** Rows whose identity number the organisation has, or an earlier row. */
async function repeated(trx: Db, people: readonly PersonRow[], { org_id, lang }: ImportContext): Promise<Problems> {
  const numbers = people.flatMap(({ id_card }) => id_card ?? []);
  if (numbers.length === 0) return [];
  const access = { scope: WHOLE, account_id: null, org_id, seesPersonal: () => true };
  const filters = { id_card: [...new Set(numbers)].join(','), org_id };
  const known = new Map<string, string>();
  for await (const batch of resourceRepository(trx, staff).each(access, filters))
    for (const { id_card, name } of batch) known.set(id_card!, name);
  const seen = new Set<string>();
  return people.flatMap(({ id_card }, index): Problems => {
    if (!id_card) return [];
    const name = known.get(id_card);
    const isSecond = seen.has(id_card);
    seen.add(id_card);
    if (name === undefined && !isSecond) return [];
    const message = name === undefined ? staffLabel('twice') : staffLabel('again', { name });
    return [{ index, problem: { path: 'id_card', code: 'duplicate', message: message[lang] } }];
  });
}

/** Writes the arrivals of those who are on site already. */
export async function writeArrivals(trx: Db, ids: readonly string[], context: ImportContext): Promise<void> {
  const rows = await trx
    .selectFrom('staff')
    .select(['id', 'project_id', 'team_id', 'trade', 'entry_date'])
    .where('id', '=', anyOf([...ids]))
    .where('status', '=', STAY.onSite)
    .execute();
  if (rows.length === 0) return;
  const day = civilDay(context.now, context.timeZone);
  const access = { scope: WHOLE, account_id: context.account_id, org_id: context.org_id, now: context.now };
  await resourceRepository(trx, movement).insertMany(
    access,
    rows.map(({ id, entry_date, ...rest }) => ({
      ...rest,
      staff_id: id,
      kind: MOVED.arrived,
      moved_on: entry_date ?? day,
    })),
  );
}
