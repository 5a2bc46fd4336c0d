import { EyeOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useText } from '../../ground/context/console-context.tsx';

/** Exports records with unmasked personal data. The question before it states that the export is logged. */
export function WholeExportButton({ busy, onExport }: { busy: boolean; onExport: () => void }) {
  const text = useText();
  const { modal } = App.useApp();
  const ask = () =>
    void modal.confirm({
      title: text.exportWholeConfirm,
      content: text.exportWholeConsequence,
      okText: text.exportWhole,
      onOk: onExport,
    });
  return (
    <Button icon={<EyeOutlined aria-hidden />} loading={busy && BUSY} onClick={ask}>
      {text.exportWhole}
    </Button>
  );
}
