import { LeftOutlined, MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { useConsole, useSession, useText } from '../../ground/context/console-context.tsx';
import { addressOf } from '../../ground/menus/menus.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { pageName } from '../tabs/page-name.ts';
import { usePageWords } from '../tabs/use-page-words.ts';
import HelpFrame from '../help/help-frame.tsx';
import { PhoneSwitch } from './phone-switch.tsx';
import { usePhoneText } from './text/index.ts';

interface PhoneHeaderProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** Header of a phone in one line of 48 px: the menu or the way back, the title of the page, and the search. */
export function PhoneHeader({ menuOpen, onMenu }: PhoneHeaderProps) {
  const { pages } = useConsole();
  const { menus } = useSession();
  const words = useText();
  const text = usePhoneText();
  const navigate = useNavigate();
  const { pathname, key: visit } = useLocation();
  const key = usePageKey();
  const record = useOpenPages().pages.find((page) => page.key === key)?.record;
  const { trail, below, title } = pageName(menus ?? [], pathname, usePageWords(), record);
  const leaf = trail.at(-1);
  // Pages below a list lead back to where the user came from; opened by a link or a scanned code, to their list.
  const back = () => {
    if (visit !== 'default') void navigate(-1);
    else if (leaf) void navigate(pages.addressOf(addressOf(leaf)));
  };
  return (
    <header className="gd-phone-header">
      {below ? (
        <Button type="text" icon={<LeftOutlined aria-hidden />} aria-label={text.back} onClick={back} />
      ) : (
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label={words.openMenu}
          aria-expanded={menuOpen}
          onClick={onMenu}
        />
      )}
      <div className="gd-phone-title">
        <strong>{below ? (record ?? leaf?.title) : title}</strong>
        {below && <small>{record ? `${leaf?.title ?? ''} · ${below}` : below}</small>}
      </div>
      {!below && <PhoneSwitch />}
      <PaletteButton />
      <HelpFrame phone />
    </header>
  );
}
