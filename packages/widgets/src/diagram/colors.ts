/**
 * Colours of elements without colours of their own: CSS variables, so that a change of the theme requires no
 * repainting.
 */
export const RENDERER_COLORS = {
  defaultFillColor: 'var(--gd-diagram-fill)',
  defaultStrokeColor: 'var(--gd-diagram-stroke)',
  defaultLabelColor: 'var(--gd-diagram-stroke)',
} as const;

/** Values of the variables outside the page: an exported picture is always light. */
const EXPORTED: Readonly<Record<string, string>> = {
  '--gd-diagram-fill': '#ffffff',
  '--gd-diagram-stroke': '#22272e',
};

/** Replaces theme variables in exported SVG text, which has no page around it. */
export function resolveSvgColors(svg: string): string {
  return svg.replaceAll(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (whole, name: string) => EXPORTED[name] ?? whole);
}
