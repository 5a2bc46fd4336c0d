import { readIdentityCard, staff, type CardReading, type FileItem } from '@gongdi/domain';
import { Alert, App, Input, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { sendFile } from '../../../../kit/upload/send-file.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { keepReading } from './card-reading.ts';
import { useStaffText } from './text/index.ts';

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/bmp': 'bmp' } as const;

/** Takes the JSON of an identity-card reader, typed by the reader or pasted, into the form of a new person. */
export default function CardDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useStaffText();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  const upload = async ({ photo, card }: CardReading): Promise<{ photo?: FileItem[] }> => {
    if (!photo) return {};
    const bytes = Uint8Array.from(atob(photo.data), (one) => one.charCodeAt(0));
    const file = new File([bytes], `${card.name}.${ENDINGS[photo.type]}`, { type: photo.type });
    try {
      return { photo: [await sendFile(file, { client, lang, path: staff.name })] };
    } catch {
      void message.warning(text.cardPhoto);
      return {};
    }
  };
  const take = async () => {
    const reading = readIdentityCard(value);
    setWrong(!reading);
    if (!reading) return;
    setBusy(true);
    const photo = await upload(reading);
    keepReading({ ...reading.card, ...photo });
    onClose();
    // The moment makes each reading a form of its own.
    void navigate(`/${staff.name}/add?card=${Date.now()}`);
  };
  return (
    <Modal
      open
      title={text.card}
      okText={text.cardUse}
      cancelText={text.cancel}
      okButtonProps={{ loading: busy && BUSY, disabled: value.trim() === '' }}
      onOk={() => void take()}
      onCancel={onClose}
    >
      <p>{text.cardHint}</p>
      <Input.TextArea
        value={value}
        rows={8}
        autoFocus
        aria-label={text.cardText}
        placeholder='{"name":"…","idNumber":"…"}'
        status={wrong ? 'error' : undefined}
        onChange={(event) => {
          setValue(event.target.value);
          setWrong(false);
        }}
      />
      <div role="alert">{wrong && <Alert type="error" showIcon title={text.cardWrong} />}</div>
    </Modal>
  );
}
