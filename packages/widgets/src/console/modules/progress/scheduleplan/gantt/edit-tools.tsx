import { Button } from 'antd';
import { useScheduleText } from '../text/index.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import type { PlanActions } from './plan-actions.ts';

/** The buttons that change the plan; undo and redo are given while there is something to undo. */
export function EditTools({
  act,
  selected,
  doc,
  undo,
  redo,
}: {
  act: PlanActions;
  selected: string | undefined;
  doc: Doc;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}) {
  const text = useScheduleText();
  const isNode = doc.tasks.find(({ id }) => id === selected)?.node_kind === 1;
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
      <Button disabled={none} onClick={act.node}>
        {isNode ? text.notNode : text.node}
      </Button>
      <Button disabled={!undo} onClick={undo}>
        {text.undo}
      </Button>
      <Button disabled={!redo} onClick={redo}>
        {text.redo}
      </Button>
    </div>
  );
}
