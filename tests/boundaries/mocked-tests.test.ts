import { expect, it } from 'vitest';
import { mocksInSharedTests } from './mocked-tests.ts';

const found = (text: string, file = 'packages/widgets/src/a/b.test.tsx') => mocksInSharedTests([{ file, text }]).length;

it('finds a replaced module in a test that shares its modules', () => {
  expect(found("vi.mock('./a.ts', () => ({}));")).toBe(1);
  expect(found("vi.doMock('./a.ts', () => ({}));", 'cli/src/a.test.ts')).toBe(1);
});

it('leaves alone what is called so, spies, and what is no test', () => {
  expect(found("vi.mock('./a.ts');", 'packages/widgets/src/a/b.mocked.test.tsx')).toBe(0);
  expect(found("const spy = vi.fn(); vi.spyOn(a, 'b').mockReturnValue(1);")).toBe(0);
  expect(found("vi.mock('./a.ts');", 'packages/widgets/src/a/b.ts')).toBe(0);
});
