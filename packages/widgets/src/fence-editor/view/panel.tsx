import { COORDINATE_SYSTEMS, isCoordinateSystem, measure, type Polygon } from '@gongdi/geo';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { useSheet } from '../../kit/shadow/index.ts';
import type { Editor } from '../editor/editor.ts';
import { areaOf } from '../model/document.ts';
import type { FenceState } from '../session/state.ts';
import { areaText, measuresText } from '../text/amounts.ts';
import { format, type Texts } from '../text/index.ts';
import { Icon } from './icons.tsx';
import { Work } from './work.tsx';
import panelCss from './panel.css?inline';

/** Loaded late: not needed before an area is selected. */
const AreaDetails = lazyPart(() => import('./area-details.tsx'));
const Problems = lazyPart(() => import('./problems.tsx'));

interface PanelProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
  onClose(): void;
}

/** With more areas, only the selected one and its neighbours in the list are shown. */
const LISTED = 200;

/** Areas with their measures, the coordinates of the selected one, the problems, and the coordinate system. */
export default function Panel({ editor, state, texts, onClose }: PanelProps) {
  useSheet(panelCss);
  const { session, stage } = editor;
  const { document, selected, mode } = state;
  const editing = mode !== 'view';
  const { areas, system } = document;
  const area = areaOf(document, selected);
  const total = useMemo(() => areas.reduce((sum, { polygon }) => sum + sizeOf(polygon, system), 0), [areas, system]);
  const at = area ? areas.indexOf(area) : 0;
  const from = areas.length <= LISTED ? 0 : Math.max(0, Math.min(at - LISTED / 2, areas.length - LISTED));
  return (
    <section className="gd-fence-panel" aria-label={texts.panel} part="panel">
      <header>
        <h2>{texts.areas}</h2>
        <span>{format(texts.total, { n: areas.length, area: areaText(texts, total) })}</span>
        <button
          type="button"
          className="gd-fence-button"
          aria-label={texts.hidePanel}
          title={texts.hidePanel}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <ul className="gd-fence-panel-areas">
        {areas.slice(from, from + LISTED).map(({ id, polygon, name }, i) => (
          <li key={id}>
            <button
              type="button"
              className="gd-fence-panel-area"
              aria-current={id === selected || undefined}
              onClick={() => {
                session.select(id);
                stage.reveal(id);
              }}
            >
              <strong>{format(texts.area, { n: from + i + 1 })}</strong>
              {name && <em className="gd-fence-weak">{name}</em>}
              <span>{measuresText(texts, measuresOf(polygon, system))}</span>
            </button>
            {editing && (
              <button
                type="button"
                className="gd-fence-button"
                aria-label={format(texts.removeArea, { n: from + i + 1 })}
                title={format(texts.removeArea, { n: from + i + 1 })}
                onClick={() => session.remove(id)}
              >
                <Icon name="remove" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <button type="button" className="gd-fence-button gd-fence-panel-add" onClick={() => session.setTool('polygon')}>
          <Icon name="add" />
          {texts.addArea}
        </button>
      )}
      {editing && <Work editor={editor} state={state} texts={texts} />}
      {editing && !state.checking && state.problems.length > 0 && (
        <Suspense fallback={null}>
          <Problems editor={editor} state={state} texts={texts} />
        </Suspense>
      )}
      <label className="gd-fence-panel-system">
        <span>{texts.system}</span>
        {editing ? (
          <select
            value={system}
            onChange={({ target: { value } }) => {
              if (!isCoordinateSystem(value)) return;
              session.step('stepSystem', { ...document, system: value });
              session.tell({ kind: 'info', text: format(texts.systemChanged, { system: value }) });
            }}
          >
            {COORDINATE_SYSTEMS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          <output>{system}</output>
        )}
      </label>
      <p className="gd-fence-weak">{texts.systemHint}</p>
      {area && (
        <Suspense fallback={null}>
          <AreaDetails session={session} area={area} state={state} texts={texts} />
        </Suspense>
      )}
    </section>
  );
}

type System = FenceState['document']['system'];
const known = new WeakMap<Polygon, { system: System; measures: ReturnType<typeof measure> }>();

/** Returns the measures of a polygon, computed once for each value. */
function measuresOf(polygon: Polygon, system: System): ReturnType<typeof measure> {
  const found = known.get(polygon);
  if (found?.system === system) return found.measures;
  const measures = measure(polygon, system);
  known.set(polygon, { system, measures });
  return measures;
}

const sizeOf = (polygon: Polygon, system: System): number => measuresOf(polygon, system).area;
