import { fill } from '@gongdi/domain';
import { Alert, Button, Input, Modal, Space } from 'antd';
import { useState } from 'react';
import { Segmented } from '../radios/index.ts';
import { useData } from '../data/data-context.tsx';
import { BUSY } from '../layout/busy.tsx';
import { blobOfAddress } from '../upload/data-address.ts';
import { useFormText } from './text/index.ts';
import { SignaturePad } from './signature-pad.tsx';
import { pictureOfName, pictureOfStrokes, type Stroke } from './signature-picture.ts';

interface SigningDialogProps {
  label: string;
  /** The user's stored signature as a data address; it may arrive while the dialog is open. */
  kept?: string;
  /** Processes the picture; the dialog closes when the promise resolves. */
  onPicture: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

type Way = 'draw' | 'type' | 'kept';

/** Asks for a signature: by hand, as a typed name, or the stored one. */
export function SigningDialog({ label, kept = '', onPicture, onClose }: SigningDialogProps) {
  const { person } = useData();
  const text = useFormText();
  const [open, setOpen] = useState(true);
  const [way, setWay] = useState<Way>('draw');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState(person);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const pictureOf = async (): Promise<Blob | undefined> => {
    if (way === 'kept') return blobOfAddress(kept);
    const typed = name.trim();
    if (way === 'draw' ? strokes.length === 0 : typed === '') return undefined;
    return way === 'draw' ? pictureOfStrokes(strokes) : pictureOfName(typed);
  };
  const take = async () => {
    setBusy(true);
    try {
      const picture = await pictureOf();
      if (!picture) return setFailure(text.signEmpty);
      await onPicture(picture);
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
          <Button type="primary" loading={busy && BUSY} onClick={() => void take()}>
            {text.signUse}
          </Button>
        </Space>
      }
    >
      <div className="gd-form-signing">
        <Segmented<Way>
          options={[
            { value: 'draw', label: text.signDraw },
            { value: 'type', label: text.signType },
            ...(kept ? [{ value: 'kept' as const, label: text.signKept }] : []),
          ]}
          value={way}
          onChange={(next) => {
            setWay(next);
            setFailure('');
          }}
        />
        {way === 'draw' && <SignaturePad strokes={strokes} onStrokes={setStrokes} />}
        {way === 'type' && (
          <label className="gd-form-signing-name">
            <span>{text.signName}</span>
            <Input autoFocus maxLength={32} value={name} onChange={({ target }) => setName(target.value)} />
            <small>{text.signNameHint}</small>
          </label>
        )}
        {way === 'kept' && <img className="gd-form-signing-kept" src={kept} alt={text.signKept} />}
        {failure && <Alert type="warning" showIcon title={failure} role="alert" />}
      </div>
    </Modal>
  );
}
