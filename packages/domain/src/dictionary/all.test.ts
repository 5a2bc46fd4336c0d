import { expect, it } from 'vitest';
import type * as z from 'zod';
import { metaOf } from '../field/field.ts';
import { allResources } from '../resource/registry.ts';
import { dictionaries, dictionaryOf, loadDictionaries } from './all.ts';
import { defineDictionary } from './define.ts';
import { DICTIONARY_FILES } from './none-yet.ts';

it('has every built-in dictionary where it is not bundled for a browser', async () => {
  const before = dictionaries.size;
  expect(before).toBeGreaterThan(50);
  await loadDictionaries();
  expect(dictionaries.size).toBe(before);
  expect(DICTIONARY_FILES).toEqual([]);
});

it('finds what was defined by its type, listed or not', () => {
  const soil = defineDictionary('soil', { zh: '土质', en: 'Soil' }, [{ value: 1, label: { zh: '黏土', en: 'Clay' } }]);
  expect(dictionaryOf('soil')).toBe(soil);
  expect(() => dictionaryOf('soils')).toThrow('unknown dictionary soils');
});

it('knows each dictionary that a field names', () => {
  const named = allResources().flatMap(({ fields }) =>
    Object.values(fields).flatMap((one) => metaOf(one as z.ZodType).dict ?? []),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((dict) => !dictionaries.has(dict))).toEqual([]);
});
