import { calls } from '@gongdi/api';
import {
  cleanNumber,
  correctionOf,
  filesIn,
  fileFieldsIn,
  applicantView,
  GongdiError,
  maskedSubmission,
  SEALED,
  siteOf,
  SUBMISSION,
  submissionKind,
  submissionOf,
  type SiteName,
  type Submission,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { checkCaptcha } from '../../../accounts/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import { isValue, newId, resourceRepository, WHOLE } from '../../../store/index.ts';
import { findSubmission } from './find-submission.ts';
import type { ApplicantDeps } from './index.ts';
import type { ApplicantLimits } from './limits.ts';
import { openSite } from './open-site.ts';
import { applicantLabel } from './text/index.ts';
import { TICKET_LIFE, writeTicket } from './ticket.ts';

/** Fields of the last decision. They are hidden while a corrected submission waits for a new decision. */
const DECIDED = ['review_opinion', 'reviewed_at'];

/** Answers the state of a submission to anybody who knows its number and the telephone number in it. */
export function queryHandler(deps: ApplicantDeps, limits: ApplicantLimits): Handler {
  const { db, key, setting, captchas } = deps;

  /** The caller does not learn whether the submission number, the telephone number or the site was wrong. */
  const find = async (name: SiteName, number: string, phone: string) => {
    const what = submissionOf(number);
    if (!what) return undefined;
    const { resource, number: number_field } = submissionKind(what);
    const named = sql`${sql.ref(number_field)} = ${number}
      and ${isValue(db, resource.noun, 'phone_number', phone)}`;
    const found = await findSubmission(db, what, sql`${named} and site = ${siteOf(name).code}`);
    if (!found) return undefined;
    const row = await resourceRepository(db, resource).get({ scope: WHOLE, account_id: null, org_id: null }, found.id);
    return { what, row: row as typeof row & Record<string, unknown> };
  };

  return handlePublic(calls.applicant.applicantQuery, async ({ params, body }, { ip, now }) => {
    await openSite(db, setting, params.site);
    const number = cleanNumber(body.number);
    await limits.ask(ip, number);
    await checkCaptcha(captchas, body, now);
    const found = await find(params.site, number, body.phone_number);
    if (!found) {
      await limits.missed(ip, number);
      throw new GongdiError('notFound', { label: applicantLabel('notFound') });
    }
    const { what, row } = found;
    const status = row['status'] as number;
    const until = now + TICKET_LIFE;
    return {
      what,
      number,
      status,
      submitted_at: row.created_at,
      record: shown(what, row, status),
      correction:
        status === SUBMISSION.returned
          ? {
              ticket: writeTicket(await key(), { id: newId(now), site: params.site, what, record: row.id, until }),
              expires_in: TICKET_LIFE / 1000,
              values: sealed(what, correctionOf(what, row)),
            }
          : null,
    };
  });
}

function shown(what: Submission, row: Readonly<Record<string, unknown>>, status: number): Record<string, unknown> {
  const record = maskedSubmission(what, row);
  if (status === SUBMISSION.waiting) for (const name of DECIDED) record[name] = null;
  return sealed(what, record);
}

/** Replaces the addresses of files: the applicant sees which files there are, but nobody can open them from here. */
function sealed(what: Submission, record: Record<string, unknown>): Record<string, unknown> {
  for (const name of fileFieldsIn(applicantView(what)))
    record[name] = filesIn(record[name]).map((file) => ({ ...file, url: SEALED }));
  return record;
}
