import { org, projectmanage } from '@gongdi/domain';
import { DatePicker, Empty, Form } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import css from './attendance.css?inline';
import { HeadsView } from './heads-view.tsx';
import { PostsView } from './posts-view.tsx';
import { SheetView } from './sheet-view.tsx';
import { useAttendanceText } from './text/index.ts';

const VIEWS = ['sheet', 'heads', 'posts'] as const;
type View = (typeof VIEWS)[number];

/**
 * `/attendance/manage`: the monthly sheet, heads on site by hour, key posts, and the ways to what they are made with.
 * `/attendance_v2`: the monthly sheet with contract, wages and points of each person.
 */
export function ManagePage({ withStanding = false }: { withStanding?: boolean }) {
  useSheet(css);
  const text = useAttendanceText();
  const { civilDay } = useTimes();
  const [now] = useState(() => Date.now());
  const [params, put] = useAsked();
  const around = useProject();
  const title = withStanding ? text.titleV2 : text.title;
  useTitle(title);
  const view = (!withStanding && VIEWS.find((one) => one === params.get('view'))) || 'sheet';
  const project = params.get('project_id') ?? around;
  const day = params.get('day') ?? civilDay(now);
  const team = params.get('team_id');
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{title}</h2>
        {!withStanding && (
          <Segmented<View>
            value={view}
            onChange={(next) => put({ view: next })}
            options={VIEWS.map((value) => ({ value, label: text[value] }))}
          />
        )}
      </div>
      <Form layout="inline" className="gd-attendance-asked">
        <Form.Item label={text.project} className="gd-attendance-choice">
          <ReferenceSelect
            of={projectmanage.name}
            value={project}
            aria-label={text.project}
            placeholder={text.chooseProject}
            onChange={(next: unknown) => put({ project_id: typeof next === 'string' ? next : null, team_id: null })}
          />
        </Form.Item>
        {view === 'sheet' && project && (
          <Form.Item label={text.team} className="gd-attendance-choice">
            <ReferenceSelect
              of={org.name}
              value={team}
              among={{ project_id: project }}
              aria-label={text.team}
              placeholder={text.allTeams}
              onChange={(next: unknown) => put({ team_id: typeof next === 'string' ? next : null })}
            />
          </Form.Item>
        )}
        <Form.Item label={view === 'heads' ? text.day : text.month}>
          <DatePicker
            picker={view === 'heads' ? 'date' : 'month'}
            allowClear={false}
            value={dayjs(day)}
            onChange={(next: dayjs.Dayjs | null) => next && put({ day: next.format('YYYY-MM-DD') })}
          />
        </Form.Item>
      </Form>
      <nav className="gd-attendance-ways" aria-label={text.ways}>
        <Link to="/attendancerecord">{text.records}</Link>
        <Link to="/attendancecorrection">{text.corrections}</Link>
        <Link to="/attendanceregular">{text.rules}</Link>
        <Link to="/attendancechart">{text.duties}</Link>
        <Link to="/attendancesort">{text.shifts}</Link>
      </nav>
      {project ? <Shown view={view} {...{ project, team, day, withStanding }} /> : <Empty description={text.choose} />}
    </section>
  );
}

function Shown({
  view,
  project,
  team,
  day,
  withStanding,
}: {
  view: View;
  project: string;
  team: string | null;
  day: string;
  withStanding: boolean;
}) {
  const month = day.slice(0, 7);
  if (view === 'heads') return <HeadsView key={`${project} ${day}`} {...{ project, day }} />;
  if (view === 'posts') return <PostsView key={`${project} ${month}`} {...{ project, month }} />;
  return <SheetView key={`${project} ${team} ${month}`} {...{ project, team, month, withStanding }} />;
}
