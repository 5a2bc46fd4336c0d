// antd writes its variables as literals for one theme. This file replaces them by expressions of the few public
// `--gd-*` tokens. One style sheet then works for light and dark theme, every density and the colours of every host
// page, and follows changes at run time without a script.

/** The text colour with `percent` opacity, for everything that antd draws as translucent text. */
const text = (percent) => `color-mix(in srgb, var(--gd-color-text) ${percent}%, transparent)`;
const mix = (color, percent, other) => `color-mix(in srgb, ${color} ${percent}%, ${other})`;
const over = (name, percent) => mix(`var(--gd-color-${name})`, percent, 'var(--gd-color-surface)');

/** Keys: accent families of antd, named by their meaning. Values: the Gongdi tokens that replace them. */
const FAMILIES = { primary: 'primary', success: 'success', warning: 'warning', error: 'danger', info: 'primary' };

function accents() {
  const out = {};
  for (const [family, token] of Object.entries(FAMILIES)) {
    const base = `var(--gd-color-${token})`;
    const stronger = mix(base, 86, 'var(--gd-color-text)');
    const set = (suffix, value) => (out[`--ant-color-${family}${suffix}`] = value);
    set('', base);
    set('-text', base);
    set('-bg', over(token, 8));
    set('-bg-hover', over(token, 16));
    set('-bg-filled-hover', over(token, 16));
    set('-bg-active', over(token, 24));
    set('-border', over(token, 42));
    set('-border-hover', over(token, 62));
    for (const state of ['-hover', '-text-hover']) set(state, mix(base, 88, 'var(--gd-color-text)'));
    for (const state of ['-active', '-text-active']) set(state, stronger);
    set('-outline', mix(base, 22, 'transparent'));
  }
  return out;
}

/** Hues of antd's preset tags and badges. antd has fixed colours; these are readable on the surface of both themes. */
const HUES = {
  blue: '#1677ff',
  purple: '#722ed1',
  cyan: '#13c2c2',
  green: '#52c41a',
  magenta: '#eb2f96',
  pink: '#eb2f96',
  red: '#f5222d',
  orange: '#fa8c16',
  yellow: '#fadb14',
  volcano: '#fa541c',
  geekblue: '#2f54eb',
  gold: '#faad14',
  lime: '#a0d911',
};

function hues() {
  const out = {};
  for (const [name, color] of Object.entries(HUES)) {
    out[`--ant-${name}`] = color;
    out[`--ant-${name}-hover`] = mix(color, 80, 'var(--gd-color-surface)');
    out[`--ant-${name}-active`] = mix(color, 80, 'var(--gd-color-text)');
    for (let step = 1; step <= 10; step += 1) {
      const fill = [0, 10, 18, 34, 52, 76, 100][step];
      out[`--ant-${name}-${step}`] =
        fill === undefined ? mix(color, 48, 'var(--gd-color-text)') : mix(color, fill, 'var(--gd-color-surface)');
    }
  }
  return out;
}

/**
 * Alias variables of antd whose value Gongdi sets. The percentages of the text colour give the WCAG contrast of 4.5 for
 * all text that is read.
 */
export const ALIAS = {
  ...accents(),
  ...hues(),
  '--ant-color-link': 'var(--gd-color-primary)',
  '--ant-color-link-hover': mix('var(--gd-color-primary)', 88, 'var(--gd-color-text)'),
  '--ant-color-link-active': mix('var(--gd-color-primary)', 86, 'var(--gd-color-text)'),
  '--ant-color-highlight': 'var(--gd-color-danger)',
  '--ant-color-error-affix': 'var(--gd-color-danger)',
  '--ant-color-warning-affix': 'var(--gd-color-warning)',
  '--ant-color-text-base': 'var(--gd-color-text)',
  '--ant-color-bg-base': 'var(--gd-color-surface)',
  '--ant-color-text': 'var(--gd-color-text)',
  '--ant-color-text-heading': 'var(--gd-color-text)',
  '--ant-color-text-secondary': text(80),
  '--ant-color-text-label': text(80),
  '--ant-color-text-tertiary': text(68),
  '--ant-color-text-description': text(68),
  '--ant-color-text-placeholder': text(66),
  '--ant-color-text-quaternary': text(66),
  '--ant-color-text-disabled': text(42),
  '--ant-color-text-light-solid': 'var(--gd-color-on-accent)',
  '--ant-color-icon': text(62),
  '--ant-color-icon-hover': 'var(--gd-color-text)',
  '--ant-color-fill': text(15),
  '--ant-color-fill-secondary': text(8),
  '--ant-color-fill-tertiary': text(5),
  '--ant-color-fill-quaternary': text(3),
  '--ant-color-fill-content': text(8),
  '--ant-color-fill-content-hover': text(15),
  '--ant-color-fill-alter': text(3),
  '--ant-color-bg-text-hover': text(8),
  '--ant-color-bg-text-active': text(15),
  '--ant-color-bg-solid': 'var(--gd-color-text)',
  '--ant-color-bg-solid-hover': text(80),
  '--ant-color-bg-solid-active': text(92),
  '--ant-color-bg-layout': 'var(--gd-color-canvas)',
  '--ant-color-bg-container': 'var(--gd-color-surface)',
  '--ant-color-bg-container-disabled': over('text', 5),
  '--ant-color-bg-elevated': 'var(--gd-color-elevated)',
  '--ant-color-bg-spotlight': mix('var(--gd-color-text)', 90, 'var(--gd-color-surface)'),
  '--ant-color-bg-mask': 'rgb(0 0 0 / 48%)',
  '--ant-color-border': 'var(--gd-color-border)',
  '--ant-color-border-disabled': 'var(--gd-color-border)',
  '--ant-color-border-secondary': mix('var(--gd-color-border)', 60, 'var(--gd-color-surface)'),
  '--ant-color-border-bg': 'var(--gd-color-surface)',
  '--ant-color-split': mix('var(--gd-color-border)', 60, 'transparent'),
  '--ant-control-item-bg-hover': text(5),
  '--ant-control-item-bg-active': over('primary', 10),
  '--ant-control-item-bg-active-hover': over('primary', 18),
  '--ant-control-item-bg-active-disabled': text(15),
  '--ant-control-tmp-outline': text(3),
  '--ant-control-outline': mix('var(--gd-color-primary)', 22, 'transparent'),
  // A busy button stays as readable as before; its spinner says that it works.
  '--ant-opacity-loading': '1',
  '--ant-font-family': 'var(--gd-font)',
  '--ant-font-size': 'var(--gd-text-md)',
  '--ant-font-size-sm': 'var(--gd-text-xs)',
  '--ant-font-size-icon': 'var(--gd-text-xs)',
  '--ant-font-size-lg': 'var(--gd-text-lg)',
  '--ant-font-size-xl': 'var(--gd-text-2xl)',
  '--ant-font-size-heading-1': 'var(--gd-text-display)',
  '--ant-font-size-heading-2': 'var(--gd-text-display)',
  '--ant-font-size-heading-3': 'var(--gd-text-3xl)',
  '--ant-font-size-heading-4': 'var(--gd-text-2xl)',
  '--ant-font-size-heading-5': 'var(--gd-text-lg)',
  '--ant-line-height': 'var(--gd-line)',
  '--ant-border-radius': 'var(--gd-radius)',
  '--ant-border-radius-lg': 'calc(var(--gd-radius) + 2px)',
  '--ant-border-radius-sm': 'max(0px, var(--gd-radius) - 2px)',
  '--ant-border-radius-xs': 'max(0px, var(--gd-radius) - 4px)',
  '--ant-border-radius-outer': 'max(0px, var(--gd-radius) - 2px)',
};

const ring = (token) => `0 0 0 2px ${mix(`var(--gd-color-${token})`, 22, 'transparent')}`;

/** Component variables for which antd computes a separate colour, matched by the end of their name. */
const COMPONENT = [
  [/-error-active-shadow$/, ring('danger')],
  [/-warning-active-shadow$/, ring('warning')],
  [/-active-shadow$/, ring('primary')],
  [/^--ant-button-.*shadow(-color)?$/, 'none'],
  [/^--ant-button-(solid-text|primary|danger)-color$/, 'var(--gd-color-on-accent)'],
  [/^--ant-tag-solid-text-color$/, 'var(--gd-color-on-accent)'],
  [/-input-number-filled-handle-bg$/, over('text', 6)],
  [/-slider-handle-active-outline-color$/, mix('var(--gd-color-primary)', 22, 'transparent')],
  [/-slider-handle-color-disabled$/, over('text', 28)],
  [/-table-(header-bg|body-sort-bg|row-hover-bg|footer-bg)$/, over('text', 4)],
  [/-table-.*sort-(active|hover)-bg$/, over('text', 9)],
  [/-table-header-icon-color$/, text(55)],
  [/-table-header-icon-hover-color$/, text(75)],
  [/-tag-default-bg$/, over('text', 5)],
  [/-picker-cell-hover-with-range-bg$/, over('primary', 22)],
  [/-picker-cell-range-border-color$/, over('primary', 50)],
  [/-notification-progress-bg$/, 'var(--gd-color-primary)'],
];

/**
 * Returns the expression that Gongdi sets for a component variable; undefined when the expression is derived from
 * antd's value.
 */
export function componentExpression(name) {
  return COMPONENT.find(([pattern]) => pattern.test(name))?.[1];
}

/**
 * Parses `selector{--a:1;--b:2}` blocks into a map of maps.
 * @param {string} key class that carries the variables; panels that antd draws outside of a provider have a class of
 * their own, which is treated as this one
 */
export function parseVariables(css, key) {
  const blocks = new Map();
  for (const [, written, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const selector = written.trim().replaceAll(/\.css-var-[\w-]+/g, `.${key}`);
    const block = blocks.get(selector) ?? new Map();
    for (const line of body.split(/;(?![^(]*\))/)) {
      const at = line.indexOf(':');
      if (at > 0)
        block.set(
          line.slice(0, at).trim(),
          line
            .slice(at + 1)
            .replace(/\s+/g, ' ')
            .trim(),
        );
    }
    blocks.set(selector, block);
  }
  return blocks;
}

/**
 * Rules that antd lacks. The row with which antd measures a scrolled table contains copies of the header's controls,
 * which must not receive the focus.
 */
export const ADDITIONS = '.ant-table-measure-row{visibility:hidden}';

const LENGTH = /-?\d+(?:\.\d+)?px/g;

/**
 * Writes a literal length as a linear function of the tokens, from two measurements for each token, e.g. `4px` →
 * `calc(4px + 0.5 * (H - 32px))`. A length that is the token itself is written as the token.
 * @param {string} base literal under the default tokens
 * @param {{ token: string, from: number, to: number, literal: string }[]} moved the same literal with one token changed
 * @returns the expression, or undefined when the literal does not consist of lengths alone
 */
export function lengthExpression(base, moved) {
  const shape = (value) => value.replace(LENGTH, 'L');
  if (moved.some(({ literal }) => shape(literal) !== shape(base))) return undefined;
  let index = -1;
  return base.replace(LENGTH, (length) => {
    index += 1;
    const terms = moved.flatMap(({ token, from, to, literal }) => {
      const slope = (parseFloat(literal.match(LENGTH)[index]) - parseFloat(length)) / (to - from);
      const factor = Math.round(slope * 1000) / 1000;
      return factor === 0 ? [] : [{ token, from, factor }];
    });
    const [only] = terms;
    if (terms.length === 1 && only.factor === 1 && parseFloat(length) === only.from) return `var(${only.token})`;
    const written = terms.map(({ token, from, factor }) => `${factor} * (var(${token}) - ${from}px)`);
    return terms.length === 0 ? length : `calc(${length} + ${written.join(' + ')})`;
  });
}
