import { CHANGE_NAMES } from '@gongdi/bpmn';
import { useSyncExternalStore } from 'react';
import type { Lang } from '../../kit/theme/tokens.ts';
import { moveInList } from '../tools/move-in-list.ts';
import type { DesignerSession } from '../session/session.ts';
import type { ComparisonView } from './comparison.ts';
import { compareTexts, format } from './text/index.ts';

interface ChangeListProps {
  view: ComparisonView;
  session: DesignerSession;
  lang: Lang;
}

/** Lists the differences, one row for each element. A click or Enter goes to the element. */
export function ChangeList({ view, session, lang }: ChangeListProps) {
  const { changes, layout } = useSyncExternalStore(view.state.subscribe, view.state.get);
  const texts = compareTexts(lang);
  const of = lang === 'en' ? 'en' : 'zh';
  if (changes === null) return <p role="status">{texts.comparing}</p>;
  const moved = changes.filter(({ kind }) => kind === 'moved').length;
  const shown = layout ? changes : changes.filter(({ kind }) => kind !== 'moved');
  return (
    <div onKeyDown={(event) => moveInList(event, '.gd-compare-change-go')}>
      {changes.length === moved && <p role="status">{moved > 0 ? texts.sameButLayout : texts.same}</p>}
      {moved > 0 && (
        <label>
          <input type="checkbox" checked={layout} onChange={(event) => view.showLayout(event.target.checked)} />{' '}
          {format(texts.showLayout, { count: moved })}
        </label>
      )}
      <ul>
        {shown.map(({ id, kind, title, details }) => (
          <li key={`${kind} ${id}`} data-change={kind} data-element={id}>
            <button
              type="button"
              className="gd-compare-change-go"
              onClick={() => (kind === 'removed' ? view.showGhost(id) : session.view.select(id))}
            >
              <span className="gd-compare-change-kind">{CHANGE_NAMES[kind][of]}</span>
              {title[of]}
              {details.map((detail) => (
                <small key={detail.en}>{detail[of]}</small>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
