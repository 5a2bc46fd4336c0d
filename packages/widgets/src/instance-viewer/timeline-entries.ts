import { type HistoryComment, type Marks, readTime, type Visit } from '@gongdi/bpmn';

/** One line of the list beside the diagram: a visit of an element, or a comment on the whole instance. */
export type TimelineEntry = VisitEntry | CommentEntry;

export interface VisitEntry {
  /** Stable for React: element and number of the visit. */
  key: string;
  element: string;
  visit: Visit;
  /** 1-based number among the visits of its element, and how many there are. */
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

/** Gateways and the like say nothing to a reader; a loop of them only hides the people. */
const TOLD = /(?:Task|Event|CallActivity|SubProcess|Transaction)$/;

/**
 * All visits of an instance and the comments that belong to no task, in order of time; what has no time keeps the order
 * of the history and comes last.
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

/** Comments on a task, oldest first; the one that is its reason already is left out. */
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
