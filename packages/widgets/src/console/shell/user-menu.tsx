import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { App, Avatar, Button, Dropdown } from 'antd';
import { useConsole, useSession, useText } from '../context/console-context.tsx';

export function UserMenu() {
  const { logout } = useConsole();
  const { user } = useSession();
  const { modal } = App.useApp();
  const text = useText();
  const ask = () =>
    void modal.confirm({
      title: text.logout,
      content: text.logoutConfirm,
      okText: text.confirm,
      cancelText: text.cancel,
      onOk: logout,
    });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: [user?.nickname, user?.company_name].filter(Boolean).join(' · '),
          },
          { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: text.logout },
        ],
        onClick: ({ key }) => key === 'logout' && ask(),
      }}
    >
      <Button type="text" className="gd-user" aria-label={`${text.userMenu} ${user?.nickname ?? ''}`}>
        <Avatar size={26} icon={<UserOutlined aria-hidden />} src={user?.avatar ?? undefined} alt="" />
        <span className="gd-user-name">{user?.nickname}</span>
      </Button>
    </Dropdown>
  );
}
