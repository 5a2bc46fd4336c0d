import type * as z from 'zod';
import { dictionaryOf } from '../dictionary/index.ts';
import type { FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import { cleanRecord } from '../resource/clean.ts';
import type { AnyResource, InputOf } from '../resource/define.ts';
import { fieldsOf } from '../resource/fields.ts';
import { editSchemaOf, inputSchemaOf } from '../resource/schemas.ts';
import { domainText } from '../text/index.ts';
import { problemsOf } from './messages.ts';

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/**
 * The one check of a record: cleaned, against the zod schema, dictionary codes against their dictionary, and the
 * resource's date pairs in order. Form, sheet and server call this.
 */
export function checkRecord<R extends AnyResource>(
  resource: R,
  input: unknown,
  mode: 'add' | 'edit',
  lang: Lang,
): Checked<InputOf<R> & { id?: string; version?: number }> {
  const schema: z.ZodType = mode === 'add' ? inputSchemaOf(resource, 'add') : editSchemaOf(resource);
  const cleaned = cleanRecord(input);
  const parsed = schema.safeParse(cleaned, { reportInput: true });
  const problems = parsed.success ? [] : problemsOf(resource, parsed.error, lang);
  if (cleaned !== null && typeof cleaned === 'object')
    problems.push(
      ...dictionaryProblems(resource, cleaned as Record<string, unknown>, lang),
      ...orderProblems(resource, cleaned as Record<string, unknown>, lang),
    );
  if (problems.length > 0 || !parsed.success) return { ok: false, problems };
  return { ok: true, value: parsed.data as InputOf<R> };
}

function dictionaryProblems(resource: AnyResource, record: Record<string, unknown>, lang: Lang): FieldProblem[] {
  return fieldsOf(resource).flatMap((field): FieldProblem[] => {
    const value = record[field.name];
    if (field.kind !== 'code' || !field.dict || !Number.isInteger(value)) return [];
    if (dictionaryOf(field.dict).entries.some((entry) => entry.value === value)) return [];
    const message = fill(domainText[lang].notInDictionary, { label: field.label[lang] });
    return [{ path: field.name, code: 'not_in_dictionary', message }];
  });
}

/** ISO texts compare as times do. */
function orderProblems(resource: AnyResource, record: Record<string, unknown>, lang: Lang): FieldProblem[] {
  const labels = new Map(fieldsOf(resource).map((field) => [field.name, field.label[lang]]));
  return (resource.order ?? []).flatMap(([begin, end]): FieldProblem[] => {
    const [from, to] = [record[begin], record[end]];
    if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return [];
    const message = fill(domainText[lang].endBeforeBegin, {
      begin: labels.get(begin) ?? '',
      end: labels.get(end) ?? '',
    });
    return [{ path: end, code: 'order', message }];
  });
}
