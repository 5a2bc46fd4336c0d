import { FACE_CONSENT, filesIn, PASSAGE_REASON, STAY, staff, type RowOf } from '@gongdi/domain';
import { admissions, type AdmissionDeps, type Admitted } from '../../../labour/index.ts';
import { anyOf, resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';

/** Reads as the server itself; lists hold no more than the gates need. */
export const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null, seesPersonal: () => true };

export type Person = RowOf<typeof staff>;

/** Whether somebody may pass, and why not. */
export interface Verdict {
  may: boolean;
  reason: number | null;
  text: string | null;
}

const PASSES: Verdict = { may: true, reason: null, text: null };
const AWAY: Verdict = { may: false, reason: PASSAGE_REASON.away, text: '不在本项目在场人员中' };

/** The first rule that refuses, with all of them in words. */
function verdictOf({ answer }: Admitted): Verdict {
  const refusing = answer.reasons.filter(({ level }) => level === 'refuse');
  const [first] = refusing;
  if (!first) return PASSES;
  const text = refusing.map((one) => one.text.zh).join('；');
  return { may: false, reason: PASSAGE_REASON[first.rule], text: text.slice(0, 500) };
}

/** Returns whether a person was on the site of a project on a day. */
const wasThere = (person: Person, project_id: string, day: string): boolean =>
  person.project_id === project_id &&
  (person.status === STAY.onSite || person.status === STAY.left) &&
  Boolean(person.entry_date && person.entry_date <= day) &&
  (person.status === STAY.onSite || Boolean(person.exit_date && person.exit_date >= day));

/** Returns by the one admission function who may pass the gates of a project on a day, in the order of the people. */
export async function verdicts(
  db: Db,
  deps: AdmissionDeps,
  people: readonly Person[],
  project_id: string,
  day: string,
): Promise<Verdict[]> {
  const there = people.filter((person) => wasThere(person, project_id, day));
  const answers = await admissions(db, deps, there, day);
  const known = new Map(there.map(({ id }, index) => [id, verdictOf(answers[index]!)]));
  return people.map(({ id }) => known.get(id) ?? AWAY);
}

/** Returns the stored pictures of people who agree to them, by person. */
export async function facesOf(db: Db, staff_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('face_consent')
    .select(['staff_id', 'face'])
    .where('staff_id', '=', anyOf(staff_ids))
    .where('status', '=', FACE_CONSENT.kept)
    .execute();
  return new Map(
    rows.flatMap(({ staff_id, face }) => {
      const [file] = filesIn(face);
      return file ? [[staff_id, file.id] as const] : [];
    }),
  );
}

/** Everybody whom the register has on the site of a project. */
export async function peopleOn(db: Db, project_id: string): Promise<Person[]> {
  const found: Person[] = [];
  const asked = { project_id, status: String(STAY.onSite) };
  for await (const batch of resourceRepository(db, staff).each(SERVER, asked)) found.push(...batch);
  return found;
}
