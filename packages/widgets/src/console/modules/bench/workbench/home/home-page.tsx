import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useProject } from '../../../../ground/project/project.ts';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { NewestPanel } from '../panels/newest-panel.tsx';
import { TaskPanel } from '../panels/task-panel.tsx';
import { useWorkbenchText } from '../text/index.ts';
import { TileGrid } from '../tiles/tile-grid.tsx';
import { useHome } from '../panels/use-workbench.ts';
import css from '../panels/bench.css?inline';
import homeCss from './home.css?inline';
import { ProjectHead } from './project-head.tsx';
import { Ranking } from './ranking.tsx';

const HomeMap = lazyPart(() => import('./home-map.tsx'));

/** Home of the project in which the user works; without one, of the company with all its projects. */
export function HomePage() {
  const text = useWorkbenchText();
  const project = useProject();
  const home = useHome();
  const { data, error } = home;
  useSheet(css);
  useSheet(homeCss);
  if (error && !data) return <FailurePanel error={error} retry={() => void home.refetch()} />;
  return (
    <div className="gd-console-page gd-bench" aria-busy={home.isFetching}>
      <ProjectHead project={data?.project ?? null} />
      {data ? (
        <TileGrid
          page={project ? 'home' : 'company'}
          ofRole={data.arrangement}
          title={text.figures}
          attention={data.attention}
          figures={data.figures}
          more={data.more}
          folds
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
      <div className="gd-home-columns">
        {data && data.mapped.length > 0 && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
            <HomeMap key={project ?? ''} mapped={data.mapped} />
          </Suspense>
        )}
        {data?.projects && data.projects.length > 0 && <Ranking ranked={data.ranked} projects={data.projects} />}
        <TaskPanel
          title={text.tasks}
          none={text.tasksNone}
          tasks={data?.tasks}
          error={error?.message}
          retry={home.refetch}
        />
        {data?.newest.map((one) => (
          <NewestPanel key={one.resource} newest={one} retry={home.refetch} />
        ))}
      </div>
    </div>
  );
}
