// Renders every antd component that Gongdi uses once on the server, and splits the registered styles into pieces of one
// style sheet. The key of a piece names the style hook that wrote it.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider, theme as antdTheme } from 'antd';
import { ADDITIONS, ALIAS, componentExpression, lengthExpression, parseVariables } from './antd-variables.mjs';
import { samples } from './antd-samples.mjs';

/** Class that carries antd's variables; `kit/provider` passes the same class as `cssVar.key`. */
const KEY = 'gd';
/** Key of the pieces that every widget with antd needs. */
const BASE = 'base';
/** First path segments of the cache entries that belong to no component hook: resets, links and icons. */
const SHARED = new Set(['Shared', 'ant-design-icons']);

const COLORS = {
  colorPrimary: '#7a1fd1',
  colorInfo: '#7a1fd1',
  colorSuccess: '#0aa1b3',
  colorWarning: '#b35c9a',
  colorError: '#c2185b',
  colorTextBase: '#102030',
  colorBgBase: '#fefdf0',
};

/** All sizes of text but the smallest, 10 px larger: in the compact density they are 1 px smaller alike. */
const LARGE_TEXT = { fontSize: 24, fontSizeSM: 12, fontSizeIcon: 12, fontSizeLG: 26, fontSizeXL: 30 };

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

// antd appends a list of the styles that it has written, for pages that it hydrates from a server. The list is removed.
const NOTE = /\.data-ant-cssinjs-cache-path\{[^]*?\}$/;
const written = (cache, types) => extractStyle(cache, { plain: true, types }).replace(NOTE, '');

/**
 * Each component of antd sets `box-sizing: border-box` for all elements in it by parts of class names. A browser has to
 * try such a selector on every element, and with 60 components this was a third of the time that styles take. Our token
 * sheet sets it once for all of them.
 */
const BOXES = /[^{}]*\[class(?:\^|\*)=[^{}]*\{box-sizing:border-box;?\}/g;

function variables(names, theme) {
  return parseVariables(written(render(names, theme), ['token', 'cssVar']), KEY);
}

/** Returns the CSS text of each cache entry with the entry's path (component first), in the order of the cascade. */
function entries(cache, types) {
  const found = [];
  for (const [key, value] of cache.cache) {
    const [type, ...path] = key.split('%');
    if (!types.includes(type)) continue;
    const alone = createCache();
    alone.cache.set(key, value);
    const css = written(alone, types);
    found.push({
      path: path.filter((part) => part !== ''),
      css,
      order: value[1][4] ?? 0,
      time: cache.updateTimes.get(key),
    });
  }
  return found.toSorted((a, b) => a.order - b.order || a.time - b.time);
}

/** Returns the component for each selector and variable name. */
function ownersOf(cache) {
  const owners = new Map();
  for (const { path, css } of entries(cache, ['cssVar']))
    for (const [selector, block] of parseVariables(css, KEY))
      for (const name of block.keys()) owners.set(`${selector} ${name}`, path[0]);
  return owners;
}

/**
 * The complete style sheet: antd's rules, which are the same for every theme, and its variables as expressions of
 * `--gd-*`.
 * @param {readonly string[]} names components to include, as imported from `antd`
 * @returns {{ pieces: { key: string, css: string }[], unexplained: string[] }} `pieces`: the sheet in the order of the
 * cascade, each with the key of its component (variables: `Button`), of its style hook (rules: `Button-compact`), or
 * `base` for what all components need; `unexplained`: colours that depend on no token (fixed by antd)
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
    large: variables(names, { token: LARGE_TEXT }),
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
      { token: '--gd-text-md', from: 14, to: 24, literal: other('large') },
    ]);
    if (other('moved') !== value && (length === undefined || length === value))
      unexplained.push(`${selector} ${name}: ${value} | ${other('dark')}`);
    return { light: length ?? value, dark: other('dark') === value ? undefined : other('dark') };
  };

  const cache = render(names, {});
  const owners = ownersOf(cache);
  const light = new Map();
  const night = new Map();
  const add = (to, key, css) => to.set(key, (to.get(key) ?? '') + css);
  for (const [selector, block] of base) {
    const day = new Map();
    const late = new Map();
    for (const [name, value] of block) {
      const owner = owners.get(`${selector} ${name}`) ?? BASE;
      const expression = express(selector, name, value);
      add(day, owner, `${name}:${expression.light};`);
      if (expression.dark !== undefined) add(late, owner, `${name}:${expression.dark};`);
    }
    for (const [owner, text] of day) add(light, owner, `${selector}{${text}}\n`);
    for (const [owner, text] of late)
      add(night, owner, `.gd-dark ${selector.replaceAll(/,\s*/g, ',.gd-dark ')}{${text}}\n`);
  }
  const pieces = [light, night].flatMap((side) => [...side].map(([key, css]) => ({ key, css })));
  for (const { path, css } of entries(cache, ['style']))
    pieces.push({ key: SHARED.has(path[0]) ? BASE : path[0], css: css.replace(BOXES, '') });
  pieces.push({ key: 'Table', css: ADDITIONS });
  return { pieces, unexplained };
}
