import { calls } from '@gongdi/api';
import { fill, type FileItem } from '@gongdi/domain';
import { use, useEffect, useState } from 'react';
import { useData } from '../data/data-context.tsx';
import { LocalFilesContext } from '../upload/local-files.ts';
import { sendOrKeep } from '../upload/send-or-keep.ts';
import { useFormText } from './text/index.ts';
import { SigningDialog } from './signing-dialog.tsx';

interface SignatureDialogProps {
  label: string;
  onSigned: (file: FileItem) => void;
  onClose: () => void;
}

/** Asks for a signature and uploads it as a picture. */
export default function SignatureDialog({ label, onSigned, onClose }: SignatureDialogProps) {
  const { client, lang } = useData();
  const text = useFormText();
  const local = use(LocalFilesContext);
  const [kept, setKept] = useState('');
  useEffect(() => {
    const abort = new AbortController();
    client
      .call(calls.own.signature, {}, { signal: abort.signal, quiet: true })
      .then(({ signature }) => setKept(signature))
      // Without a network there is no stored signature to offer; the user signs by hand.
      .catch(() => undefined);
    return () => abort.abort();
  }, [client]);
  const send = async (picture: Blob) => {
    const file = new File([picture], `${fill(text.signAlt, { label })}.png`, { type: picture.type });
    onSigned(await sendOrKeep(file, { client, lang }, local));
  };
  return <SigningDialog label={label} kept={kept} onPicture={send} onClose={onClose} />;
}
