import { describe, expect, it } from 'vitest';
import { foreignClasses, rawTextSizes, unstyledClasses, unusedClasses } from './style-sheets.ts';

const at = (name: string, text: string) => ({ file: `packages/widgets/src/${name}`, text });
const GROUND = at('kit/theme/tokens.ts', '`.gd-root{color-scheme:light}`');
const PANEL = at('frame/panel.css', '.gd-panel { color: red } .gd-panel-head, .gd-panel > p:hover { margin: 0 }');

describe('foreign classes', () => {
  const found = (name: string, text: string) => foreignClasses([GROUND, PANEL, at(name, text)]);

  it.each([
    ['a class of another sheet', '.gd-panel-head { top: 0 }', '.gd-panel-head belongs to frame/panel.css'],
    ['one among others', '.gd-row, .gd-panel { top: 0 }', '.gd-panel belongs to frame/panel.css'],
    ['one in a query', '@media print { .gd-panel { top: 0 } }', '.gd-panel belongs to frame/panel.css'],
    ['one below another', '.gd-panel > .gd-panel-head { top: 0 }', '.gd-panel-head belongs to frame/panel.css'],
    ['a class without a sheet', '.gd-other { top: 0 }', '.gd-other has the prefix of no sheet'],
  ])('are %s', (_, text, what) => expect(found('list/row.css', text)).toEqual([`list/row.css: ${what}`]));

  it('are all of a sheet with the prefix of another', () => {
    expect(found('list/panel.css', '')).toEqual(['list/panel.css: gd-panel is the prefix of another sheet']);
  });

  it.each([
    ['own', '.gd-row, .gd-row-name:not(.gd-panel) { top: 0 }'],
    ['beside an own one', '.gd-row > .gd-panel, .gd-panel .gd-row { top: 0 }'],
    ['around what has none', '.gd-panel p { top: 0 }'],
    ['of the ground', '.gd-root .gd-row, .gd-root { top: 0 }'],
    ['in a comment', '/* .gd-panel { } */ .gd-row { background: url(".gd-panel {") }'],
  ])('are not classes %s', (_, text) => expect(found('list/row.css', text)).toEqual([]));
});

describe('unstyled classes', () => {
  const found = (text: string) => unstyledClasses([GROUND, PANEL, at('frame/panel.tsx', text)]);

  it.each([
    '<p className="gd-lost">',
    "<p className={open ? 'gd-panel' : 'gd-lost'}>",
    '<p className={`gd-panel${open ? " gd-lost" : ""}`}>',
    "host.classList.toggle('gd-lost', { open })",
    "make('g', { class: 'gd-lost' })",
  ])('are found in %s', (text) => expect(found(text)).toEqual(['packages/widgets/src/frame/panel.tsx: gd-lost']));

  it.each([
    '<p className="gd-panel gd-root ant-btn">',
    '<p className="gd-engine">',
    '<p className={`gd-panel-${part}`}>',
    '<p id="gd-lost" className="gd-panel" title="gd-lost">',
    "emit('gd-lost')",
  ])('are not in %s', (text) => expect(found(text)).toEqual([]));
});

describe('unused classes', () => {
  const found = (text: string) =>
    unusedClasses([GROUND, PANEL, at('frame/panel.tsx', text), at('frame/panel.test.tsx', '.gd-panel')]).filter(
      (one) => !one.startsWith('hook '),
    );

  it('are in a sheet alone, or in tests', () => {
    expect(found('<p className="gd-panel-head">')).toEqual(['frame/panel.css: .gd-panel']);
    expect(found('')).toHaveLength(2);
  });
  it('are not written in full or made of parts', () => {
    expect(found("['gd-panel', 'gd-panel-head']")).toEqual([]);
    expect(found('<p className={`gd-panel gd-panel-${part}`}>')).toEqual([]);
  });
  it('are hooks that nothing has', () => {
    expect(unusedClasses([GROUND])).toContain('hook gd-engine');
  });
});

describe('raw sizes of text', () => {
  const found = (name: string, text: string) => rawTextSizes([at(name, text)]);

  it.each(['font-size: 13px', 'font-size: 1rem', 'font-size: small', 'font: bold 12px/1 serif'])('are %s', (text) =>
    expect(found('list/row.css', `.gd-row { ${text}; }`)).toEqual([`list/row.css: ${text}`]),
  );
  it.each(['font-size: var(--gd-text-sm)', 'font-size: 0.9em', 'font-size: 9pt', 'font: inherit', 'margin: 13px'])(
    'are not %s',
    (text) => expect(found('list/row.css', `.gd-row { ${text}; }`)).toEqual([]),
  );
  it('may be those of a drawing', () => {
    expect(found('plan/plan.css', '.gd-plan-label { font: 12px serif; }')).toEqual([]);
  });
});
