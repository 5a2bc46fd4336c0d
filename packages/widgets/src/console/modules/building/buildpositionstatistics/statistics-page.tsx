import { calls } from '@gongdi/api';
import { fieldsOf, productivetask, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, DatePicker, Empty, Form, Segmented, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { Lines } from './lines.tsx';
import css from './statistics.css?inline';
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
const PART = { ...fieldsOf(productivetask).find(({ name }) => name === 'part_id')!, hint: undefined };

/** `/buildpositionstatistics`: planned and done quantities of a project by part, team and day. */
export function StatisticsPage() {
  useSheet(css);
  const text = useStatisticsText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, setParams] = useSearchParams();
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
          value={asked.by}
          onChange={(by) => put({ by })}
          options={calls.production.PRODUCTION_VIEWS.map((value) => ({ value, label: text[value] }))}
        />
      </div>
      <Form
        layout="inline"
        className="gd-statistics-asked"
        key={`${project_id} ${part_id}`}
        initialValues={{ project_id, part_id }}
        onValuesChange={({ project_id: project, part_id: part }: { project_id?: string; part_id?: string | null }) =>
          put(project === undefined ? { part_id: part ?? null } : { project_id: project, part_id: null })
        }
      >
        <Form.Item name="project_id" label={text.project} className="gd-statistics-choice">
          <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
        </Form.Item>
        <Form.Item name="part_id" label={text.partBelow} className="gd-statistics-choice">
          <FieldControl field={PART} />
        </Form.Item>
        <Form.Item label={text.period}>
          <DatePicker.RangePicker
            allowClear={false}
            value={[dayjs(asked.from), dayjs(asked.to)]}
            onChange={(next) =>
              next?.[0] && next[1] && put({ from: next[0].format('YYYY-MM-DD'), to: next[1].format('YYYY-MM-DD') })
            }
          />
        </Form.Item>
      </Form>
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
