/** Common base of all widgets, without antd: style sheets, fonts, theme, popup layer, React root. */
export { adoptCss, readoptCss } from './sheets.ts';
export { loadFont } from './fonts.ts';
export { surfaceOf, type Look, type Surface } from './surface.ts';
export { renderWidget, type RenderedWidget } from './render-widget.tsx';
export { useSheet } from './use-sheet.ts';
export { useSurface } from './use-surface.ts';
