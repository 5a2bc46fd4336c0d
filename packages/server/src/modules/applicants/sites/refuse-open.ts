import { APPLICANT, SUBMISSION, SUBMISSIONS, type SiteName, type Submission, siteOf } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallContext } from '../../../handler/index.ts';
import { refuseField } from './text/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** Not decided yet: waiting, or with the applicant to be corrected. */
const OPEN = [SUBMISSION.waiting, SUBMISSION.returned];

/** A way in which two submissions are about the same, and the field that is told so. */
interface Sameness {
  path: string;
  condition: RawBuilder<unknown>;
}

const is = (values: Values, name: string) => sql`${sql.ref(name)} = ${values[name]}`;
/** Spaces around a name do not make it another. */
const isNamed = (values: Values, name: string) => sql`btrim(${sql.ref(name)}) = btrim(${values[name]})`;

/** Registrations of one person: by identity number, or, where that was mistyped, by name and telephone. */
function samePerson(values: Values): Sameness[] {
  return [
    { path: 'identity_number', condition: is(values, 'identity_number') },
    { path: 'phone_number', condition: sql`${is(values, 'phone_number')} and ${isNamed(values, 'person_name')}` },
  ];
}

/** Applications of one applicant for one purpose and project; a company may apply for several. */
function sameApplication(values: Values): Sameness[] {
  const applicant = values['applicant_kind'] === APPLICANT.person ? 'identity_number' : 'credit_code';
  const all = [is(values, applicant), is(values, 'purpose'), isNamed(values, 'project_name')];
  return [{ path: 'project_name', condition: sql.join(all, sql` and `) }];
}

/**
 * Refuses what is handed in while the same is still open at that site; what was decided may be handed in anew. The number
 * of the other is not told: whoever knows it can ask. One at a time for a site, until the transaction ends.
 * @param but the submission itself, when it is corrected
 * @throws GongdiError `invalid` that names a field
 */
export async function refuseOpen(
  trx: Kysely<unknown>,
  what: Submission,
  name: SiteName,
  values: Values,
  context: Pick<CallContext, 'lang'>,
  but: string | null = null,
): Promise<void> {
  const { code } = siteOf(name);
  const table = sql.table(SUBMISSIONS[what].noun);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicants of ${name}: ${what}`}, 0))`.execute(trx);
  for (const { path, condition } of what === 'person' ? samePerson(values) : sameApplication(values)) {
    const { rows } = await sql`select 1 from ${table} where ${condition} and site = ${code}
      and status = any(${OPEN}) and id is distinct from ${but} limit 1`.execute(trx);
    if (rows.length > 0) throw refuseField(context, path, what === 'person' ? 'personOpen' : 'applicationOpen');
  }
}
