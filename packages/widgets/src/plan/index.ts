export type { PlanDevice, PlanDrawing, PlanPoint, PointMark } from './point.ts';
export { sizeOf, SVG_LIMIT } from './point.ts';
export { newKey, usePlanEdit, type PlanEdit } from './edit/use-edit.ts';
export { namesOf } from './labels.ts';
export { PlanEditor } from './plan-editor.tsx';
export { PlanView } from './plan-view.tsx';
export { PointList } from './point-list.tsx';
export { PlanStage, type StageHandle } from './stage.tsx';
export { planText, type PlanText } from './text/index.ts';
