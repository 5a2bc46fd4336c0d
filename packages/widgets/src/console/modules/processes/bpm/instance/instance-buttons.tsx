import type { ProcessInstanceDetail } from '@gongdi/api';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useApprovalText } from '../approval/text/index.ts';
import { useRemind } from '../approval/use-remind.ts';
import { WithdrawButton } from '../approval/withdraw-button.tsx';
import { CancelDialog } from '../approval/cancel-dialog.tsx';

interface InstanceButtonsProps {
  instance: ProcessInstanceDetail;
  /** Id of the user's last decision, while it can be withdrawn. */
  withdrawable: string | null;
}

/** Buttons for actions on an instance as a whole, depending on the user. */
export function InstanceButtons({ instance, withdrawable }: InstanceButtonsProps) {
  const text = useApprovalText();
  const { busy, remind } = useRemind();
  const [cancelling, setCancelling] = useState(false);
  return (
    <Space wrap>
      {withdrawable !== null && <WithdrawButton task_id={withdrawable} />}
      {instance.can_remind && (
        <Button loading={busy} onClick={() => void remind(instance.id)}>
          {text.remind}
        </Button>
      )}
      {(instance.can_cancel || instance.can_cancel_as_admin) && (
        <Button danger onClick={() => setCancelling(true)}>
          {text.cancelInstance}
        </Button>
      )}
      {cancelling && (
        <CancelDialog instance={instance} asAdmin={!instance.can_cancel} onClose={() => setCancelling(false)} />
      )}
    </Space>
  );
}
