export { indexModel } from './index-model.ts';
export type { FlowEnds, IndexedNode, MarkNode, ModelIndex } from './index-model.ts';
export { makeMarks, marksOfIndex } from './make-marks.ts';
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
  HistoryInstance,
  HistoryTask,
  HistoryUser,
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
