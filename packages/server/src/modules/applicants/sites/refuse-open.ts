import { APPLICANT, SUBMISSION, type SiteName, type Submission, siteOf } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';
import { findSubmission } from './find-submission.ts';
import { refuseField } from './text/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** States before a decision: waiting for review, or returned to the applicant for correction. */
const OPEN = [SUBMISSION.waiting, SUBMISSION.returned];

/** Condition under which two submissions are about the same matter, and the field that the refusal names. */
interface Sameness {
  path: string;
  condition: RawBuilder<unknown>;
}

const is = (values: Values, name: string) => sql`${sql.ref(name)} = ${values[name]}`;
/** Compares names without leading and trailing spaces. */
const isNamed = (values: Values, name: string) => sql`btrim(${sql.ref(name)}) = btrim(${values[name]})`;

/**
 * Registrations of the same person: by identity number, or, if the identity number was mistyped, by name and telephone.
 */
function samePerson(values: Values): Sameness[] {
  return [
    { path: 'identity_number', condition: is(values, 'identity_number') },
    { path: 'phone_number', condition: sql`${is(values, 'phone_number')} and ${isNamed(values, 'person_name')}` },
  ];
}

/** Applications of the same applicant for the same purpose and project; a company may apply for several projects. */
function sameApplication(values: Values): Sameness[] {
  const applicant = values['applicant_kind'] === APPLICANT.person ? 'identity_number' : 'credit_code';
  const all = [is(values, applicant), is(values, 'purpose'), isNamed(values, 'project_name')];
  return [{ path: 'project_name', condition: sql.join(all, sql` and `) }];
}

/**
 * Refuses a submission while another submission about the same matter is still open at the site. After that one was
 * decided, the matter may be submitted again. The refusal does not contain the number of the other submission: an
 * applicant who knows the number can query it. An advisory lock lets submissions of one kind at a site pass one at a
 * time, until the transaction ends.
 * @param but id of the submission itself if it is being corrected
 * @throws GongdiError `invalid` that names a field
 */
export async function refuseOpen(
  trx: Db,
  what: Submission,
  name: SiteName,
  values: Values,
  context: Pick<CallContext, 'lang'>,
  but: string | null = null,
): Promise<void> {
  const { code } = siteOf(name);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicants of ${name}: ${what}`}, 0))`.execute(trx);
  for (const { path, condition } of what === 'person' ? samePerson(values) : sameApplication(values)) {
    const open = sql`site = ${code} and status = any(${OPEN}) and id is distinct from ${but}`;
    if (await findSubmission(trx, what, sql`${condition} and ${open}`))
      throw refuseField(context, path, what === 'person' ? 'personOpen' : 'applicationOpen');
  }
}
