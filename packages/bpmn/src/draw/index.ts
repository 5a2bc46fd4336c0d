export { MARK_COLORS } from './draw-marks.ts';
export { drawModel, planesOf } from './draw-model.ts';
export type { Drawing, DrawOptions } from './draw-model.ts';
export { layoutModel } from './layout/layout-model.ts';
