import type * as z from 'zod';
import type { FieldProblem } from '../error/error.ts';
import { columnsInRows, metaOf } from '../field/field.ts';
import type { FieldMeta } from '../field/meta.ts';
import { fill, type Lang } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf, sheetColumnsOf } from '../resource/fields.ts';
import { looksMasked, personalOf } from '../personal/mask.ts';
import { domainText } from '../text/index.ts';

type Issue = z.core.$ZodIssue;
type Described = Pick<FieldMeta, 'kind' | 'label' | 'check' | 'personal'> & { type?: z.ZodType };

const CHOSEN: ReadonlySet<FieldMeta['kind']> = new Set([
  'code',
  'reference',
  'date',
  'datetime',
  'boolean',
  'address',
  'references',
  'permissions',
  'file',
  'files',
  'image',
  'place',
  'rows',
  'signature',
  'region',
]);

/**
 * What is wrong, in the reader's language, made from the field's label: 请输入项目名称.
 * zod's own messages never reach a person.
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

function keyOf(issue: Issue, field: Described): keyof (typeof domainText)['zh'] {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  if (isMissing(issue)) return CHOSEN.has(field.kind) ? 'requiredChoice' : 'required';
  if (isMasked(issue, field)) return 'masked';
  if (personalOf(field) === 'bank-card') return 'notBankCard';
  switch (field.kind) {
    case 'date':
      return 'notDate';
    case 'datetime':
      return 'notInstant';
    case 'money':
      return 'notMoney';
    case 'region':
      return 'notRegion';
    case 'phone':
      return 'notPhone';
    case 'idcard':
      return 'notIdCard';
    case 'boolean':
      return 'notBoolean';
    case 'code':
      return 'notInDictionary';
    case 'password':
      return 'notPassword';
    case 'permissions':
      return 'notPermission';
    case 'files':
    case 'image':
      if (issue.code === 'too_big' && issue.origin === 'array') return 'tooManyFiles';
      break;
    default:
      break;
  }
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

/** As `messageOf`; inside a small table, which row and which of its fields. */
function messageAt(issue: Issue, field: Described, lang: Lang): string {
  const [, row, name] = issue.path;
  const type = field.kind === 'rows' && field.type ? columnsInRows(field.type)[String(name)] : undefined;
  if (!type) return messageOf(issue, field, lang);
  const message = messageOf(issue, metaOf(type), lang);
  return fill(domainText[lang].inRow, { label: field.label[lang], row: Number(row) + 1, message });
}

/** A required text that is too short, or a value that is absent altogether. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return (issue.origin === 'string' || issue.origin === 'array') && issue.minimum === 1;
  return issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
}

/** A value as it was answered to somebody who may not see it whole. */
function isMasked(issue: Issue, field: Described): boolean {
  const personal = personalOf(field);
  return personal !== undefined && looksMasked(personal, issue.input);
}

const descriptions = new WeakMap<AnyResource, ReadonlyMap<string, Described>>();

/** Fields by name and parts of addresses by dotted path; kept, since a sheet may have a hundred thousand wrong rows. */
function describedOf(resource: AnyResource): ReadonlyMap<string, Described> {
  let found = descriptions.get(resource);
  if (!found) {
    const parts = sheetColumnsOf(resource).map((column): [string, Described] => [column.path.join('.'), column]);
    found = new Map([...parts, ...fieldsOf(resource).map((field): [string, Described] => [field.name, field])]);
    descriptions.set(resource, found);
  }
  return found;
}

/** Problems of a checked record, one per field and message. Issues must carry their input, so that absence shows. */
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
