import { calls } from '@gongdi/api';
import { measure } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Skeleton } from 'antd';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { ProjectAndPart } from '../../../generic/figures/project-and-part.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { RateTable } from './rate-table.tsx';
import { useMeasureText } from './text/index.ts';

export type View = (typeof calls.measure.RATE_VIEWS)[number];

export interface Asked {
  project_id: string;
  by: View;
  part_id?: string;
}

/** `/measure/rates`: rates of a project by part, item, team and room. */
export function RatesPage() {
  useFigures();
  const text = useMeasureText();
  useTitle(text.title);
  const around = useProject();
  const [params, put] = useAsked();
  const project_id = params.get('project_id') ?? around;
  const part_id = params.get('part_id');
  const by = calls.measure.RATE_VIEWS.find((one) => one === params.get('by')) ?? ('part' as const);
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <Segmented<View>
          value={by}
          onChange={(next) => put({ by: next })}
          options={calls.measure.RATE_VIEWS.map((value) => ({ value, label: text[value] }))}
        />
      </div>
      <ProjectAndPart of={measure} project_id={project_id} part_id={part_id} put={put} text={text} />
      {project_id ? (
        <Rates asked={{ project_id, by, ...(part_id && { part_id }) }} onPart={(id) => put({ part_id: id })} />
      ) : (
        <Empty description={text.chooseProject} />
      )}
    </section>
  );
}

function Rates({ asked, onPart }: { asked: Asked; onPart: (id: string) => void }) {
  const { client } = useConsole();
  const text = useMeasureText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', measure.name, 'rates', asked],
    queryFn: ({ signal }) => client.call(calls.measure.rates, { query: { ...asked } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.lines.length === 0) return <Empty description={text.empty} />;
  return (
    <>
      <RateTable lines={data.lines} asked={asked} onPart={onPart} />
      {data.more && <Alert type="warning" showIcon title={text.more} />}
    </>
  );
}
