import type { CustomField } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { keptDocuments } from './documents.ts';

const field = (name: string) => ({ name }) as CustomField;

it('makes a document once for the same fields, and keeps a few', async () => {
  let made = 0;
  let now = '';
  const documentFor = keptDocuments(() => `${now} ${(made += 1)}`);
  const ask = (...names: string[]) => {
    now = names.join(' and ');
    return documentFor(names.map(field)).then(String);
  };
  expect(await ask('custom_1')).toBe('custom_1 1');
  expect(await ask('custom_1')).toBe('custom_1 1');
  expect(await ask('custom_1', 'custom_2')).toBe('custom_1 and custom_2 2');
  expect(await ask()).toBe(' 3');
  expect(await ask('custom_3')).toBe('custom_3 4');
  // The one that was asked for longest ago is given up.
  expect(await ask('custom_1')).toBe('custom_1 1');
  expect(await ask('custom_4')).toBe('custom_4 5');
  expect(await ask('custom_1')).toBe('custom_1 1');
  expect(await ask('custom_1', 'custom_2')).toBe('custom_1 and custom_2 6');
});
