import { BarChartOutlined, LineChartOutlined } from '@ant-design/icons';
import {
  CERTIFICATE,
  contractmanage,
  contractpayment,
  contractpayout,
  PAYOUT_KIND,
  permission,
  WORKS_CONTRACT,
} from '@gongdi/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';

function MoneyButtons() {
  const text = useContractsText();
  const navigate = useNavigate();
  return (
    <>
      <Button icon={<LineChartOutlined aria-hidden />} onClick={() => void navigate(`/${contractmanage.name}/curve`)}>
        {text.curve}
      </Button>
      <Button icon={<BarChartOutlined aria-hidden />} onClick={() => void navigate(`/${contractmanage.name}/cash`)}>
        {text.cash}
      </Button>
    </>
  );
}

const { active, settled, ended } = WORKS_CONTRACT;

export default defineScreen({
  listActions: MoneyButtons,
  rowActions: ownActions((row) => {
    const text = useContractsText();
    const permissions = usePermissions();
    const may = permissions(permission(contractpayment.name, 'add'));
    const mayOrder = permissions(permission(contractpayout.name, 'add'));
    const curve = { key: 'curve', label: text.curve, does: `/${contractmanage.name}/curve?contract_id=${row.id}` };
    const state = row['contract_status'];
    const pay = (kind: number) => `/${contractpayment.name}/add?contract_id=${row.id}&certificate_kind=${String(kind)}`;
    const holds = Number(row['retention_held'] ?? 0) > 0;
    const offered = [
      { key: 'pay', label: text.addPayment, does: pay(CERTIFICATE.progress), open: state === active },
      {
        key: 'final',
        label: text.settle,
        does: pay(CERTIFICATE.settlement),
        open: state === active || state === ended,
      },
      { key: 'retain', label: text.retain, does: pay(CERTIFICATE.retention), open: state === settled && holds },
    ];
    const refund = {
      key: 'refund',
      label: text.refund,
      does: `/${contractpayout.name}/add?contract_id=${row.id}&payout_kind=${String(PAYOUT_KIND.refund)}`,
    };
    return {
      actions: [
        ...(may ? offered.flatMap(({ open, ...one }) => (open ? [one] : [])) : []),
        ...(mayOrder && row['refund_due'] === true ? [refund] : []),
        curve,
      ],
    };
  }),
  details: { ahead: lazyPart(() => import('./course.tsx')) },
});
