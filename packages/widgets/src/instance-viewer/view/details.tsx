import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Visit } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Rect } from '../../diagram/model.ts';
import { detailRows } from '../model/detail-rows.ts';
import type { ViewerSession, ViewerState } from '../session/session.ts';
import { commentsOf } from '../model/timeline-entries.ts';
import type { Trail } from '../session/trail.ts';
import { valueText } from '../model/value-text.ts';
import { stateLabel } from '../model/states.ts';
import { format, textsOf } from '../text/index.ts';
import { nameOf } from '../../diagram/describe.ts';
import { Glyph } from './glyph.tsx';
import { useTimes } from '../../kit/clock/index.ts';

/** Time for the pointer to travel from the node into its details, ms. */
const LINGER = 250;
const GAP = 12;
/** Minimum height of the details, in CSS pixels; they scroll. */
const LEAST = 160;

interface DetailsProps {
  session: ViewerSession;
  trail: Trail;
  state: ViewerState;
  lang: Lang;
}

/** Details of the node under the pointer or keyboard cursor, or of the selected one; they move with the diagram. */
export default function Details({ session, trail, state, lang }: DetailsProps) {
  const times = useTimes();
  const texts = textsOf(lang);
  const [inside, setInside] = useState(false);
  const wanted = state.cursor ?? state.hovered ?? state.selected;
  const id = useLingering(wanted, inside);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = id === null ? null : session.boxOf(id);
    if (box.current && node) place(box.current, node);
  }, [session, id, state.viewport, state.marks]);
  const element = session.element(id);
  const mark = id === null ? undefined : state.marks?.elements.get(id);
  if (!element || !mark) return null;
  const pinned = state.selected === id;
  const calls = mark.type.endsWith('CallActivity');
  const variables = state.variables.filter(({ key }) => key === element.id);
  const total = Math.max(mark.counts.total, mark.planned ?? 0);
  const close = () => {
    setInside(false);
    session.dismiss();
  };
  return (
    <div
      ref={box}
      className="gd-viewer-details"
      part="details"
      role="group"
      aria-label={texts.details}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
    >
      <header>
        <Glyph state={mark.state} />
        <strong>{nameOf(element, lang)}</strong>
        <span>{stateLabel(mark.state, lang)}</span>
        {pinned && (
          <button type="button" onClick={close} aria-label={texts.close} title={texts.close}>
            ×
          </button>
        )}
      </header>
      {mark.repeats && total > 1 && (
        <p>{format(texts.instances, { done: mark.counts.total - mark.counts.running, total })}</p>
      )}
      {mark.visits.map((visit, at) => (
        <section key={visitKey(visit, at)}>
          {mark.visits.length > 1 && <h4>{format(texts.visitOf, { index: at + 1, total: mark.visits.length })}</h4>}
          <dl>
            {detailRows(visit, lang, state.now, times).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {commentsOf(visit, state.comments).map((comment) => (
            <p className="gd-viewer-detail-comment" key={`${comment.time} ${comment.author} ${comment.message}`}>
              <strong>{comment.author ?? texts.anonymous}</strong> <time>{times.dateTime(comment.time)}</time>
              <q>{comment.message}</q>
            </p>
          ))}
          {calls && trail.canOpen(visit) && (
            <button type="button" className="gd-viewer-button" onClick={() => void trail.open(element.id, visit)}>
              {texts.openCalled}
            </button>
          )}
        </section>
      ))}
      {variables.length > 0 && (
        <section>
          <h4>{texts.variables}</h4>
          <dl>
            {variables.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{valueText(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

const visitKey = (visit: Visit, at: number): string => `${at}/${visit.startedAt ?? ''}`;

/** Returns the last id as long as the pointer is moving to the details, or is on them. */
function useLingering(wanted: string | null, inside: boolean): string | null {
  const [last, setLast] = useState(wanted);
  if (wanted !== null && wanted !== last) setLast(wanted);
  useEffect(() => {
    if (wanted !== null || inside) return undefined;
    const timer = setTimeout(() => setLast(null), LINGER);
    return () => clearTimeout(timer);
  }, [wanted, inside]);
  return wanted ?? last;
}

/**
 * Places the details beside the node: right, else left, else below or above; always inside the stage, and never over
 * the node.
 */
function place(box: HTMLElement, node: Rect): void {
  const stage = box.parentElement;
  if (!stage) return;
  box.style.maxHeight = '';
  const right = node.x + node.width + GAP;
  const left = node.x - box.offsetWidth - GAP;
  const room = stage.clientWidth - box.offsetWidth;
  const below = node.y + node.height + GAP;
  const hold = (value: number, most: number) => `${Math.max(4, Math.min(value, most - 4))}px`;
  if (right <= room || left >= 0) {
    box.style.left = hold(right <= room ? right : left, room);
    box.style.top = hold(node.y, stage.clientHeight - box.offsetHeight);
    return;
  }
  const under = stage.clientHeight - below;
  const over = node.y - GAP;
  const isUnder = under >= Math.min(over, box.offsetHeight);
  box.style.maxHeight = `${Math.max(LEAST, (isUnder ? under : over) - 4)}px`;
  box.style.left = hold(room / 2, room);
  box.style.top = hold(isUnder ? below : over - box.offsetHeight, stage.clientHeight - box.offsetHeight);
}
