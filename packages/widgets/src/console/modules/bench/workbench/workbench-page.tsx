import { PlusOutlined } from '@ant-design/icons';
import { date, fill, permission, usermanage } from '@gongdi/domain';
import { Button, Skeleton } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { Permitted, useLang, usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { BenchFailure } from './panels/bench-failure.tsx';
import { greetingAt } from './greeting.ts';
import { NewestPanel } from './panels/newest-panel.tsx';
import { TaskPanel } from './panels/task-panel.tsx';
import { TileGrid } from './tiles/tile-grid.tsx';
import { useWorkbenchText } from './text/index.ts';
import { TodoPanel } from './panels/todo-panel.tsx';
import { WeatherLine } from './panels/weather-line.tsx';
import { useWorkbench, type Workbench } from './panels/use-workbench.ts';
import css from './panels/bench.css?inline';
import { useTimes } from '../../../../kit/clock/index.ts';

const FirstSteps = lazyPart(() => import('./first/first-steps.tsx'));

/** Start page: what is the user's turn and due, what waits, what is new, and links to the most frequent actions. */
export function WorkbenchPage() {
  const { dateTime, civilDay } = useTimes();
  const { user } = useSession();
  const text = useWorkbenchText();
  const now = useNow();
  const [all, setAll] = useState(false);
  const bench = useWorkbench(all);
  const { data } = bench;
  useSheet(css);
  return (
    <div className="gd-console-page gd-bench">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h1>
            {fill(text[greetingAt(Number(dateTime(now.getTime()).slice(11, 13)))], { name: user?.nickname ?? '' })}
          </h1>
          <span className="gd-data-end gd-bench-beside">
            <WeatherLine />
            {date(civilDay(now.getTime()))}
          </span>
        </div>
        {data ? (
          <Shortcuts offered={data.shortcuts} />
        ) : bench.error ? (
          <BenchFailure reason={bench.error.message} retry={bench.refetch} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        )}
      </section>
      <Permitted code={permission(usermanage.name, 'add')}>
        <Suspense>
          <FirstSteps />
        </Suspense>
      </Permitted>
      <div className="gd-bench-columns">
        {/* Who never has a turn needs no empty panel that says so. */}
        {data?.mine?.length !== 0 && (
          <TaskPanel
            title={text.mine}
            none={text.mineNone}
            tasks={data?.mine}
            error={bench.error?.message}
            retry={bench.refetch}
          />
        )}
        <TodoPanel />
      </div>
      {data && (
        <TileGrid
          page="workbench"
          ofRole={data.arrangement}
          title={text.attention}
          attention={data.attention}
          figures={data.figures}
          more={data.more}
          onMore={() => setAll(true)}
        />
      )}
      <div className="gd-bench-columns">
        {data?.newest.map((one) => (
          <NewestPanel key={one.resource} newest={one} retry={bench.refetch} />
        ))}
      </div>
    </div>
  );
}

/** Returns the current time to the minute: the page may stay open for days. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Links to add records, in the order of the menus. */
function Shortcuts({ offered }: { offered: Workbench['shortcuts'] }) {
  const text = useWorkbenchText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  const shown = offered.filter(({ resource }) => may(permission(resource, 'add')));
  if (shown.length === 0) return null;
  return (
    <div className="gd-bench-shortcuts" role="group" aria-label={text.shortcuts}>
      {shown.map(({ resource, label }) => (
        <Button
          key={resource}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void navigate(`/${resource}/add`, { state: COMES_BACK })}
        >
          {label[lang]}
        </Button>
      ))}
    </div>
  );
}
