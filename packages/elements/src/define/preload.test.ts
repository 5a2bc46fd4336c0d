import { describe, expect, it } from 'vitest';
import { shortList } from '../../build/preload.ts';

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
