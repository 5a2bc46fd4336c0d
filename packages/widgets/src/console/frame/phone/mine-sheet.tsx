import {
  BellOutlined,
  CloudUploadOutlined,
  DesktopOutlined,
  IdcardOutlined,
  KeyOutlined,
  LogoutOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { App, Avatar } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Segmented } from '../../../kit/radios/index.ts';
import { useOutbox } from '../../generic/outbox/use-outbox.ts';
import { useConsole, usePreferences, useSession, useText } from '../../ground/context/console-context.tsx';
import type { Preferences } from '../../ground/context/preferences.ts';
import { useUnread } from '../../ground/live/use-live.ts';
import { mayOpen } from '../../ground/menus/menus.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { InstallRow } from './install-row.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { SheetRow } from './sheet-row.tsx';
import { usePhoneText } from './text/index.ts';

const DIALOGS = {
  password: lazyDialog(async () => ({
    default: (await import('../../generic/account/change-password.tsx')).ChangePassword,
  })),
  sessions: lazyDialog(async () => ({ default: (await import('../../generic/account/own-sessions.tsx')).OwnSessions })),
  outbox: lazyDialog(async () => ({ default: (await import('../../generic/outbox/outbox-drawer.tsx')).OutboxDrawer })),
  notices: lazyDialog(async () => {
    const { NotificationDrawer } = await import('../notice/notification-drawer.tsx');
    return { default: ({ onClose }: { onClose: () => void }) => <NotificationDrawer open onClose={onClose} /> };
  }),
};

const CENTER = '/center';

/** The user's own things on a phone: account, waiting forms, notifications, looks, and the way out. */
export function MineSheet({ onClose }: { onClose: () => void }) {
  const { logout } = useConsole();
  const { user, menus } = useSession();
  const { modal } = App.useApp();
  const words = useText();
  const text = usePhoneText();
  const navigate = useNavigate();
  const unread = useUnread();
  const waiting = useOutbox().entries.length;
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  if (dialog) {
    const Dialog = DIALOGS[dialog];
    return <Dialog onClose={onClose} />;
  }
  const ask = () =>
    void modal.confirm({
      title: words.logout,
      content: (
        <>
          {words.logoutConfirm}
          {waiting > 0 && <p>{fill(text.logoutKeeps, { count: waiting })}</p>}
        </>
      ),
      okText: words.confirm,
      cancelText: words.cancel,
      onOk: logout,
    });
  return (
    <PhoneSheet title={text.mine} onClose={onClose}>
      {(leave) => (
        <>
          <div className="gd-phone-person">
            <Avatar size={44} icon={<UserOutlined aria-hidden />} src={user?.avatar ?? undefined} alt="" />
            <div>
              <strong>{user?.nickname}</strong>
              {user?.company_name && <small>{user.company_name}</small>}
            </div>
          </div>
          <ul className="gd-phone-rows">
            <SheetRow
              icon={<CloudUploadOutlined aria-hidden />}
              label={text.outbox}
              end={waiting > 0 && <strong className="gd-phone-count gd-phone-count-warning">{waiting}</strong>}
              onPress={() => setDialog('outbox')}
            />
            <SheetRow
              icon={<BellOutlined aria-hidden />}
              label={text.notices}
              end={unread > 0 && <strong className="gd-phone-count">{unread}</strong>}
              onPress={() => setDialog('notices')}
            />
            {mayOpen(menus ?? [], CENTER) && (
              <SheetRow
                icon={<IdcardOutlined aria-hidden />}
                label={text.center}
                onPress={() => leave(() => void navigate(CENTER))}
              />
            )}
            <SheetRow icon={<KeyOutlined aria-hidden />} label={text.password} onPress={() => setDialog('password')} />
            <SheetRow
              icon={<DesktopOutlined aria-hidden />}
              label={text.sessions}
              onPress={() => setDialog('sessions')}
            />
          </ul>
          <Choice
            what="theme"
            label={text.theme}
            options={{ light: words.themeLight, dark: words.themeDark, auto: words.themeAuto }}
          />
          <Choice what="lang" label={text.language} options={{ zh: words.languageZh, en: words.languageEn }} />
          <Choice
            what="density"
            label={text.density}
            options={{ default: words.densityDefault, compact: words.densityCompact }}
          />
          <ul className="gd-phone-rows">
            <InstallRow />
            <SheetRow icon={<LogoutOutlined aria-hidden />} label={text.logout} danger onPress={ask} />
          </ul>
        </>
      )}
    </PhoneSheet>
  );
}

interface ChoiceProps<K extends keyof Preferences> {
  what: K;
  label: string;
  options: Readonly<Record<Extract<Preferences[K], string>, string>>;
}

function Choice<K extends 'theme' | 'lang' | 'density'>({ what, label, options }: ChoiceProps<K>) {
  const { preferences } = useConsole();
  const chosen = usePreferences()[what];
  return (
    <div className="gd-phone-choice">
      <span>{label}</span>
      <Segmented<string>
        aria-label={label}
        value={chosen}
        options={Object.entries<string>(options).map(([value, name]) => ({ value, label: name }))}
        onChange={(value) => preferences.change({ [what]: value })}
      />
    </div>
  );
}
