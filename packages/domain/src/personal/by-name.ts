import { schemeRecord } from '../areas/record.ts';
import { GongdiError, type FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import { allResources } from '../resource/registry.ts';
import { domainText } from '../text/index.ts';
import { personalEntriesOf, type PersonalEntry } from './entries.ts';
import { looksMasked, maskValue, type PersonalKind } from './mask.ts';

let names: ReadonlyMap<string, PersonalKind> | undefined;

/** Returns the names of all personal values: the personal fields of all resources, and `user_name` of accounts. */
function personalNames(): ReadonlyMap<string, PersonalKind> {
  if (names) return names;
  const found = new Map<string, PersonalKind>([['user_name', 'account']]);
  const add = (entries: readonly PersonalEntry[]): void => {
    for (const entry of entries)
      if ('personal' in entry) found.set(entry.name, entry.personal);
      else add(entry.columns);
  };
  for (const resource of [...allResources(), schemeRecord]) add(personalEntriesOf(resource));
  return (names = found);
}

/** Masks values without a declared schema, such as variables of a process, by their property names, at any depth. */
export function maskByName<T>(value: T): T {
  if (Array.isArray(value)) return value.map(maskByName) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const personal = personalNames().get(name);
      return [name, personal && typeof one === 'string' ? maskValue(personal, one) : maskByName(one)];
    }),
  ) as T;
}

/**
 * Returns the sent value with each masked value replaced by the stored value that it represents.
 * @param under path of the values in the call, with a point at its end
 * @throws GongdiError `invalid` that names each masked value without a matching stored value
 */
export function unmaskByName<T>(sent: T, before: unknown, lang: Lang, under = ''): T {
  const problems: FieldProblem[] = [];
  const whole = (value: unknown, stored: unknown, personal: PersonalKind | undefined, path: string): unknown => {
    if (personal && looksMasked(personal, value)) {
      if (typeof stored === 'string' && maskValue(personal, stored) === value) return stored;
      const label = path.slice(path.lastIndexOf('.') + 1);
      problems.push({ path, code: 'masked', message: fill(domainText[lang].masked, { label }) });
      return value;
    }
    if (value === null || typeof value !== 'object') return value;
    const of = (name: string | number) => (stored as Record<string | number, unknown> | null | undefined)?.[name];
    if (Array.isArray(value)) return value.map((one, at) => whole(one, of(at), undefined, `${path}.${at}`));
    const entries = Object.entries(value).map(([name, one]) => [
      name,
      whole(one, of(name), personalNames().get(name), path === '' ? `${under}${name}` : `${path}.${name}`),
    ]);
    return Object.fromEntries(entries);
  };
  const unmasked = whole(sent, before, undefined, '');
  if (problems.length > 0) throw new GongdiError('invalid', { problems });
  return unmasked as T;
}
