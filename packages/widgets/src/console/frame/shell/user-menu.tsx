import {
  DesktopOutlined,
  FileTextOutlined,
  IdcardOutlined,
  KeyOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayOpen } from '../../ground/menus/menus.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useAskLogout } from '../../generic/account/use-ask-logout.tsx';
import { useSession, useText } from '../../ground/context/console-context.tsx';

const ChangePassword = lazyDialog(async () => ({
  default: (await import('../../generic/account/change-password.tsx')).ChangePassword,
}));
const OwnSessions = lazyDialog(async () => ({
  default: (await import('../../generic/account/own-sessions.tsx')).OwnSessions,
}));

const Drafts = lazyDialog(async () => ({
  default: (await import('../../generic/drafts/drafts-drawer.tsx')).DraftsDrawer,
}));

const CENTER = '/center';

export function UserMenu() {
  const { user, menus } = useSession();
  const navigate = useNavigate();
  const text = useText();
  const [open, setOpen] = useState<string>();
  const ask = useAskLogout();
  const close = () => setOpen(undefined);
  return (
    <>
      {open === 'password' && <ChangePassword onClose={close} />}
      {open === 'drafts' && <Drafts onClose={close} />}
      {open === 'sessions' && <OwnSessions onClose={close} />}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'who',
              type: 'group',
              label: [user?.nickname, user?.company_name].filter(Boolean).join(' · '),
            },
            ...(mayOpen(menus ?? [], CENTER)
              ? [{ key: 'center', icon: <IdcardOutlined aria-hidden />, label: text.center }]
              : []),
            { key: 'drafts', icon: <FileTextOutlined aria-hidden />, label: text.drafts },
            { key: 'password', icon: <KeyOutlined aria-hidden />, label: text.passwordChange },
            { key: 'sessions', icon: <DesktopOutlined aria-hidden />, label: text.sessions },
            { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: text.logout },
          ],
          onClick: ({ key }) => {
            if (key === 'logout') ask();
            else if (key === 'center') void navigate(CENTER);
            else setOpen(key);
          },
        }}
      >
        <Button type="text" className="gd-console-user" aria-label={`${text.userMenu} ${user?.nickname ?? ''}`}>
          <Avatar size={26} icon={<UserOutlined aria-hidden />} src={user?.avatar ?? undefined} alt="" />
          <span className="gd-console-user-name">{user?.nickname}</span>
        </Button>
      </Dropdown>
    </>
  );
}
