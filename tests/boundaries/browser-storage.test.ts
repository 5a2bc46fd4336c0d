import { expect, it } from 'vitest';
import { undeclaredStorage } from './browser-storage.ts';

const found = (text: string, file = 'packages/widgets/src/console/a.ts') => undeclaredStorage([{ file, text }]).length;

it.each([
  `localStorage.setItem('mine', '1');`,
  'const store = () => sessionStorage;',
  'open(indexedDB)',
  'document.cookie = text',
])('finds what is kept under a name of its own: %s', (text) => expect(found(text)).toBe(1));

it('leaves declared names, words about storage and tests alone', () => {
  const keys = `import { DRAFT } from '../storage-keys.ts';\nlocalStorage.setItem(DRAFT, '1');`;
  expect([
    found(keys),
    found('// kept in sessionStorage while it is open'),
    found(`const where = 'localStorage';`),
  ]).toEqual([0, 0, 0]);
  expect(found('localStorage.clear();', 'packages/widgets/src/console/a.test.ts')).toBe(0);
});
