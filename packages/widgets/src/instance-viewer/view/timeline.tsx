import { useEffect, useMemo, useRef, useState } from 'react';
import { visitDuration } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import { durationText } from '../model/duration.ts';
import type { ViewerSession } from '../session/session.ts';
import { stateLabel } from '../model/states.ts';
import { format, textsOf } from '../text/index.ts';
import { type CommentEntry, timelineEntries, type VisitEntry } from '../model/timeline-entries.ts';
import { nameOf } from '../../diagram/describe.ts';
import { Glyph } from './glyph.tsx';
import type { SideProps } from './side.tsx';
import { useTimes } from '../../kit/clock/index.ts';

/**
 * Number of entries shown first, and added by each click on "more": a loop of a thousand visits must not freeze the
 * page.
 */
const PAGE = 100;

/** All visits sorted by time; a click shows the node, and the entry of the shown node is marked. */
export function Timeline({ session, state, lang }: SideProps) {
  const texts = textsOf(lang);
  const entries = useMemo(() => timelineEntries(state.full, state.comments), [state.full, state.comments]);
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const current = state.cursor ?? state.selected ?? state.hovered;
  useEffect(() => {
    if (state.selected === null) return;
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [state.selected]);
  const unknown = state.full?.unknown.length ?? 0;
  return (
    <>
      {entries.length === 0 && <p className="gd-side-timeline-empty">{texts.timelineEmpty}</p>}
      <ol ref={list}>
        {entries
          .slice(0, shown)
          .map((entry) =>
            'comment' in entry ? (
              <CommentLine key={entry.key} entry={entry} lang={lang} />
            ) : (
              <Entry
                key={entry.key}
                entry={entry}
                session={session}
                lang={lang}
                current={current === entry.element}
                at={state.at}
                now={state.now}
              />
            ),
          )}
      </ol>
      {entries.length > shown && (
        <button type="button" className="gd-side-timeline-more" onClick={() => setShown(shown + PAGE)}>
          {format(texts.more, { count: entries.length - shown })}
        </button>
      )}
      {unknown > 0 && <p className="gd-side-timeline-empty">{format(texts.unknownNodes, { count: unknown })}</p>}
    </>
  );
}

interface EntryProps {
  entry: VisitEntry;
  session: ViewerSession;
  lang: Lang;
  current: boolean;
  /** The replayed instant: later entries are dimmed, and a click moves the replay to the entry. */
  at: number | null;
  now: number;
}

function Entry({ entry, session, lang, current, at, now }: EntryProps) {
  const { dateTime } = useTimes();
  const { visit, element: id } = entry;
  const element = session.element(id);
  const person = visit.kind === 'user' ? visit.approver : visit.kind === 'start' ? visit.initiator : null;
  const began = visit.startedAt ?? visit.endedAt;
  const took = visit.kind === 'start' ? null : visitDuration(visit, now);
  const show = () => {
    if (at !== null && began !== null) session.replay(began);
    session.select(id, { reveal: true });
  };
  return (
    <li data-later={at !== null && (began === null || began > at) ? '' : undefined}>
      <button
        type="button"
        aria-current={current}
        onClick={show}
        onPointerEnter={() => session.hover(id)}
        onPointerLeave={() => session.hover(null)}
      >
        <Glyph state={visit.state} />
        <span className="gd-side-entry-name">
          {element ? nameOf(element, lang) : id}
          {entry.total > 1 && (
            <small>
              {' '}
              {entry.index}/{entry.total}
            </small>
          )}
        </span>
        <span>{stateLabel(visit.state, lang)}</span>
        <span className="gd-side-entry-meta">
          {person !== null && <span>{person}</span>}
          <time>{dateTime(visit.endedAt ?? visit.startedAt)}</time>
          {took !== null && took > 0 && <span>{durationText(took, lang)}</span>}
        </span>
        {visit.kind === 'user' && visit.reason !== null && <q className="gd-side-entry-reason">{visit.reason}</q>}
      </button>
    </li>
  );
}

function CommentLine({ entry: { comment }, lang }: { entry: CommentEntry; lang: Lang }) {
  const { dateTime } = useTimes();
  const texts = textsOf(lang);
  return (
    <li className="gd-side-entry-comment">
      <span className="gd-side-entry-meta">
        <strong>{comment.author ?? texts.anonymous}</strong>
        <time>{dateTime(comment.time)}</time>
      </span>
      <q className="gd-side-entry-reason">{comment.message}</q>
    </li>
  );
}
