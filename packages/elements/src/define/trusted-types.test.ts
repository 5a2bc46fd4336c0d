import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { wrapSinks } from '../../build/trusted-types.ts';

const wrapped = (code: string) => wrapSinks(code)?.replace(/^.*\n/, '');
const KEY = Symbol.for('gongdi.trusted');

describe('texts that a page with trusted types refuses', () => {
  it.each([
    ['el.innerHTML = a + b;', 'el.innerHTML = __gdHtml(a + b);'],
    ['el["outerHTML"] = "";', 'el["outerHTML"] = __gdHtml("");'],
    ['x.insertAdjacentHTML("beforeend", t);', 'x.insertAdjacentHTML("beforeend", __gdHtml(t));'],
    ['new DOMParser().parseFromString(t, "text/xml");', 'new DOMParser().parseFromString(__gdHtml(t), "text/xml");'],
    ['new Worker(new URL("w.js", base), o);', 'new Worker(__gdUrl(new URL("w.js", base)), o);'],
    ['navigator.serviceWorker.register("/w.js");', 'navigator.serviceWorker.register(__gdUrl("/w.js"));'],
    ['a.innerHTML = b.innerHTML = c;', 'a.innerHTML = __gdHtml(b.innerHTML = __gdHtml(c));'],
  ])('%s', (code, expected) => expect(wrapped(code)).toBe(expected));

  it('leaves what only reads them, and other names', () => {
    expect(wrapSinks('const text = el.innerHTML; router.register("/x"); el.textContent = text;')).toBeUndefined();
    expect(wrapSinks('export const a = 1;')).toBeUndefined();
  });
});

describe('the policy', () => {
  const run = (trusted: unknown) => {
    const holder = globalThis as { trustedTypes?: unknown };
    holder.trustedTypes = trusted;
    const element = {} as { innerHTML?: unknown };
    const write = runInThisContext(`(el) => { ${wrapSinks('el.innerHTML = "<b></b>";')!} }`) as (el: object) => void;
    write(element);
    return element.innerHTML;
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    Reflect.deleteProperty(globalThis, KEY);
  });

  it('is made once for all chunks and copies', () => {
    let made = 0;
    const trusted = {
      createPolicy: (name: string) => {
        made += 1;
        return { createHTML: (text: string) => `${name}: ${text}` };
      },
    };
    expect([run(trusted), run(trusted), made]).toEqual(['gongdi: <b></b>', 'gongdi: <b></b>', 1]);
  });

  it('is not missed where the page does not allow it, or the browser has none', () => {
    const refusing = {
      createPolicy: () => {
        throw new TypeError('refused');
      },
    };
    expect([run(refusing), run(undefined)]).toEqual(['<b></b>', '<b></b>']);
  });
});
