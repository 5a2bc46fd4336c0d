import { UserOutlined } from '@ant-design/icons';
import { AVATAR_BYTES, calls } from '@gongdi/api';
import { App } from 'antd';
import { useState } from 'react';
import { useConsole, useText } from '../../context/console-context.tsx';
import { PictureField } from '../system/picture-field.tsx';
import { useCenterText } from './text/index.ts';

/** One's picture, shown in the head of the page, and the way to another. */
export function OwnAvatar({ address }: { address: string }) {
  const { client, session } = useConsole();
  const text = useCenterText();
  const { saved } = useText();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const change = async (avatar: string) => {
    setBusy(true);
    try {
      await client.call(calls.own.setAvatar, { body: { avatar } });
      await session.renewUser(client);
      void message.success(saved);
    } catch {
      // The client has shown why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <PictureField
      label={text.avatar}
      value={address}
      most={AVATAR_BYTES}
      disabled={busy}
      blank={<UserOutlined aria-hidden />}
      removeText={text.avatarRemove}
      onChange={(next) => void change(next)}
    />
  );
}
