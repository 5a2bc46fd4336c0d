import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { styleModuleOf } from '../../../build/antd-css.mjs';
import { answerHooks } from '../../../build/static-styles.mjs';

const antd = (path: string) => readFileSync(createRequire(import.meta.url).resolve(`antd/es/${path}`), 'utf8');

describe('static styles', () => {
  it('answer a hook without its generator', () => {
    expect(answerHooks("export default genStyleHooks('Tag', token => [f(token)], g);")).toBe(
      "export default (() => ['', 'gd']);",
    );
    expect(answerHooks("const A = genSubStyleComponent(['Tag'], f);")).toBe('const A = (() => null);');
  });

  it('bring the styles of each hook, except of panels in antd’s own documentation', () => {
    const code =
      "const A = genSubStyleComponent(['Tag', 'status'], f);\nconst B = genStyleHooks('Tag', g);\nconst C = genSubStyleComponent(['Tag', 'PurePanel'], f);";
    const answered = answerHooks(code, (hook) => (hook === 'Tag-none' ? undefined : `styles/${hook}`));
    expect(answered?.split('\n').slice(0, 3)).toEqual([
      'import "styles/Tag-status";',
      'import "styles/Tag-Tag";',
      'const A = (() => null);',
    ]);
  });

  it('leave out what makes hooks', () => {
    expect(answerHooks('export const { genStyleHooks } = genStyleUtils({ useToken });')).toBe(
      'export const { genStyleHooks } = ({});',
    );
  });

  it('are in pieces by hook, none for components without a sample', () => {
    expect(styleModuleOf('Button-compact')).toBe('virtual:gongdi/antd-styles/Button-compact');
    expect(styleModuleOf('Carousel-Carousel')).toBeUndefined();
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
