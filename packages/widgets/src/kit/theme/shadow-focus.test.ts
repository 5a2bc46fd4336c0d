import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { seeInside } from '../../../build/shadow-focus.mjs';

const load = (path: string) => {
  const id = createRequire(import.meta.resolve('antd')).resolve(path);
  return { id, code: readFileSync(id, 'utf8') };
};

describe('shadow focus', () => {
  it('repairs the focus trap as it is installed', () => {
    const { id, code } = load('@rc-component/util/es/Dom/focus.js');
    const repaired = seeInside(code, id) ?? '';
    expect(repaired).toContain("gdRoot.addEventListener('focusin', syncFocus)");
    expect(repaired).not.toMatch(/=\s*document;|document\.activeElement/);
  });

  it('repairs where a dialog gives the focus back', () => {
    const { id, code } = load('@rc-component/dialog/es/Dialog/index.js');
    expect(seeInside(code, id)).toContain('lastOutSideActiveElementRef.current = gdActiveElement()');
  });

  it('fails when the focus trap has changed', () => {
    const { id, code } = load('@rc-component/util/es/Dom/focus.js');
    expect(() => seeInside(code.replace("window.addEventListener('focusin'", 'on('), id)).toThrow(/shadow-focus/);
  });

  it('leaves others alone', () => {
    expect(seeInside('document.activeElement', '/x/node_modules/other/index.js')).toBeUndefined();
  });
});
