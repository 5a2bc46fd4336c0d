export { indexModel } from './index-model.ts';
export type { FlowEnds, IndexedNode, MarkNode, ModelIndex } from './index-model.ts';
export { makeMarks, marksOfIndex } from './make-marks.ts';
export { heatOf, visitDuration } from './heat.ts';
export type { ElementHeat, Heat, HeatLevel } from './heat.ts';
export { instantsOf, marksAt } from './marks-at.ts';
export { readTime } from './read-time.ts';
export { RESULT } from './types.ts';
export type {
  ActivityHistory,
  ActivityVisit,
  ElementMark,
  EndVisit,
  FlowMark,
  HighlightHistory,
  HistoryActivity,
  HistoryComment,
  HistoryInstance,
  HistoryMultiInstance,
  HistoryTask,
  HistoryUser,
  HistoryVariable,
  Instant,
  InstanceHistory,
  Marks,
  ResultCode,
  StartVisit,
  UserVisit,
  Visit,
  VisitCounts,
  VisitKind,
} from './types.ts';
