import type { OwnTask } from '@gongdi/api';
import { Button, Dropdown, Space } from 'antd';
import { useApprovalText } from '../approval/text/index.ts';
import type { Decision } from './decision.ts';
import type { PassOn } from './pass-on.ts';

const PASS_ON: readonly PassOn[] = ['transfer', 'delegate', 'return', 'create-sign', 'delete-sign', 'copy'];

export function usePassOnLabels(): Readonly<Record<PassOn, string>> {
  const text = useApprovalText();
  return {
    transfer: text.transfer,
    delegate: text.delegate,
    return: text.return,
    'create-sign': text.createSign,
    'delete-sign': text.deleteSign,
    copy: text.copy,
  };
}

interface TaskButtonsProps {
  task: OwnTask;
  busy: boolean;
  labels: Readonly<Record<PassOn, string>>;
  /** @param button code of the task's own button */
  onDecide: (how: Decision, button?: string) => void;
  onUnclaim: () => void;
  onPassOn: (how: PassOn) => void;
}

/** Buttons of a task: decisions, the task's own buttons, and the other actions in a menu. */
export function TaskButtons({ task, busy, labels, onDecide, onUnclaim, onPassOn }: TaskButtonsProps) {
  const text = useApprovalText();
  const others = PASS_ON.filter((one) => task.actions.includes(one));
  const buttons = task.buttons.filter((one) => !one.hidden).toSorted((a, b) => a.sort - b.sort);
  return (
    <Space wrap>
      {task.actions.includes('approve') && (
        <Button type="primary" loading={busy} onClick={() => onDecide('approve')}>
          {text.approve}
        </Button>
      )}
      {task.actions.includes('reject') && (
        <Button danger loading={busy} onClick={() => onDecide('reject')}>
          {text.reject}
        </Button>
      )}
      {buttons.map((one) => (
        <Button key={one.id} loading={busy} onClick={() => onDecide('approve', one.code)}>
          {one.name}
        </Button>
      ))}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map((key) => ({ key, label: labels[key] })),
            onClick: ({ key }) => onPassOn(key as PassOn),
          }}
        >
          <Button>{text.more}</Button>
        </Dropdown>
      )}
      {task.actions.includes('unclaim') && <Button onClick={onUnclaim}>{text.unclaim}</Button>}
    </Space>
  );
}
