import type { BoardHelmet } from '@gongdi/api';
import { earlywarn, fill, helmetmanage, permission, projectmanage, SMART_HELMET } from '@gongdi/domain';
import { Button, Empty, Form, Skeleton } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWidget } from '../../../../kit/provider/index.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useMapConfig } from '../../../../map/use-map-config.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { BoardMap } from './board-map.tsx';
import css from './board.css?inline';
import { FIGURES, type FigureName } from './figures.ts';
import { HelmetCard } from './helmet-card.tsx';
import { HelmetList, type Chosen } from './helmet-list.tsx';
import { useBoardText } from './text/index.ts';
import { useBoard, type MovedListener } from './use-board.ts';

/** `/projectoverview`: live board of the helmets of a project. */
export function BoardPage() {
  useSheet(css);
  const text = useBoardText();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const project = params.get('project_id') ?? around;
  const choose = (next: unknown) => put({ project_id: typeof next === 'string' ? next : null });
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
      </div>
      <Form layout="inline" className="gd-board-asked">
        <Form.Item label={text.project} className="gd-board-choice">
          <ReferenceSelect
            of={projectmanage.name}
            value={project}
            aria-label={text.project}
            placeholder={text.chooseProject}
            onChange={choose}
          />
        </Form.Item>
      </Form>
      {project === null ? <Empty description={text.noProject} /> : <Board key={project} project={project} />}
    </section>
  );
}

function Board({ project }: { project: string }) {
  const text = useBoardText();
  const config = useMapConfig(useWidget().config);
  const moved = useRef<MovedListener>(() => undefined);
  const onMoved = useCallback((some: readonly BoardHelmet[]) => moved.current(some), []);
  const { helmets, data, error, refetch, down } = useBoard(project, onMoved);
  const [chosen, setChosen] = useState<Chosen>({ figure: 'registered' });
  const [selected, setSelected] = useState<string | null>(null);
  if (error && !data) return <Unread error={error} retry={() => void refetch()} />;
  if (!helmets || !data || config === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (helmets.length === 0) return <Empty description={text.noHelmets} />;
  const one = helmets.find(({ device_id }) => device_id === selected);
  return (
    <>
      <div role="status">
        {down && <p className="gd-board-note">{text.down}</p>}
        {!data.whole && <p className="gd-board-note">{fill(text.notWhole, { count: helmets.length })}</p>}
      </div>
      <ul className="gd-board-figures" aria-label={text.figures}>
        {(Object.keys(FIGURES) as FigureName[]).map((figure) => (
          <li key={figure}>
            <button
              type="button"
              data-figure={figure}
              aria-pressed={chosen.figure === figure}
              onClick={() => setChosen({ figure })}
            >
              <strong>{helmets.filter(FIGURES[figure]).length}</strong>
              <span>{text[figure]}</span>
            </button>
          </li>
        ))}
        {data.alarms !== null && (
          <li>
            <Link to={alarmsOf(project, data.day_begin)} data-figure="alarms">
              <strong>{data.alarms}</strong>
              <span>{text.alarms}</span>
            </Link>
          </li>
        )}
      </ul>
      <div className="gd-board-parts">
        <div className="gd-board-map" role="group" aria-label={text.map}>
          <BoardMap config={config} helmets={helmets} moved={moved} selected={selected} onSelect={setSelected} />
          {one && <HelmetCard helmet={one} project={project} onClose={() => setSelected(null)} />}
        </div>
        <HelmetList helmets={helmets} chosen={chosen} selected={selected} onChoose={setChosen} onSelect={setSelected} />
      </div>
      <RegisterLink project={project} />
    </>
  );
}

/** Address of the alarms of helmets of a project since the begin of the day. */
const alarmsOf = (project: string, since: string): string =>
  `/${earlywarn.name}?${new URLSearchParams({ project_id: project, device_type: String(SMART_HELMET), begin_started_at: since })}`;

function RegisterLink({ project }: { project: string }) {
  const text = useBoardText();
  const may = usePermissions();
  if (!may(permission(helmetmanage.name, 'list'))) return null;
  return (
    <p className="gd-board-foot">
      <Link to={`/${helmetmanage.name}?${new URLSearchParams({ project_id: project })}`}>
        <Button type="link">{text.register}</Button>
      </Link>
    </p>
  );
}
