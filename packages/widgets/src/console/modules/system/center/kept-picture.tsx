import { App } from 'antd';
import { useState } from 'react';
import { useText } from '../../../ground/context/console-context.tsx';
import { PictureField, type PictureFieldProps } from '../../../generic/picture/picture-field.tsx';

interface KeptPictureProps extends Omit<PictureFieldProps, 'disabled' | 'onChange' | 'id'> {
  /** Stores the picture on the server; an empty string removes it. */
  keep: (address: string) => Promise<unknown>;
}

/** A picture outside a form: it is stored as soon as it is chosen. */
export function KeptPicture({ keep, ...field }: KeptPictureProps) {
  const { saved } = useText();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const change = async (address: string) => {
    setBusy(true);
    try {
      await keep(address);
      void message.success(saved);
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return <PictureField {...field} disabled={busy} onChange={(next) => void change(next)} />;
}
