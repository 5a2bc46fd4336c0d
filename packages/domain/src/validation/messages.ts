import type * as z from 'zod';
import type { FieldProblem } from '../error/error.ts';
import { columnsInRows, metaOf } from '../field/field.ts';
import { holdsRows, traitsOf } from '../field/kinds.ts';
import type { FieldKind, FieldMeta } from '../field/meta.ts';
import { fill, type Lang } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf, sheetColumnsOf } from '../resource/fields.ts';
import { looksMasked, personalOf } from '../personal/mask.ts';
import { domainText } from '../text/index.ts';

type Issue = z.core.$ZodIssue;
type MessageKey = keyof (typeof domainText)['zh'];
type Described = Pick<FieldMeta, 'kind' | 'label' | 'check' | 'personal'> & { type?: z.ZodType };

/**
 * Returns the message for an issue in the reader's language, made from the field's label: 请输入项目名称.
 * Messages of zod itself are never shown to a person.
 */
export function messageOf(issue: Issue, field: Described, lang: Lang): string {
  const text = domainText[lang];
  const label = field.label[lang];
  return fill(text[keyOf(issue, field)], {
    label,
    name: label,
    max: 'maximum' in issue ? String(issue.maximum) : '',
    min: 'minimum' in issue ? String(issue.minimum) : '',
  });
}

function keyOf(issue: Issue, field: Described): MessageKey {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  if (isMissing(issue)) return traitsOf(field.kind).given === 'chosen' ? 'requiredChoice' : 'required';
  if (isMasked(issue, field)) return 'masked';
  if (personalOf(field) === 'bank-card') return 'notBankCard';
  const own = WRONG[field.kind](issue);
  if (own) return own;
  if (field.check === 'credit_code') return 'notCreditCode';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig';
  if (issue.code === 'too_small') return 'tooSmall';
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return 'notInteger';
    if (issue.expected === 'number') return 'notNumber';
    if (issue.expected === 'string') return 'notText';
  }
  return 'other';
}

type Wrong = (issue: Issue) => MessageKey | undefined;

/** Every wrong value of the kind has the same message. */
const always =
  (key: MessageKey): Wrong =>
  () =>
    key;
/** The issue alone determines the message. */
const byIssue: Wrong = () => undefined;
const byCount: Wrong = (issue) => (issue.code === 'too_big' && issue.origin === 'array' ? 'tooManyFiles' : undefined);

/** Message for a present but wrong value of each kind; undefined: the issue determines the message. */
const WRONG = {
  text: byIssue,
  textarea: byIssue,
  integer: byIssue,
  decimal: byIssue,
  money: always('notMoney'),
  fee: byIssue,
  meters: byIssue,
  boolean: always('notBoolean'),
  date: always('notDate'),
  datetime: always('notInstant'),
  code: always('notInDictionary'),
  reference: byIssue,
  references: byIssue,
  permissions: always('notPermission'),
  password: always('notPassword'),
  phone: always('notPhone'),
  idcard: always('notIdCard'),
  region: always('notRegion'),
  address: byIssue,
  place: byIssue,
  rows: byIssue,
  signature: byIssue,
  file: byIssue,
  files: byCount,
  image: byCount,
} satisfies Record<FieldKind, Wrong>;

/** Like `messageOf`; for a field inside a small table, the message names the row and the field. */
function messageAt(issue: Issue, field: Described, lang: Lang): string {
  const [, row, name] = issue.path;
  const type = holdsRows(field.kind) && field.type ? columnsInRows(field.type)[String(name)] : undefined;
  if (!type) return messageOf(issue, field, lang);
  const message = messageOf(issue, metaOf(type), lang);
  return fill(domainText[lang].inRow, { label: field.label[lang], row: Number(row) + 1, message });
}

/** Returns whether a required text is empty, or a value is absent. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return (issue.origin === 'string' || issue.origin === 'array') && issue.minimum === 1;
  return issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
}

/** Returns whether a value has the masked form that a user without access to the whole value received. */
function isMasked(issue: Issue, field: Described): boolean {
  const personal = personalOf(field);
  return personal !== undefined && looksMasked(personal, issue.input);
}

const descriptions = new WeakMap<AnyResource, ReadonlyMap<string, Described>>();

/**
 * Returns the fields by name, and the parts of addresses by dotted path. The result is cached, since a sheet may have a
 * hundred thousand wrong rows.
 */
function describedOf(resource: AnyResource): ReadonlyMap<string, Described> {
  let found = descriptions.get(resource);
  if (!found) {
    const parts = sheetColumnsOf(resource).map((column): [string, Described] => [column.path.join('.'), column]);
    found = new Map([...parts, ...fieldsOf(resource).map((field): [string, Described] => [field.name, field])]);
    descriptions.set(resource, found);
  }
  return found;
}

/**
 * Returns the problems of a checked record, one per field and message. Issues must contain their input, from which an
 * absent value is recognised.
 */
export function problemsOf(resource: AnyResource, error: Pick<z.ZodError, 'issues'>, lang: Lang): FieldProblem[] {
  const described = describedOf(resource);
  const problems = error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        path: [...issue.path, name].join('.'),
        code: 'unknown_field',
        message: fill(domainText[lang].unknownField, { name }),
      }));
    const path = issue.path.map(String).join('.');
    const known = described.get(path) ?? described.get(String(issue.path[0] ?? ''));
    const message = known ? messageAt(issue, known, lang) : fill(domainText[lang].other, { label: path });
    const code = isMissing(issue) ? 'required' : known && isMasked(issue, known) ? 'masked' : issue.code;
    return [{ path, code, message }];
  });
  return problems.filter(
    (one, index) => problems.findIndex((other) => other.path === one.path && other.message === one.message) === index,
  );
}
