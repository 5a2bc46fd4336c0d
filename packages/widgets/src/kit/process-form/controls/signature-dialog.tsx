import { fill, type FileItem } from '@gongdi/domain';
import { Alert, Button, Input, Modal, Segmented, Space } from 'antd';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { BUSY } from '../../layout/busy.tsx';
import { sendFile } from '../../upload/send-file.ts';
import { useProcessFormText } from '../text/index.ts';
import { SignaturePad } from './signature-pad.tsx';
import { pictureOfName, pictureOfStrokes, type Stroke } from './signature-picture.ts';

interface SignatureDialogProps {
  label: string;
  onSigned: (file: FileItem) => void;
  onClose: () => void;
}

type Way = 'draw' | 'type';

/** Asks for a signature, by hand or as a typed name, and sends it as a picture. */
export default function SignatureDialog({ label, onSigned, onClose }: SignatureDialogProps) {
  const { client, lang, person } = useData();
  const text = useProcessFormText();
  const [open, setOpen] = useState(true);
  const [way, setWay] = useState<Way>('draw');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState(person);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const use = async () => {
    const typed = name.trim();
    if (way === 'draw' ? strokes.length === 0 : typed === '') return setFailure(text.signEmpty);
    setBusy(true);
    try {
      const picture = await (way === 'draw' ? pictureOfStrokes(strokes) : pictureOfName(typed));
      const file = new File([picture], `${fill(text.signAlt, { label })}.png`, { type: 'image/png' });
      onSigned(await sendFile(file, { client, lang }));
      setOpen(false);
    } catch {
      setFailure(text.signFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      title={fill(text.signFor, { label })}
      width={600}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <Space>
          <Button onClick={() => setOpen(false)}>{text.cancel}</Button>
          <Button type="primary" loading={busy && BUSY} onClick={() => void use()}>
            {text.signUse}
          </Button>
        </Space>
      }
    >
      <div className="gd-signing">
        <Segmented<Way>
          options={[
            { value: 'draw', label: text.signDraw },
            { value: 'type', label: text.signType },
          ]}
          value={way}
          onChange={(next) => {
            setWay(next);
            setFailure('');
          }}
        />
        {way === 'draw' ? (
          <SignaturePad strokes={strokes} onStrokes={setStrokes} />
        ) : (
          <label className="gd-signing-name">
            <span>{text.signName}</span>
            <Input autoFocus maxLength={32} value={name} onChange={({ target }) => setName(target.value)} />
            <small>{text.signNameHint}</small>
          </label>
        )}
        {failure && <Alert type="warning" showIcon title={failure} role="alert" />}
      </div>
    </Modal>
  );
}
