import {
  GongdiError,
  sealedEntriesOf,
  SUBMISSION,
  siteOf,
  submissionKind,
  type AnyResource,
  type Label,
  type Sameness,
  type SiteName,
  type Submission,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../../handler/index.ts';
import { isValue, type Db } from '../../../store/index.ts';
import { findSubmission } from './find-submission.ts';

type Values = Readonly<Record<string, unknown>>;

/** States before a decision: waiting for review, or returned to the applicant for correction. */
const OPEN = [SUBMISSION.waiting, SUBMISSION.returned];

/** SQL condition: a submission is about the same matter as one with these values. */
function about(db: Db, resource: AnyResource, values: Values, { equal, named = [] }: Sameness): RawBuilder<unknown> {
  const sealed = new Set(sealedEntriesOf(resource).map(({ name }) => name));
  return sql.join(
    [
      ...equal.map((name) =>
        sealed.has(name)
          ? isValue(db, resource.noun, name, values[name] as string | null)
          : sql`${sql.ref(name)} = ${values[name]}`,
      ),
      ...named.map((name) => sql`btrim(${sql.ref(name)}) = btrim(${values[name]})`),
    ],
    sql` and `,
  );
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
  const kind = submissionKind(what);
  for (const sameness of kind.same(values)) {
    const open = sql`site = ${code} and status = any(${OPEN}) and id is distinct from ${but}`;
    if (await findSubmission(trx, what, sql`${about(trx, kind.resource, values, sameness)} and ${open}`))
      throw refusal(sameness.path, `${what}Open`, kind.open, context);
  }
}

function refusal(path: string, code: string, label: Label, { lang }: Pick<CallContext, 'lang'>): GongdiError {
  return new GongdiError('invalid', { label, problems: [{ path, code, message: label[lang] }] });
}
