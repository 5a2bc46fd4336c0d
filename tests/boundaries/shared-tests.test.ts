import { expect, it } from 'vitest';
import { hooksOfSharedModules, mocksInSharedTests } from './shared-tests.ts';

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

it('finds a hook that only the first of several files would have', () => {
  const hooks = (text: string, file = 'tests/browser/support/a.ts') => hooksOfSharedModules([{ file, text }]).length;
  expect(hooks('export let a: number;\nbeforeAll(() => {\n  a = 1;\n});')).toBe(1);
  expect(hooks('export function withA() {\n  beforeAll(() => {});\n}')).toBe(0);
  expect(hooks('afterAll(() => {});', 'tests/browser/a.test.ts')).toBe(0);
});
