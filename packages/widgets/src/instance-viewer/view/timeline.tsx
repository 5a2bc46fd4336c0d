import { useEffect, useMemo, useRef, useState } from 'react';
import { dateTime } from '@gongdi/domain';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession, ViewerState } from '../session.ts';
import { stateLabel } from '../states.ts';
import { format, textsOf } from '../text/index.ts';
import { type TimelineEntry, timelineEntries } from '../timeline-entries.ts';
import { nameOf } from '../../diagram/describe.ts';
import { Glyph } from './glyph.tsx';

interface TimelineProps {
  session: ViewerSession;
  state: ViewerState;
  lang: Lang;
  open: boolean;
  onToggle(): void;
}

/** Entries drawn at first and added by each "more": a loop of a thousand visits must not freeze the page. */
const PAGE = 100;

/** Every visit in order of time; a click shows the node, the shown node is marked here. */
export function Timeline({ session, state, lang, open, onToggle }: TimelineProps) {
  const texts = textsOf(lang);
  const entries = useMemo(() => timelineEntries(state.marks), [state.marks]);
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const current = state.cursor ?? state.selected ?? state.hovered;
  useEffect(() => {
    if (state.selected === null) return;
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [state.selected]);
  const unknown = state.marks?.unknown.length ?? 0;
  return (
    <aside className="gd-viewer-timeline" data-open={open} part="timeline" aria-label={texts.timeline}>
      <button type="button" className="gd-timeline-toggle" aria-expanded={open} onClick={onToggle}>
        {open ? texts.hideTimeline : texts.showTimeline}
      </button>
      {open && entries.length === 0 && <p className="gd-timeline-empty">{texts.timelineEmpty}</p>}
      {open && (
        <ol ref={list}>
          {entries.slice(0, shown).map((entry) => (
            <Entry key={entry.key} entry={entry} session={session} lang={lang} current={current === entry.element} />
          ))}
        </ol>
      )}
      {open && entries.length > shown && (
        <button type="button" className="gd-timeline-more" onClick={() => setShown(shown + PAGE)}>
          {format(texts.more, { count: entries.length - shown })}
        </button>
      )}
      {open && unknown > 0 && <p className="gd-timeline-empty">{format(texts.unknownNodes, { count: unknown })}</p>}
    </aside>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  session: ViewerSession;
  lang: Lang;
  current: boolean;
}

function Entry({ entry, session, lang, current }: EntryProps) {
  const { visit, element: id } = entry;
  const element = session.element(id);
  const person = visit.kind === 'user' ? visit.approver : visit.kind === 'start' ? visit.initiator : null;
  return (
    <li>
      <button
        type="button"
        aria-current={current}
        onClick={() => session.select(id, { reveal: true })}
        onPointerEnter={() => session.hover(id)}
        onPointerLeave={() => session.hover(null)}
      >
        <Glyph state={visit.state} />
        <span className="gd-entry-name">
          {element ? nameOf(element, lang) : id}
          {entry.total > 1 && (
            <small>
              {' '}
              {entry.index}/{entry.total}
            </small>
          )}
        </span>
        <span className="gd-entry-state">{stateLabel(visit.state, lang)}</span>
        <span className="gd-entry-meta">
          {person !== null && <span>{person}</span>}
          <time>{dateTime(visit.endedAt ?? visit.startedAt)}</time>
        </span>
        {visit.kind === 'user' && visit.reason !== null && <q className="gd-entry-reason">{visit.reason}</q>}
      </button>
    </li>
  );
}
