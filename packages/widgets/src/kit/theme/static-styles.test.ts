import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { answerHooks } from '../../../build/static-styles.mjs';

const antd = (path: string) => readFileSync(createRequire(import.meta.url).resolve(`antd/es/${path}`), 'utf8');

describe('static styles', () => {
  it('answer a hook without its generator', () => {
    expect(answerHooks("export default genStyleHooks('Tag', token => [f(token)], g);")).toBe(
      "export default (() => ['', 'gd']);",
    );
    expect(answerHooks("const A = genSubStyleComponent(['Tag'], f);")).toBe('const A = (() => null);');
  });

  it('mark keyframes as droppable', () => {
    expect(answerHooks("const a = new Keyframes('x', {});")).toBe("const a = /* @__PURE__ */ new Keyframes('x', {});");
  });

  it('leave other modules alone', () => {
    expect(answerHooks('export const a = genStyle(token);')).toBeUndefined();
  });

  it.each(['button', 'table', 'modal', 'date-picker', 'select', 'form'])('know the shape of antd’s %s', (name) => {
    expect(answerHooks(antd(`${name}/style/index.js`))).toContain("(() => ['', 'gd'])");
  });
});
