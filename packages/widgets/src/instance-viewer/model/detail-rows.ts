import { type Visit, visitDuration } from '@gongdi/bpmn';
import type { Times } from '@gongdi/domain';
import type { Lang } from '../../kit/theme/tokens.ts';
import { durationText } from './duration.ts';
import { stateLabel } from './states.ts';
import { textsOf } from '../text/index.ts';

export interface DetailRow {
  label: string;
  value: string;
}

/**
 * Returns the detail rows of a visit: those that the kind of its node shows (designer specification, section 2: viewer
 * screen), then its duration. Values are plain text: show them only as text nodes.
 * @param now epoch milliseconds; end of a visit that is still open
 */
export function detailRows(visit: Visit, lang: Lang, now: number, times: Times): DetailRow[] {
  const texts = textsOf(lang);
  const rows = specifiedRows(visit, lang, times);
  const duration = visit.kind === 'user' || visit.kind === 'activity' ? visitDuration(visit, now) : null;
  if (duration === null || duration === 0) return rows;
  const label = visit.endedAt === null ? texts.waiting : texts.duration;
  return [...rows, { label, value: durationText(duration, lang) }];
}

function specifiedRows(visit: Visit, lang: Lang, { dateTime }: Times): DetailRow[] {
  const texts = textsOf(lang);
  const row = (label: string, value: string): DetailRow => ({ label, value });
  switch (visit.kind) {
    case 'start':
      return [row(texts.initiator, visit.initiator ?? '--'), row(texts.createTime, dateTime(visit.startedAt))];
    case 'user':
      return [
        row(texts.approver, visit.approver ?? texts.unassigned),
        row(texts.result, resultOf(visit.state, visit.resultKind, lang)),
        row(texts.createTime, dateTime(visit.startedAt)),
        row(texts.endTime, dateTime(visit.endedAt)),
        row(texts.reason, visit.reason ?? '--'),
      ];
    case 'end':
      return [row(texts.result, stateLabel(visit.state, lang)), row(texts.endTime, dateTime(visit.endedAt))];
    default:
      return [row(texts.startTime, dateTime(visit.startedAt)), row(texts.endTime, dateTime(visit.endedAt))];
  }
}

/** Returns the result with the reason, if the host supplied one: "不通过（已退回）". */
function resultOf(state: Visit['state'], kind: string | null, lang: Lang): string {
  const texts = textsOf(lang);
  const why = kind === 'returned' ? texts.returned : kind === 'withdrawn' ? texts.withdrawn : null;
  const label = stateLabel(state, lang);
  if (why === null) return label;
  return lang === 'en' ? `${label} (${why.toLowerCase()})` : `${label}（${why}）`;
}
