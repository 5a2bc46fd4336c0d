import {
  inputSchemaOf,
  MOBILE_PATTERN,
  SITE_NAMES,
  storedFile,
  SUBMISSION_KINDS,
  SUBMISSION_NAMES,
  type AnyResource,
  type Submission,
  type SubmissionKind,
} from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT, type Call } from '../call.ts';

// Calls of people without an account on the public pages of a site (console specification, sections 1 and 2.1; the
// paths are not specified there). A solved captcha is exchanged for a ticket; a ticket permits uploads and one
// submission, or one correction.

const service = 'user' as const;
const site = z.enum(SITE_NAMES);
const params = z.object({ site });
const captcha = { captcha_key: z.string().max(64).optional(), captcha_code: z.string().max(16).optional() };
const ticket = z.string().min(1).max(1000);
const what = z.enum(SUBMISSION_NAMES);
const number = z.string().min(1).max(40);

/** Largest file that an applicant may send, bytes. */
const APPLICANT_FILE_LIMIT = 10 * 1024 * 1024;

/** Whether a site accepts applications, and the texts of its first page. */
export const applicantSite = defineCall({
  name: 'applicant.site',
  label: { zh: '申请站点', en: 'Site for applicants' },
  service,
  method: 'GET',
  path: 'applicant/{site}',
  input: { params },
  output: z.object({
    site,
    open: z.boolean(),
    /** Name of the organisation that runs the site. */
    organisation: z.string().nullable(),
    notice: z.string(),
  }),
  public: true,
});

/** Exchanges a captcha for a ticket, which permits uploads and one submission. */
export const applicantTicket = defineCall({
  name: 'applicant.ticket',
  label: { zh: '开始提交申请', en: 'Begin a submission' },
  service,
  method: 'POST',
  path: 'applicant/{site}/ticket',
  input: { params, body: z.strictObject({ what, ...captcha }) },
  /** Validity of the ticket in seconds, not as an instant, because clocks of telephones may be wrong. */
  output: z.object({ ticket, expires_in: z.int() }),
  public: true,
});

/** Uploads a file for the submission of a ticket. The answer has no address, since the sender has the file. */
export const applicantUpload = defineCall({
  name: 'applicant.upload',
  label: { zh: '上传申请附件', en: 'Upload a file of a submission' },
  service,
  method: 'POST',
  path: 'applicant-file',
  input: { form: z.object({ ticket }) },
  output: storedFile.omit({ url: true }),
  public: true,
  timeout: UPLOAD_TIMEOUT,
  limit: APPLICANT_FILE_LIMIT,
});

/** Returns the schema of a submission: the add form with the ticket. */
function submission(resource: AnyResource): z.ZodObject {
  return (inputSchemaOf(resource, 'add') as unknown as z.ZodObject).extend({ ticket });
}

/** Number by which a submission is queried; the same ticket always returns the same number. */
const given = z.object({ number });

/** Submits, and submits a returned one again with the ticket from its query. */
export interface SubmissionCalls {
  submit: Call<{ params: typeof params; body: z.ZodObject }, typeof given>;
  correct: Call<{ params: typeof params; body: z.ZodObject }, typeof given>;
}

function callsOf({ name, resource, calls }: SubmissionKind): SubmissionCalls {
  const shared = {
    service,
    path: `applicant/{site}/${name}`,
    input: { params, body: submission(resource) },
    output: given,
    public: true,
  } as const;
  return {
    submit: defineCall({ ...calls.submit, ...shared, method: 'POST' }),
    correct: defineCall({ ...calls.correct, ...shared, method: 'PUT' }),
  };
}

const made = new Map(SUBMISSION_KINDS.map((kind) => [kind.name, callsOf(kind)]));

/** Returns the calls of a kind of submission. */
export const submissionCalls = (name: Submission): SubmissionCalls => made.get(name)!;

/** Queries one's own submission by its number, the telephone number in it and a captcha. */
export const applicantQuery = defineCall({
  name: 'applicant.query',
  label: { zh: '查询申请进度', en: 'Ask how a submission stands' },
  service,
  method: 'POST',
  path: 'applicant/{site}/query',
  input: {
    params,
    body: z.strictObject({ number, phone_number: z.string().regex(MOBILE_PATTERN), ...captcha }),
  },
  output: z.object({
    what,
    number,
    /** Value of `submission_status`. */
    status: z.int(),
    submitted_at: z.string(),
    /** Fields of the submission: personal data masked, files by their names. */
    record: z.record(z.string(), z.unknown()),
    /** Initial values of a correction; null unless the submission was returned. */
    correction: z.object({ ticket, expires_in: z.int(), values: z.record(z.string(), z.unknown()) }).nullable(),
  }),
  public: true,
});
export type FoundSubmission = z.infer<typeof applicantQuery.output>;
