// Renders every antd component that Gongdi uses, once and on the server, and turns the registered styles into one sheet.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider, theme as antdTheme } from 'antd';
import { ADDITIONS, ALIAS, componentExpression, lengthExpression, parseVariables } from './antd-variables.mjs';
import { samples } from './antd-samples.mjs';

/** Class that carries antd's variables; `kit/provider` passes the same as `cssVar.key`. */
const KEY = 'gd';

const COLORS = {
  colorPrimary: '#7a1fd1',
  colorInfo: '#7a1fd1',
  colorSuccess: '#0aa1b3',
  colorWarning: '#b35c9a',
  colorError: '#c2185b',
  colorTextBase: '#102030',
  colorBgBase: '#fefdf0',
};

function render(names, theme) {
  const cache = createCache();
  const all = names.flatMap((name) => samples[name]).map((sample, key) => h('div', { key }, sample));
  const provider = h(
    ConfigProvider,
    { theme: { cssVar: { key: KEY }, hashed: false, ...theme } },
    h(App, null, ...all),
  );
  renderToString(h(StyleProvider, { cache }, provider));
  return cache;
}

function variables(names, theme) {
  return parseVariables(extractStyle(render(names, theme), { plain: true, types: ['token', 'cssVar'] }), KEY);
}

/**
 * The whole sheet: antd's rules, which are the same for every theme, and its variables as expressions of `--gd-*`.
 * @param {readonly string[]} names components to include, as imported from `antd`
 * @returns {{ css: string, unexplained: string[] }} the sheet, and colours that follow no token (fixed by antd)
 */
export function extractAntdCss(names = Object.keys(samples)) {
  const unknown = names.filter((name) => !(name in samples));
  if (unknown.length > 0)
    throw new Error(`antd component without a sample: ${unknown.join(', ')}; add it to build/antd-samples.mjs`);
  const dark = { algorithm: antdTheme.darkAlgorithm };
  const moved = { ...COLORS, borderRadius: 10, sizeUnit: 6, controlHeight: 44, fontFamily: 'x' };
  const base = variables(names, {});
  const basis = {
    base,
    dark: variables(names, dark),
    moved: variables(names, { token: moved }),
    darkMoved: variables(names, { ...dark, token: moved }),
    tall: variables(names, { token: { controlHeight: 64 } }),
    wide: variables(names, { token: { sizeUnit: 8 } }),
  };
  const alias = base.get(`.${KEY}`);
  const fingerprint = (block, name) =>
    [basis.base, basis.moved, basis.dark, basis.darkMoved].map((side) => side.get(block)?.get(name)).join('|');
  const aliasOf = new Map();
  for (const name of [...alias.keys()].reverse())
    if (basis.moved.get(`.${KEY}`).get(name) !== alias.get(name)) aliasOf.set(fingerprint(`.${KEY}`, name), name);

  const unexplained = [];
  const express = (selector, name, value) => {
    const said = selector === `.${KEY}` ? ALIAS[name] : componentExpression(name);
    if (said !== undefined) return { light: said };
    const other = (side) => basis[side].get(selector)?.get(name) ?? value;
    if (selector !== `.${KEY}` && other('moved') !== value) {
      const source = aliasOf.get(fingerprint(selector, name));
      if (source !== undefined) return { light: `var(${source})` };
    }
    const length = lengthExpression(value, [
      { token: '--gd-control-height', from: 32, to: 64, literal: other('tall') },
      { token: '--gd-space', from: 8, to: 16, literal: other('wide') },
    ]);
    if (other('moved') !== value && (length === undefined || length === value))
      unexplained.push(`${selector} ${name}: ${value} | ${other('dark')}`);
    return { light: length ?? value, dark: other('dark') === value ? undefined : other('dark') };
  };

  let light = '';
  let night = '';
  for (const [selector, block] of base) {
    let day = '';
    let late = '';
    for (const [name, value] of block) {
      const expression = express(selector, name, value);
      day += `${name}:${expression.light};`;
      if (expression.dark !== undefined) late += `${name}:${expression.dark};`;
    }
    light += `${selector}{${day}}\n`;
    if (late !== '') night += `.gd-dark ${selector.replaceAll(/,\s*/g, ',.gd-dark ')}{${late}}\n`;
  }
  const rules = extractStyle(render(names, {}), { plain: true, types: 'style' });
  return { css: `${light}${night}${rules}${ADDITIONS}`, unexplained };
}
