import { calls } from '@gongdi/api';
import { fieldsOf, measure, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Form, Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { RateTable } from './rate-table.tsx';
import { useMeasureText } from './text/index.ts';

export type View = (typeof calls.measure.RATE_VIEWS)[number];

export interface Asked {
  project_id: string;
  by: View;
  part_id?: string;
}

const PART = { ...fieldsOf(measure).find(({ name }) => name === 'part_id')!, hint: undefined };

/** `/measure/rates`: rates of a project by part, item, team and room. */
export function RatesPage() {
  useFigures();
  const text = useMeasureText();
  useTitle(text.title);
  const around = useProject();
  const [params, setParams] = useSearchParams();
  const project_id = params.get('project_id') ?? around;
  const part_id = params.get('part_id');
  const by = calls.measure.RATE_VIEWS.find((one) => one === params.get('by')) ?? ('part' as const);
  const put = (changes: Readonly<Record<string, string | null>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    });
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
      <Form
        layout="inline"
        className="gd-figures-asked"
        key={`${project_id} ${part_id}`}
        initialValues={{ project_id, part_id }}
        onValuesChange={({ project_id: project, part_id: part }: { project_id?: string; part_id?: string | null }) =>
          put(project === undefined ? { part_id: part ?? null } : { project_id: project, part_id: null })
        }
      >
        <Form.Item name="project_id" label={text.project} className="gd-figures-choice">
          <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
        </Form.Item>
        <Form.Item name="part_id" label={text.partBelow} className="gd-figures-choice">
          <FieldControl field={PART} />
        </Form.Item>
      </Form>
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
