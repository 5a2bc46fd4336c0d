import { UserOutlined } from '@ant-design/icons';
import { AVATAR_BYTES, calls } from '@gongdi/api';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { KeptPicture } from './kept-picture.tsx';
import { useCenterText } from './text/index.ts';

/** The user's picture, shown in the header, with the button to change it. */
export function OwnAvatar({ address }: { address: string }) {
  const { client, session } = useConsole();
  const text = useCenterText();
  const keep = async (avatar: string) => {
    await client.call(calls.own.setAvatar, { body: { avatar } });
    await session.renewUser(client);
  };
  return (
    <KeptPicture
      label={text.avatar}
      value={address}
      most={AVATAR_BYTES}
      blank={<UserOutlined aria-hidden />}
      removeText={text.avatarRemove}
      keep={keep}
    />
  );
}
