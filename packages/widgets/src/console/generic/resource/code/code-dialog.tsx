import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { fill, titleOf, type AnyResource } from '@gongdi/domain';
import { Button, Modal } from 'antd';
import { CopyText } from '../../../../kit/copy/copy-text.tsx';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { codeFile, printLabel, QrCode } from '../../../../kit/qr-code/index.ts';
import { codedPath, labelLines } from './coded.ts';
import type { ScreenCode, ScreenRow } from '../screen/screen.ts';
import { useCodeText } from './text/index.ts';
import { OnlyHere } from './only-here.tsx';
import { useAddress } from './use-address.ts';

interface CodeDialogProps {
  code: ScreenCode;
  resource: AnyResource;
  row: ScreenRow;
  onClose: () => void;
}

/** Dialog with the QR code of a record, to scan, print or save. */
export function CodeDialog({ code, resource, row, onClose }: CodeDialogProps) {
  const text = useCodeText();
  const { path, open } = codedPath(code, resource, row);
  const value = useAddress(path);
  const closed = open && row['public_flag'] === false;
  const title = titleOf(resource, row);
  const lines = labelLines(code, row);
  return (
    <Modal
      open
      title={fill(text.title, { title })}
      width={420}
      onCancel={onClose}
      footer={[
        <Button
          key="save"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveBlob(codeFile(value), `${title}.svg`)}
        >
          {text.save}
        </Button>,
        <Button
          key="print"
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          onClick={() => void printLabel({ value, title, lines })}
        >
          {text.print}
        </Button>,
      ]}
    >
      <div className="gd-console-center">
        <QrCode value={value} label={fill(text.title, { title })} />
        <strong>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <p>{closed ? text.closedHint : open ? text.openHint : text.hint}</p>
        <OnlyHere address={value} />
        <CopyText type="secondary" style={{ wordBreak: 'break-all' }}>
          {value}
        </CopyText>
      </div>
    </Modal>
  );
}
