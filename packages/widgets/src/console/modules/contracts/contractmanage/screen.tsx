import { LineChartOutlined } from '@ant-design/icons';
import { contractmanage, contractpayment, permission, WORKS_CONTRACT } from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';

function CurveButton() {
  const text = useContractsText();
  const navigate = useNavigate();
  return (
    <Button icon={<LineChartOutlined aria-hidden />} onClick={() => void navigate(`/${contractmanage.name}/curve`)}>
      {text.curve}
    </Button>
  );
}

export default defineScreen({
  listActions: CurveButton,
  rowActions: ownActions((row) => {
    const text = useContractsText();
    const may = usePermissions()(permission(contractpayment.name, 'add'));
    const curve = { key: 'curve', label: text.curve, does: `/${contractmanage.name}/curve?contract_id=${row.id}` };
    const isRunning = row['contract_status'] === WORKS_CONTRACT.active;
    const pay = `/${contractpayment.name}/add?contract_id=${row.id}`;
    return {
      actions: [...(may && isRunning ? [{ key: 'pay', label: text.addPayment, does: pay }] : []), curve],
    };
  }),
  details: { ahead: lazyPart(() => import('./course.tsx')) },
});
