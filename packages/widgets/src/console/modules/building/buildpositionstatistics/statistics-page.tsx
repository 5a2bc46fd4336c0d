import { calls } from '@gongdi/api';
import { productivetask } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { ProjectAndPart } from '../../../generic/figures/project-and-part.tsx';
import { Period } from '../../../generic/figures/period.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { Lines } from './lines.tsx';
import { useStatisticsText } from './text/index.ts';

export type View = (typeof calls.production.PRODUCTION_VIEWS)[number];

export interface Asked {
  project_id: string;
  from: string;
  to: string;
  by: View;
  part_id?: string;
}

/** Days of the period that is shown at first. */
const PERIOD = 30;
/** `/buildpositionstatistics`: planned and done quantities of a project by part, team and day. */
export function StatisticsPage() {
  useFigures();
  const text = useStatisticsText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const [now] = useState(() => Date.now());
  const project_id = params.get('project_id') ?? around;
  const part_id = params.get('part_id');
  const asked = {
    from: params.get('from') ?? civilDay(now - PERIOD * 86_400_000),
    to: params.get('to') ?? civilDay(now),
    by: calls.production.PRODUCTION_VIEWS.find((one) => one === params.get('by')) ?? ('part' as const),
    ...(part_id !== null && { part_id }),
  };
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <Segmented<View>
          value={asked.by}
          onChange={(by) => put({ by })}
          options={calls.production.PRODUCTION_VIEWS.map((value) => ({ value, label: text[value] }))}
        />
      </div>
      <ProjectAndPart of={productivetask} project_id={project_id} part_id={part_id} put={put} text={text}>
        <Period label={text.period} from={asked.from} to={asked.to} put={put} />
      </ProjectAndPart>
      {project_id ? <Figures asked={{ ...asked, project_id }} /> : <Empty description={text.chooseProject} />}
    </section>
  );
}

function Figures({ asked }: { asked: Asked }) {
  const { client } = useConsole();
  const text = useStatisticsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', productivetask.name, 'statistics', asked],
    queryFn: ({ signal }) => client.call(calls.production.statistics, { query: { ...asked } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.lines.length === 0) return <Empty description={text.none} />;
  return (
    <>
      <Lines lines={data.lines} asked={asked} />
      {data.more && <Alert type="warning" showIcon title={text.more} />}
    </>
  );
}
