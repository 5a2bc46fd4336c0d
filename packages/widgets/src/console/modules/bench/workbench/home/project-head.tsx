import { date, fieldsOf, fill, permission, projectmanage } from '@gongdi/domain';
import { Progress } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useTitles } from '../../../../../kit/data/titles.ts';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { PROJECTS } from '../../../../generic/project/projects.ts';
import { Permitted, useSession } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { useProject } from '../../../../ground/project/project.ts';
import { WeatherLine } from '../panels/weather-line.tsx';
import { useWorkbenchText } from '../text/index.ts';
import type { Home } from '../panels/use-workbench.ts';
import { timeUsed } from './time-used.ts';

/** Name of the project, how much of its time has passed, and the way to its record; else the name of the company. */
export function ProjectHead({ project: facts }: { project: Home['project'] }) {
  const text = useWorkbenchText();
  const { user } = useSession();
  const project = useProject();
  const title = useTitles(PROJECTS, project ? [project] : []).of(project ?? '');
  const fields = fieldsOf(projectmanage).filter(({ name }) => name === 'project_phase' || name === 'project_manager');
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h1>{project ? (title ?? text.homeProject) : (user?.company_name ?? text.homeCompany)}</h1>
        {project && facts && (
          <span className="gd-bench-beside">
            {fields.map((field) => (
              <FieldValue key={field.name} field={field} value={facts.beside[field.name]} />
            ))}
          </span>
        )}
        <span className="gd-data-end gd-bench-beside">
          {project && <WeatherLine />}
          {project ? (
            <>
              <Permitted code={permission(projectmanage.name, 'detail')}>
                <Link to={`/${projectmanage.name}/detail?id=${encodeURIComponent(project)}`} state={COMES_BACK}>
                  {text.detail}
                </Link>
              </Permitted>
              <Link to="/home?project=">{text.toCompany}</Link>
            </>
          ) : (
            text.homeCompany
          )}
        </span>
      </div>
      {facts && <Time begin={facts.beside['begin_time']} end={facts.beside['end_time']} />}
    </section>
  );
}

function Time({ begin, end }: { begin: unknown; end: unknown }) {
  const text = useWorkbenchText();
  const { civilDay } = useTimes();
  const [now] = useState(() => Date.now());
  if (typeof begin !== 'string') return null;
  if (typeof end !== 'string') return <p className="gd-home-time">{fill(text.timeOpen, { begin: date(begin) })}</p>;
  const percent = timeUsed(begin, end, civilDay(now));
  const description = fill(text.timeUsed, { percent, begin: date(begin), end: date(end) });
  return (
    <div className="gd-home-time">
      <span>{description}</span>
      <Progress percent={percent} size="small" showInfo={false} aria-label={description} />
    </div>
  );
}
