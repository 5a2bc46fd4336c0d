import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../../kit/lazy/index.ts';
import type { Content, Dated } from '../../../../generic/schedule/dates.ts';
import { useScheduleText } from '../text/index.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import { setTask } from './document.ts';
import type { PlanActions } from './plan-actions.ts';

const TaskDialog = lazyDialog(() => import('./task-dialog.tsx'));

/** The buttons that change the plan; undo and redo are given while there is something to undo. */
export function EditTools({
  act,
  selected,
  dated,
  content,
  change,
  undo,
  redo,
}: {
  act: PlanActions;
  selected: string | undefined;
  dated: Dated;
  content: Content;
  change: (doc: Doc) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}) {
  const text = useScheduleText();
  const { doc, schedule } = dated;
  const [isOpen, setOpen] = useState(false);
  const task = doc.tasks.find(({ id }) => id === selected);
  const isNode = task?.node_kind === 1;
  const none = selected === undefined;
  return (
    <div className="gd-gantt-edit">
      <Button onClick={act.add}>{text.add}</Button>
      <Button disabled={none} onClick={act.remove} danger>
        {text.remove}
      </Button>
      {(['outdent', 'indent', 'up', 'down'] as const).map((key) => (
        <Button key={key} disabled={none} onClick={act[key]}>
          {text[key]}
        </Button>
      ))}
      <Button disabled={none} onClick={() => setOpen(true)}>
        {text.info}
      </Button>
      <Button disabled={none} onClick={act.node}>
        {isNode ? text.notNode : text.node}
      </Button>
      <Button disabled={!undo} onClick={undo}>
        {text.undo}
      </Button>
      <Button disabled={!redo} onClick={redo}>
        {text.redo}
      </Button>
      {isOpen && task && (
        <TaskDialog
          {...{ task, content }}
          isSummary={schedule.summary[schedule.at.get(task.id) ?? -1] === 1}
          onChange={(values) => change(setTask(doc, task.id, values))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
