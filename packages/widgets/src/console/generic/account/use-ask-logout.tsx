import { App } from 'antd';
import { useConsole, useText } from '../../ground/context/console-context.tsx';

/** Returns a function that asks whether to log out, and then does. */
export function useAskLogout(): () => void {
  const { logout } = useConsole();
  const { modal } = App.useApp();
  const text = useText();
  return () =>
    void modal.confirm({
      title: text.logout,
      content: text.logoutConfirm,
      okText: text.confirm,
      cancelText: text.cancel,
      onOk: logout,
    });
}
