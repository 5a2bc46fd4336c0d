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
}

/** Errors that mean the same for every resource, by SQLSTATE. */
const BY_STATE: Readonly<Record<string, ErrorName>> = {
  // cancelled by a time limit, a lock not to be had, too many connections
  '57014': 'unavailable',
  '55P03': 'unavailable',
  '53300': 'unavailable',
};

/**
 * What a database error says to whoever called: a value that is taken, a record that is in use, a reference to nothing, a
 * database that is away. Errors that are mistakes of ours stay as they are.
 * @param removing a broken reference then means that others still point at the record
 */
export function toGongdiError(error: unknown, resource: AnyResource, removing = false): unknown {
  if (error instanceof GongdiError) return error;
  if (isAway(error)) return new GongdiError('unavailable', { cause: error });
  const found = error as SqlError;
  const state = codeOf(error);
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
    (entry) => error.constraint === `${resource.viewOf ?? resource.noun}_${entry.name}_unique`,
  );
  if (!field) return undefined;
  // `Key (org_id, name)=(…, value) already exists.`, in the server's language but always of this form.
  const found = /\)=\([^,]*, (.*)\)/s.exec(error.detail ?? '')?.[1] ?? '';
  const personal = personalOf(field);
  const value = personal ? maskValue(personal, found) : found;
  const say = (lang: 'zh' | 'en'): string => fill(ERRORS.duplicate.message[lang], { label: field.label[lang], value });
  const label = { zh: say('zh'), en: say('en') };
  return new GongdiError('duplicate', {
    label,
    problems: [{ path: field.name, code: 'duplicate', message: label.zh }],
    cause: error,
  });
}

function reference(error: SqlError, resource: AnyResource): GongdiError | undefined {
  const field = fieldsOf(resource).find((entry) => error.constraint === referenceName(resource.noun, entry.name));
  return field && missingReference(field.name, error);
}

/** A reference to a record that is not there, or not for the eyes of whoever wrote it. */
export function missingReference(field: string, cause?: unknown): GongdiError {
  const problem = { path: field, code: 'not_found', message: ERRORS.notFound.message.zh };
  return new GongdiError('invalid', { problems: [problem], cause });
}
