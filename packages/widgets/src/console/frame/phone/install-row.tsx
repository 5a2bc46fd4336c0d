import { MobileOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';
import { installOffer, isInstalled } from '../app/install.ts';
import { SheetRow } from './sheet-row.tsx';
import { usePhoneText } from './text/index.ts';

/** Browsers that install pages from their own menu and offer nothing to the page. */
const BY_HAND = /\b(?:iPhone|iPad|iPod)\b/;

/** Installs the console on this phone, or says what is missing; nothing where it is installed or cannot be. */
export function InstallRow() {
  const { standalone } = useConsole();
  const { message } = App.useApp();
  const text = usePhoneText();
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.snapshot);
  const why = !globalThis.isSecureContext
    ? text.installInsecure
    : BY_HAND.test(navigator.userAgent)
      ? text.installByHand
      : undefined;
  if (!standalone || isInstalled() || (!offered && why === undefined)) return null;
  return (
    <SheetRow
      icon={<MobileOutlined aria-hidden />}
      label={text.install}
      hint={offered ? text.installHint : why}
      onPress={() => void (offered ? installOffer.take() : message.info(why))}
    />
  );
}
