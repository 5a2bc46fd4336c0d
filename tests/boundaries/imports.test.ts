import { describe, expect, it } from 'vitest';
import { moduleOf } from './imports.ts';

const importsOf = (source: string, file = 'packages/x/src/a.tsx') =>
  moduleOf(file, source).imports.map(({ specifier, kind }) => `${kind} ${specifier}`);

describe('reading imports', () => {
  it.each([
    ["import a from 'a';", 'static a'],
    ["import 'a';", 'static a'],
    ["import { type A } from 'a';", 'static a'],
    ["import type { A } from 'a';", 'type a'],
    ["export { a } from 'a';", 'static a'],
    ["export * as b from 'a';", 'static a'],
    ["export type * from 'a';", 'type a'],
    ["const load = async () => { const { a } = await import('a'); return <p>{a}</p>; };", 'dynamic a'],
    ["let a: import('a').A;", 'type a'],
    ["class A { b(c: Promise<typeof import('a')>) {} }", 'type a'],
  ])('%s', (source, found) => expect(importsOf(source)).toEqual([found]));

  it('is not misled by comments, strings and templates', () => {
    expect(importsOf("// import 'a'\nconst b = \"import 'c'\"; const d = `import('e')`; export { b, d };")).toEqual([]);
  });
  it('reads a generic arrow function, which is no JSX in .ts', () => {
    expect(importsOf("import 'a'; const f = <T>(x: T) => x;", 'packages/x/src/a.ts')).toEqual(['static a']);
  });
  it('refuses what it cannot parse rather than seeing nothing', () => {
    expect(() => importsOf('import { from')).toThrow();
  });
});
