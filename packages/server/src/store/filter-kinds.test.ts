import { FIELD_EXAMPLES, metaOf, type FieldExample, type FieldKind } from '@gongdi/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { filterOf } from './filter-kinds.ts';
import { typeOf } from './resource-table.ts';
import { withDatabase } from './testing.ts';

const examples = Object.values<FieldExample>(FIELD_EXAMPLES).map(({ make, value }) => ({
  kind: metaOf(make()).kind,
  value,
}));

/** Converts the example to a parameter of a list: the first entry of an array; undefined for an object. */
function parameterOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? String(one) : undefined;
}

describe('a column of each kind', () => {
  const database = withDatabase({ migrated: false });
  const column = (kind: FieldKind, value: unknown) => {
    const type = typeOf(kind);
    return sql`${type === 'jsonb' ? JSON.stringify(value) : value}::${sql.raw(type)}`;
  };

  it.each(examples)('takes the example of $kind', async ({ kind, value }) => {
    const stored = sql`select to_jsonb(${column(kind, value)}) = to_jsonb(${column(kind, value)}) as same`;
    expect((await stored.execute(database().db)).rows).toEqual([{ same: true }]);
  });

  it.each(examples)('finds the example of $kind by its filter', async ({ kind, value }) => {
    const { read, matches, text } = filterOf(kind);
    const given = parameterOf(value);
    if (given === undefined) return;
    const wanted = read(given);
    expect(wanted).toBeDefined();
    const own = sql.ref('own');
    const found = sql`select ${matches(own, [wanted!])} as one, ${matches(own, [wanted!, wanted!])} as several,
      ${text(own)} is not null as words from (select ${column(kind, value)} as own) as row`;
    expect((await found.execute(database().db)).rows).toEqual([{ one: true, several: true, words: true }]);
  });
});

describe('what is no value of the kind', () => {
  it.each([
    ['integer', '1.5'],
    ['integer', '9'.repeat(17)],
    ['code', String(2 ** 31)],
    ['decimal', 'much'],
    ['money', '1.234'],
    ['boolean', 'yes'],
    ['date', '2026-02-30'],
    ['datetime', '2026-05-06 10:30'],
    ['region', '3101'],
  ] as const)('is refused: %s %s', (kind, given) => {
    expect(filterOf(kind).read(given)).toBeUndefined();
  });
});
