import { type HistoryComment, type Marks, readTime, type Visit } from '@gongdi/bpmn';

/** One line of the list beside the diagram: a visit of an element, or a comment on the whole instance. */
export type TimelineEntry = VisitEntry | CommentEntry;

export interface VisitEntry {
  /** Stable for React: element and number of the visit. */
  key: string;
  element: string;
  visit: Visit;
  /** 1-based number among the visits of its element; `count` is their number. */
  index: number;
  total: number;
}

export interface CommentEntry {
  key: string;
  comment: ReadComment;
}

export interface ReadComment {
  author: string | null;
  message: string;
  /** Epoch milliseconds. */
  time: number | null;
}

const when = (entry: TimelineEntry): number =>
  ('comment' in entry ? entry.comment.time : (entry.visit.startedAt ?? entry.visit.endedAt)) ??
  Number.POSITIVE_INFINITY;

/**
 * Element types in the list. Gateways and similar elements are left out: they tell a reader nothing, and loops of them
 * would hide the people.
 */
const TOLD = /(?:Task|Event|CallActivity|SubProcess|Transaction)$/;

/**
 * Returns all visits of an instance and the comments without a task, sorted by time; entries without a time come last,
 * in the order of the history.
 */
export function timelineEntries(marks: Marks | null, comments: readonly HistoryComment[] = []): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const mark of marks?.elements.values() ?? []) {
    if (!TOLD.test(mark.type)) continue;
    mark.visits.forEach((visit, at) =>
      entries.push({
        key: `${mark.id}/${at}`,
        element: mark.id,
        visit,
        index: at + 1,
        total: mark.visits.length,
      }),
    );
  }
  comments.forEach((comment, at) => {
    if (!comment.task_id) entries.push({ key: `comment/${at}`, comment: readComment(comment) });
  });
  return entries.sort((a, b) => {
    const first = when(a);
    const second = when(b);
    return first === second ? 0 : first - second;
  });
}

/** Returns the comments on a task, oldest first, without the comment that is already shown as its reason. */
export function commentsOf(visit: Visit, comments: readonly HistoryComment[]): ReadComment[] {
  if (visit.kind !== 'user' || visit.taskId === null) return [];
  return comments
    .filter(({ task_id, message }) => task_id === visit.taskId && message !== visit.reason)
    .map(readComment)
    .sort((a, b) => (a.time ?? Infinity) - (b.time ?? Infinity) || 0);
}

function readComment({ author, message, time }: HistoryComment): ReadComment {
  const name = typeof author === 'string' ? author : author?.nickname;
  return { author: name || null, message, time: readTime(time) };
}
