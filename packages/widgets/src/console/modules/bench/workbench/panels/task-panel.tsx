import type { DueTask } from '@gongdi/api';
import { date, fill } from '@gongdi/domain';
import { Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useProject } from '../../../../ground/project/project.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { BenchPanel } from './bench-panel.tsx';
import { useWorkbenchText } from '../text/index.ts';

interface TaskPanelProps {
  title: string;
  none: string;
  /** Null: the server could not give them in time; undefined: they load. */
  tasks: readonly DueTask[] | null | undefined;
  error: string | undefined;
  retry: () => unknown;
}

/** Panel with tasks by their deadlines, what is overdue first. */
export function TaskPanel({ title, none, tasks, error, retry }: TaskPanelProps) {
  const text = useWorkbenchText();
  const lang = useLang();
  const project = useProject();
  return (
    <BenchPanel
      title={title}
      rows={tasks ?? undefined}
      reason={tasks === null ? text.late : error}
      retry={retry}
      none={none}
      renderRow={({ resource, label, id, title: name, due, overdue, project: of }) => (
        <>
          <Link to={`/${resource}/detail?id=${encodeURIComponent(id)}`} state={COMES_BACK}>
            {name}
          </Link>
          <span className="gd-bench-beside">
            <Term due={due} overdue={overdue} />
            <span>{label[lang]}</span>
            {of && !project && <span>{of}</span>}
          </span>
        </>
      )}
    />
  );
}

const DAY = 86_400_000;

function Term({ due, overdue }: Pick<DueTask, 'due' | 'overdue'>) {
  const text = useWorkbenchText();
  const { civilDay: dayOf } = useTimes();
  const [now] = useState(() => Date.now());
  const today = dayOf(now);
  if (overdue)
    return (
      <Tag color="error">{fill(text.overdueBy, { days: Math.round((Date.parse(today) - Date.parse(due)) / DAY) })}</Tag>
    );
  return due === today ? <Tag color="warning">{text.today}</Tag> : <span>{fill(text.until, { date: date(due) })}</span>;
}
