import { PrinterOutlined } from '@ant-design/icons';
import type { ProcessInstanceDetail } from '@gongdi/api';
import { Button, Descriptions, Space, Tag } from 'antd';
import type { Ref } from 'react';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { CATEGORY, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { InstanceButtons } from './instance-buttons.tsx';

interface InstanceHeadProps {
  /** The element whose width decides about the columns. */
  box: Ref<HTMLElement>;
  columns: number;
  instance: ProcessInstanceDetail;
  /** Task that the user may take back; null: none. */
  withdrawable: string | null;
  onPrint: () => void;
}

/** Name, buttons and state of an instance. */
export function InstanceHead({ box, columns, instance, withdrawable, onPrint }: InstanceHeadProps) {
  const { dateTime } = useTimes();
  const text = useApprovalText();
  const leave = useWayBack('/bpm/task/my');
  return (
    <section className="gd-data-panel" ref={box}>
      <div className="gd-data-panel-title">
        <h2>{instance.name}</h2>
        {instance.suspended && <Tag>{text.suspended}</Tag>}
        <Space className="gd-data-end" wrap>
          <InstanceButtons instance={instance} withdrawable={withdrawable} />
          <Button icon={<PrinterOutlined aria-hidden />} onClick={onPrint}>
            {text.print}
          </Button>
          <Button onClick={leave}>{text.back}</Button>
        </Space>
      </div>
      <Descriptions
        bordered
        size="middle"
        column={Math.min(columns, 3)}
        items={[
          {
            key: 'starter',
            label: text.starter,
            children: `${instance.start_user.nickname}（${instance.start_user.dept_name}）`,
          },
          { key: 'status', label: text.status, children: <FieldValue field={STATUS} value={instance.status} /> },
          { key: 'result', label: text.result, children: <FieldValue field={RESULT} value={instance.result} /> },
          {
            key: 'category',
            label: text.category,
            children: <FieldValue field={CATEGORY} value={instance.category} />,
          },
          { key: 'begin', label: text.submitTime, children: dateTime(instance.create_time) },
          { key: 'end', label: text.endTime, children: dateTime(instance.end_time) },
          ...(instance.reason
            ? [{ key: 'reason', label: text.cancelReason, children: instance.reason, span: 'filled' as const }]
            : []),
        ]}
      />
    </section>
  );
}
