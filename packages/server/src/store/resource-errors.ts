import {
  ERRORS,
  fieldsOf,
  fill,
  GongdiError,
  maskValue,
  personalOf,
  type AnyResource,
  type ErrorName,
} from '@gongdi/domain';
import { isAway } from './connection.ts';
import { referenceName } from './schema-diff.ts';
import { codeOf } from './store-error.ts';

interface SqlError {
  code: string;
  constraint?: string;
  detail?: string;
  message?: string;
  column?: string;
}

/** SQLSTATE of what a trigger refuses: the message is Chinese, the detail English, the column the field that has to change. */
const REFUSED = 'GD001';

/** Errors with the same meaning for every resource, by SQLSTATE. */
const BY_STATE: Readonly<Record<string, ErrorName>> = {
  // cancelled by a time limit; lock not available; too many connections
  '57014': 'unavailable',
  '55P03': 'unavailable',
  '53300': 'unavailable',
};

/**
 * Converts a database error for the caller: a duplicate value, a record in use, a reference to a missing record, an
 * unavailable database. Errors that are defects of the server are returned unchanged.
 * @param removing true: a violated foreign key means that other records still refer to the record
 */
export function toGongdiError(error: unknown, resource: AnyResource, removing = false): unknown {
  if (error instanceof GongdiError) return error;
  if (isAway(error)) return new GongdiError('unavailable', { cause: error });
  const found = error as SqlError;
  const state = codeOf(error);
  if (state === REFUSED) return refusal(found);
  if (state === '23505') return duplicate(found, resource) ?? error;
  if (state === '23503')
    return removing ? new GongdiError('inUse', { cause: error }) : (reference(found, resource) ?? error);
  // Class 22: a value that its column cannot hold, such as a text with a zero byte.
  if (state.startsWith('22')) return new GongdiError('invalid', { cause: error });
  const name = BY_STATE[state];
  return name ? new GongdiError(name, { cause: error }) : error;
}

function duplicate(error: SqlError, resource: AnyResource): GongdiError | undefined {
  const field = fieldsOf(resource).find(
    // `once`: an index made by hand, for a value that is unique within another bound than an organisation.
    ({ name }) =>
      ['unique', 'once'].some((end) => error.constraint === `${resource.viewOf ?? resource.noun}_${name}_${end}`),
  );
  if (!field) return undefined;
  // `Key (org_id, name)=(…, value) already exists.`, in the server's language but always in this form.
  const found = /\)=\([^,]*, (.*)\)/s.exec(error.detail ?? '')?.[1] ?? '';
  const personal = personalOf(field);
  const value = personal ? maskValue(personal, found) : found;
  const textIn = (lang: 'zh' | 'en'): string =>
    fill(ERRORS.duplicate.message[lang], { label: field.label[lang], value });
  const label = { zh: textIn('zh'), en: textIn('en') };
  return new GongdiError('duplicate', {
    label,
    problems: [{ path: field.name, code: 'duplicate', message: label.zh }],
    cause: error,
  });
}

function refusal({ message = '', detail = '', column = '' }: SqlError): GongdiError {
  const label = { zh: message, en: detail };
  return new GongdiError('invalid', { label, problems: [{ path: column, code: 'refused', message }] });
}

function reference(error: SqlError, resource: AnyResource): GongdiError | undefined {
  const field = fieldsOf(resource).find((entry) => error.constraint === referenceName(resource.noun, entry.name));
  return field && missingReference(field.name, error);
}

/** Returns the error for a reference to a record that does not exist or that its writer may not see. */
export function missingReference(field: string, cause?: unknown): GongdiError {
  const problem = { path: field, code: 'not_found', message: ERRORS.notFound.message.zh };
  return new GongdiError('invalid', { problems: [problem], cause });
}
