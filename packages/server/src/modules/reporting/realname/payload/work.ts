import { PASSAGE_DIRECTION, REPORT_KIND } from '@gongdi/domain';
import { opened } from '../../../../store/index.ts';
import { reportLabel } from '../text/index.ts';
import { gone, lacks, type Making, type Payload } from './payload.ts';
import { cardOf, identityOf, onTeam } from './person.ts';
import { unitOfTeam } from './unit-of-team.ts';

/** Content of a day of attendance: its first entry and last exit, as they count after corrections. */
export async function dayPayload(making: Making, id: string): Promise<Payload> {
  const row = await making.db
    .selectFrom('attendance_day')
    .select(['staff_id', 'team_id', 'first_in', 'last_out'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw gone();
  const { person, teamSysNo } = await onTeam(making, row.staff_id, row.team_id);
  const pass = (at: string | null, direction: number) =>
    at === null
      ? []
      : [
          {
            ...identityOf(making, person),
            date: localTime(at, making.timeZone),
            direction: making.code('passage_direction', direction),
          },
        ];
  return {
    projectCode: making.target.project_code,
    teamSysNo,
    dataList: [...pass(row.first_in, PASSAGE_DIRECTION.in), ...pass(row.last_out, PASSAGE_DIRECTION.out)],
  };
}

/** Content of a wage sheet with what has been paid of it. */
export async function wagesPayload(making: Making, id: string): Promise<Payload> {
  const { db, target } = making;
  const sheet = await db
    .selectFrom('wage_sheet')
    .select(['team_id', 'wage_month', 'supplement', 'sheet_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sheet) throw gone();
  const unit = await unitOfTeam(making, sheet.team_id);
  const teamSysNo = await making.team(sheet.team_id, unit.team_name);
  const lines = await db
    .selectFrom('wage_line as l')
    .innerJoin('staff as s', 's.id', 'l.staff_id')
    .select(['s.id', 's.name', 's.id_card', 's.bank_card', 's.bank_name', 'l.days', 'l.payable', 'l.due', 'l.paid'])
    .where('l.sheet_id', '=', id)
    .orderBy('l.id')
    .execute();
  if (lines.length === 0) throw lacks(reportLabel('noPeople', { name: sheet.sheet_name ?? '' }));
  const detailList = [];
  for (const row of lines) {
    const person = opened(db, 'staff', row);
    await making.needed(REPORT_KIND.person, person.id, person.name);
    detailList.push({
      ...identityOf(making, person),
      days: row.days ?? 0,
      ...cardOf(making, person),
      totalPayAmount: row.payable ?? '0.00',
      actualAmount: row.paid ?? '0.00',
      isBackPay: sheet.supplement === true ? 1 : 0,
    });
  }
  return {
    projectCode: target.project_code,
    corpCode: unit.credit_code,
    corpName: unit.unit_name,
    teamSysNo,
    payMonth: sheet.wage_month,
    detailList,
  };
}

/** Content of a training with those who signed in. */
export async function trainingPayload(making: Making, id: string): Promise<Payload> {
  const { db, target } = making;
  const row = await db
    .selectFrom('training')
    .select(['training_name', 'training_kind', 'training_date', 'hours', 'place', 'trainer'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw gone();
  const people = await db
    .selectFrom('training_sign as g')
    .innerJoin('staff as s', 's.id', 'g.staff_id')
    .select(['s.id', 's.name', 's.id_card'])
    .where('g.training_id', '=', id)
    .where('s.project_id', '=', target.project_id)
    .orderBy('s.id')
    .execute();
  if (people.length === 0) throw lacks(reportLabel('noPeople', { name: row.training_name }));
  const workers = [];
  for (const one of people) {
    const person = opened(db, 'staff', one);
    await making.needed(REPORT_KIND.person, person.id, person.name);
    workers.push(identityOf(making, person));
  }
  return {
    projectCode: target.project_code,
    trainingName: row.training_name,
    trainingTypeCode: making.code('training_kind', row.training_kind),
    trainingDate: row.training_date,
    trainingDuration: row.hours,
    trainer: row.trainer,
    trainingAddress: row.place ?? undefined,
    workers,
  };
}

/** Local time as `2026-11-01 08:30:00`. */
const localTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(Date.parse(at));
