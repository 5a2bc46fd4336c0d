import { calls, type CallResult } from '@gongdi/api';
import {
  ADMISSION_LIMIT,
  ageOn,
  civilDay,
  identityFacts,
  LIGHT,
  maskValue,
  MOBILE_PATTERN,
  org,
  projectmanage,
  staff,
  textOf,
  type Lang,
  type RowOf,
} from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { admissions, lightOf, type Admitted, type PersonRow } from '../../../labour/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, type Db, type Filters, type RowAccess } from '../../../store/index.ts';

type Person = CallResult<typeof calls.labour.admission>['list'][number];
type Asked = { ids?: string[] | undefined; keyword?: string | undefined; trade?: number | undefined };
type Staff = RowOf<typeof staff>;

/** No value of the dictionary `trade`: somebody of whom nothing but the number is known. */
const NO_TRADE = 0;

export const admissionHandler = ({ db, setting, training, timeZone }: Ground): Handler =>
  handle(calls.labour.admission, async ({ body }, context) => {
    const day = body.day ?? civilDay(context.now, timeZone);
    const found = await peopleOf(db, body, accessOf(context));
    const rows = found.slice(0, ADMISSION_LIMIT);
    const number = body.keyword?.toUpperCase();
    const deps = { setting, training };
    if (rows.length === 0 && identityFacts(number)) {
      const stranger = { id: '', org_id: context.caller.org_id, id_card: number!, trade: body.trade ?? NO_TRADE };
      const [answer] = await admissions(db, deps, [stranger], day, 'registration');
      return { list: [shown(stranger, answer!, { day, context, setting })], more: false };
    }
    const people = rows.map((row): PersonRow => ({ ...row, trade: body.trade ?? row.trade }));
    const answers = await admissions(db, deps, people, day);
    const names = await namesOf(db, rows, accessOf(context));
    const list = people.map((one, index) => ({
      ...shown(one, answers[index]!, { day, context, setting }),
      staff_id: one.id,
      status: rows[index]!.status,
      project_name: names.projects.get(one.project_id ?? '') ?? null,
      team_name: names.teams.get(one.team_id ?? '') ?? null,
    }));
    return { list, more: found.length > ADMISSION_LIMIT };
  });

/** People whom the caller sees, one more than are answered. */
async function peopleOf(db: Db, { ids, keyword = '' }: Asked, access: RowAccess): Promise<Staff[]> {
  const people = resourceRepository(db, staff);
  if (ids) {
    const rows: Staff[] = [];
    for await (const batch of people.each(access, {}, ids)) rows.push(...batch);
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }
  if (keyword === '') return [];
  return people.first(access, filterOf(keyword), ADMISSION_LIMIT + 1);
}

function filterOf(keyword: string): Filters {
  if (identityFacts(keyword)) return { id_card: keyword.toUpperCase() };
  return MOBILE_PATTERN.test(keyword) ? { phone_number: keyword } : { name: keyword };
}

async function namesOf(db: Db, rows: readonly Staff[], access: RowAccess) {
  const ids = (of: (row: Staff) => string | null | undefined) => [...new Set(rows.flatMap((row) => of(row) ?? []))];
  return {
    projects: await resourceRepository(db, projectmanage).titles(access, { ids: ids(({ project_id }) => project_id) }),
    teams: await resourceRepository(db, org).titles(access, { ids: ids(({ team_id }) => team_id) }),
  };
}

interface Showing {
  day: string;
  context: Pick<CallerContext, 'lang'>;
  setting: Ground['setting'];
}

function shown(row: PersonRow, { facts, answer }: Admitted, { day, context: { lang }, setting }: Showing): Person {
  const born = identityFacts(row.id_card)?.born ?? row.birth_date;
  const { points } = facts;
  return {
    staff_id: null,
    name: row.name ?? '',
    id_card: row.id_card ? maskValue('identity', row.id_card) : null,
    trade: row.trade === NO_TRADE ? null : row.trade,
    status: null,
    project_name: null,
    team_name: null,
    age: born ? ageOn(born, day) : null,
    verdict: answer.verdict,
    reasons: answer.reasons.map((one) => ({ ...one, text: textOf(one.text, lang), mend: textOf(one.mend, lang) })),
    file: row.id === '' ? [] : facts.file.map((item) => inWords(item, lang)),
    points,
    light: LIGHTS[lightOf(points, setting)]!,
  };
}

/** Names of the values of the dictionary `safety_light`. */
const LIGHTS: Readonly<Record<number, Person['light']>> = {
  [LIGHT.green]: 'green',
  [LIGHT.yellow]: 'yellow',
  [LIGHT.red]: 'red',
};

const inWords = ({ key, label, field, present }: Admitted['facts']['file'][number], lang: Lang) => ({
  key,
  label: textOf(label, lang),
  field,
  present,
});
