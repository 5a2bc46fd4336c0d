import { daysLater, GEAR, monthsLater, STAY } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';

/** What a worker gets on arrival, by turns: kind, name, model, price in yuan, months of use. */
const SETS = [
  { kind: 1, name: '安全帽', model: 'GB 2811 普通型', price: '45.00', months: 30, mark: 'AQM' },
  { kind: 3, name: '防砸安全鞋', model: 'GB 21148', price: '168.00', months: 12, mark: 'AQX' },
  { kind: 2, name: '五点式安全带', model: 'GB 6095 坠落悬挂', price: '260.00', months: 36, mark: 'AQD' },
  { kind: 8, name: '反光背心', model: 'GB 20653', price: '28.00', months: 12, mark: 'FGY' },
  { kind: 4, name: '绝缘手套', model: 'GB/T 17622 0 级', price: '96.00', months: 3, mark: 'JYS' },
  { kind: 7, name: '防尘口罩', model: 'KN95', price: '6.50', months: 6, mark: 'KZ' },
] as const;
const TODAY = new Date(DEMO_NOW).toISOString().slice(0, 10);

/**
 * Equipment of the people of the demo: a helmet for each, other things by turns. Some is due for replacement, some was
 * returned in part, lost or replaced, and two people left with theirs.
 */
export default defineDemo({
  name: 'equip',
  after: ['staff', 'org'],
  async load(trx) {
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'org_id', 'project_id', 'team_id', 'entry_date', 'exit_date', 'status'])
      .where('entry_date', 'is not', null)
      .orderBy('id')
      .execute();
    const rows = people.flatMap((person, at) =>
      [SETS[0], SETS[1 + (at % (SETS.length - 1))]!].map((set, which) => {
        const number = at * 2 + which + 1;
        const issued_on = person.entry_date!;
        const replace_by = daysLater(monthsLater(issued_on, set.months), -1);
        const end = endOf(number, person, issued_on);
        const quantity = set.kind === 7 ? 20 : 1;
        const missing = end?.status === GEAR.lost ? quantity : end?.status === GEAR.returned ? end.missing : null;
        const due = !end && replace_by < TODAY;
        const at_time = new Date(Date.parse(`${issued_on}T01:30:00Z`)).toISOString();
        return {
          id: demoId('gear', number),
          org_id: person.org_id,
          created_at: at_time,
          created_by: accountId('contractor'),
          updated_at: at_time,
          updated_by: accountId('contractor'),
          version: 1,
          gear_name: set.name,
          status: end?.status ?? (due ? GEAR.due : GEAR.inUse),
          kind: set.kind,
          gear_number: `${set.mark}-${String(number).padStart(4, '0')}`,
          gear_model: set.model,
          quantity,
          unit_price: set.price,
          project_id: person.project_id!,
          staff_id: person.id,
          team_id: person.team_id,
          issued_on,
          replace_by,
          keeper_id: accountId('contractor'),
          ended_on: end?.on ?? null,
          returned_count: end?.status === GEAR.returned ? quantity - end.missing : null,
          missing_count: missing,
          missing_value: missing === null ? null : (Number(set.price) * missing).toFixed(2),
          end_reason: end?.reason ?? null,
        };
      }),
    );
    await trx.insertInto('gear').values(rows).execute();
  },
});

interface End {
  status: number;
  on: string;
  reason: string | null;
  missing: number;
}

/** How a piece ended; most are still in use. */
function endOf(number: number, person: { status: number; exit_date: string | null }, issued_on: string): End | null {
  if (person.status === STAY.left)
    return number % 4 === 1
      ? null
      : { status: GEAR.returned, on: person.exit_date ?? issued_on, reason: null, missing: 0 };
  if (number % 23 === 0)
    return { status: GEAR.lost, on: later(issued_on, 40), reason: '班组宿舍搬迁时遗失', missing: 1 };
  return number % 31 === 0
    ? { status: GEAR.replaced, on: later(issued_on, 60), reason: '帽壳有裂纹，以旧换新', missing: 0 }
    : null;
}

const later = (day: string, days: number): string => {
  const on = daysLater(day, days);
  return on > TODAY ? TODAY : on;
};
