import { describe, expect, it } from 'vitest';
import { shortList, worthPreloading } from '../../build/preload.ts';

const LIST =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./assets/aaa.js","./assets/b-b.js","./assets/ccc.js"])))=>i.map(i=>d[i]);';
const element = (indices: string) => `n(()=>import(\`./assets/aaa.js\`),__vite__mapDeps([${indices}]),import.meta.url)`;

describe('the loader’s list of what it preloads', () => {
  it('names large files only, and never the one that is imported', () => {
    const code = `${LIST}\nvar a=${element('0,1,2')},b=${element('2,1')};`;
    expect(shortList(code, (file) => file !== 'assets/ccc.js')).toBe(
      '\nvar a=n(()=>import(`./assets/aaa.js`),[`b-b`],import.meta.url),b=n(()=>import(`./assets/aaa.js`),[`b-b`],import.meta.url);',
    );
    expect(shortList(code, () => false)).not.toContain('b-b');
  });

  it('fails the build when Vite writes it in another way', () => {
    expect(() => shortList('const list=[];', () => true)).toThrow('build/preload.ts');
    expect(() => shortList(`${LIST}\nf(__vite__mapDeps([0]),base)`, () => true)).toThrow('build/preload.ts');
  });
});

describe('what a late part asks for beside the file that it imports', () => {
  const chunk = (bytes: number, ...imports: string[]) => ({ code: 'x'.repeat(bytes), imports });
  const chunks = new Map([
    ['console.js', chunk(90_000, 'react.js')],
    ['react.js', chunk(90_000, 'tiny.js')],
    ['tiny.js', chunk(100)],
    ['list.js', chunk(20_000, 'react.js', 'grid.js', 'small.js')],
    ['grid.js', chunk(60_000)],
    ['small.js', chunk(900)],
  ]);

  it('names what is large and not there yet', () => {
    const deps = ['list.js', 'react.js', 'tiny.js', 'grid.js', 'small.js'];
    expect(worthPreloading('list.js', deps, 'console.js', chunks)).toEqual(['grid.js']);
    expect(worthPreloading('list.js', deps, 'tiny.js', chunks)).toEqual(['react.js', 'grid.js']);
  });

  it('keeps what is no part of the program, such as a style sheet', () => {
    expect(worthPreloading('list.js', ['list.js', 'list.css'], 'console.js', chunks)).toEqual(['list.css']);
  });
});
