import { calls } from '@gongdi/api';
import { diaryKind, fill, permission, projectmanage, workdiary } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, DatePicker, Empty, Form, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import css from './diary.css?inline';
import { useDiaryText } from './text/index.ts';

type Day = calls.diary.DiaryDay;
interface Asked {
  project_id: string;
  month: string;
  kind: number;
}

/** `/workdiary/calendar`: a month of diaries with its gaps; each day leads to its diary, or to writing it. */
export function CalendarPage() {
  useSheet(css);
  const lang = useLang();
  const text = useDiaryText();
  const { civilDay } = useTimes();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.calendar);
  const [now] = useState(() => Date.now());
  const project_id = params.get('project_id') ?? around;
  const month = params.get('month') ?? civilDay(now).slice(0, 7);
  const kind = params.get('kind') === '2' ? 2 : 1;
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.calendar}</h2>
        <Segmented
          value={kind}
          onChange={(value) => put({ kind: String(value) })}
          options={diaryKind.entries.map(({ value, label }) => ({ value, label: label[lang] }))}
        />
      </div>
      <Form layout="inline" className="gd-diary-asked">
        <Form.Item label={text.project} className="gd-diary-choice">
          <ReferenceSelect
            of={projectmanage.name}
            value={project_id}
            allowClear={false}
            aria-label={text.project}
            placeholder={text.chooseProject}
            onChange={(next: unknown) => typeof next === 'string' && put({ project_id: next })}
          />
        </Form.Item>
        <Form.Item label={text.month}>
          <DatePicker
            picker="month"
            allowClear={false}
            value={dayjs(`${month}-01`)}
            onChange={(next) => next && put({ month: next.format('YYYY-MM') })}
          />
        </Form.Item>
      </Form>
      {project_id ? <Month asked={{ project_id, month, kind }} /> : <Empty description={text.chooseProject} />}
    </section>
  );
}

function Month({ asked }: { asked: Asked }) {
  const { client } = useConsole();
  const text = useDiaryText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', workdiary.name, 'month', asked],
    queryFn: ({ signal }) => client.call(calls.diary.monthOf, { query: { ...asked } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const [first, last] = [data.days[0]!.day, data.days.at(-1)!.day];
  const query = new URLSearchParams({
    project_id: asked.project_id,
    diary_kind: String(asked.kind),
    begin_diary_date: first,
    end_diary_date: last,
  });
  // Monday is the first day of the week.
  const blanks = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  return (
    <>
      {data.missing > 0 && <Alert type="warning" showIcon title={fill(text.missing, { count: data.missing })} />}
      <div className="gd-diary-month" role="list">
        {text.weekdays.map((name) => (
          <span key={name} className="gd-diary-weekday" aria-hidden>
            {name}
          </span>
        ))}
        {Array.from({ length: blanks }, (_, at) => (
          <span key={`blank${at}`} aria-hidden />
        ))}
        {data.days.map((day) => (
          <DayCell key={day.day} day={day} asked={asked} isToday={day.day === data.today} />
        ))}
      </div>
      <Link to={`/${workdiary.name}?${query}`}>
        <Button>{text.monthList}</Button>
      </Link>
    </>
  );
}

function DayCell({ day, asked, isToday }: { day: Day; asked: Asked; isToday: boolean }) {
  const text = useDiaryText();
  const may = usePermissions();
  const number = Number(day.day.slice(-2));
  const writes =
    (day.state === 'missing' || (day.state === 'future' && isToday)) && may(permission(workdiary.name, 'add'));
  const query = new URLSearchParams({
    project_id: asked.project_id,
    diary_date: day.day,
    diary_kind: String(asked.kind),
  });
  const late = Math.max(0, ...day.diaries.map(({ late_days }) => late_days ?? 0));
  return (
    <div role="listitem" className={`gd-diary-day gd-diary-${isToday && day.state === 'future' ? 'today' : day.state}`}>
      <strong>{number}</strong>
      {day.diaries.map(({ id }, at) => (
        <Link key={id} to={`/${workdiary.name}/detail?id=${id}`}>
          {text[day.state === 'draft' ? 'draft' : 'signed']}
          {day.diaries.length > 1 ? ` ${at + 1}` : ''}
        </Link>
      ))}
      {late > 0 && <small>{fill(text.lateShort, { count: late })}</small>}
      {day.state === 'missing' && <span>{text.gap}</span>}
      {writes && <Link to={`/${workdiary.name}/add?${query}`}>{text.write}</Link>}
    </div>
  );
}
