import seeds from './seeds.json' with { type: 'json' };

/** Values of an element's `theme`, `density` and `lang` attributes. */
export type ThemeChoice = 'light' | 'dark' | 'auto';
export type ThemeMode = 'light' | 'dark';
export type Density = 'default' | 'compact';
export type Lang = 'zh-CN' | 'en';

export { seeds };

const COLORS = Object.keys(seeds.light) as (keyof typeof seeds.light)[];

/**
 * `--gd-color-x: var(--gdi-color-x, default)`: a value from the host page takes precedence over the default of the
 * current theme.
 */
function colors(mode: ThemeMode): string {
  return COLORS.map((name) => `--gd-color-${name}:var(--gdi-color-${name},${seeds[mode][name]});`).join('');
}

function sizes(density: Density): string {
  const { space, 'control-height': height, line, text } = seeds[density];
  return [
    `--gd-space:var(--gdi-space,${space}px);--gd-control-height:var(--gdi-control-height,${height}px);`,
    `--gd-line:${line};`,
    ...Object.entries(text).map(([name, size]) => `--gd-text-${name}:${size}px;`),
    // Here and not once for both densities: a property that names another one is computed where it is set.
    ...Object.entries(seeds.spaces).map(([name, units]) => `--gd-space-${name}:calc(var(--gd-space)*${units});`),
  ].join('');
}

/** A custom property cannot refer to itself, so the host's value is passed on under an inner name. */
function handedDown(): string {
  const names = [...COLORS.map((name) => `color-${name}`), 'space', 'control-height', 'radius', 'font'];
  return names.map((name) => `--gdi-${name}:var(--gd-${name});`).join('');
}

const shade = (percent: number, over: string) => `color-mix(in srgb,${over} ${percent}%,var(--gd-color-surface))`;

/**
 * Text styles inside an element, independent of what it inherits from the host's page. `font` resets its whole family
 * of properties; visibility, pointer events and selection stay the host's.
 */
const PLAIN = [
  'direction:ltr;writing-mode:horizontal-tb;text-align:start;text-align-last:auto;text-indent:0;text-transform:none',
  'text-shadow:none;letter-spacing:normal;word-spacing:normal;white-space:normal;word-break:normal;line-break:auto',
  'overflow-wrap:normal;hyphens:manual;tab-size:8;-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0',
  'list-style:disc;border-collapse:separate;border-spacing:0;caption-side:top;quotes:auto;cursor:auto',
  'fill:#000;stroke:none;stroke-width:1px;accent-color:auto;caret-color:auto',
].join(';');

/**
 * Parts that antd places in a corner and measures there. Even a transition of 1 ms makes antd measure the previous
 * position, and the popup then opens outside of the window.
 */
const MEASURED = `.gd-root :is(${[
  '.ant-dropdown',
  '.ant-menu-submenu-popup',
  '.ant-picker-dropdown',
  '.ant-popover',
  '.ant-select-dropdown',
  '.ant-tooltip',
].join()})`;

/**
 * The style sheet of every element, with or without antd: public tokens, light and dark, densities, the popup layer.
 * `.gd-root` is the element's container and its popup layer; `.gd-dark` and `.gd-compact` are set on the same elements.
 * A frame as high as its content says which part of it is seen (`--gd-slice-*`): dialogs open there.
 */
export function tokenCss(): string {
  const layer = [
    'position:fixed;inset:0;width:auto;height:auto;max-width:none;max-height:none;margin:0;padding:0;border:0',
    'overflow:visible;background:none;pointer-events:none',
  ].join(';');
  return `
:host{display:block;position:relative;${handedDown()}}
:host([hidden]){display:none}
:host(:fullscreen){width:100%;height:100%;overflow:auto}
.gd-root{color-scheme:light;${colors('light')}${sizes('default')}
--gd-radius:var(--gdi-radius,${seeds.radius}px);--gd-font:var(--gdi-font,${seeds.font});
--gd-color-canvas:${shade(4, 'var(--gd-color-text)')};--gd-color-elevated:var(--gd-color-surface);
--gd-color-text-secondary:${shade(80, 'var(--gd-color-text)')};
box-sizing:border-box;height:100%;color:var(--gd-color-text);background:var(--gd-color-surface);
font:var(--gd-text-md)/var(--gd-line) var(--gd-font);${PLAIN}}
.gd-root.gd-dark{color-scheme:dark;${colors('dark')}
--gd-color-canvas:${shade(40, '#000')};--gd-color-elevated:${shade(7, 'var(--gd-color-text)')}}
.gd-root.gd-compact{${sizes('compact')}}
.gd-root *,.gd-root ::before,.gd-root ::after{box-sizing:border-box}
.gd-root :focus-visible{outline:2px solid var(--gd-color-primary);outline-offset:1px}
.gd-root.gd-layer{${layer}}
:where(.gd-layer)>*{pointer-events:auto}
.gd-layer .ant-modal-wrap{top:var(--gd-slice-top,0);bottom:auto;height:var(--gd-slice-height,100%)}
.gd-layer .ant-modal-title{padding-inline-end:24px}
.gd-app{height:100%}
.gd-failure{display:flex;flex-direction:column;align-items:flex-start;gap:8px;max-width:720px;padding:24px}
.gd-failure h2{margin:0;font-size:var(--gd-text-lg)}
.gd-failure p{margin:0;overflow-wrap:anywhere;color:var(--gd-color-text-secondary)}
.gd-failure button{min-height:var(--gd-control-height);padding:4px 16px;border:0;border-radius:var(--gd-radius);
background:var(--gd-color-primary);color:var(--gd-color-on-accent);font:inherit;cursor:pointer}
.gd-part-failure{display:inline-flex;flex-wrap:wrap;align-items:center;gap:4px 12px;max-width:100%;padding:4px 8px;
border:1px solid var(--gd-color-border);border-radius:var(--gd-radius);background:var(--gd-color-elevated);overflow-wrap:anywhere}
.gd-part-failure button{min-height:24px;padding:0 4px;border:0;background:none;color:var(--gd-color-primary);
font:inherit;text-decoration:underline;cursor:pointer}
.gd-part-failure-over{position:fixed;z-index:2000;inset-block-end:24px;inset-inline:16px;width:fit-content;
margin-inline:auto;padding:12px 16px;box-shadow:0 6px 16px ${shade(20, '#000')}}
@media (prefers-reduced-motion:reduce){.gd-root *,.gd-root ::before,.gd-root ::after{
animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;
transition-duration:1ms!important;transition-delay:0s!important}
${MEASURED}{transition-property:none!important}}
@media print{.gd-root.gd-layer{display:none}}
`;
}
