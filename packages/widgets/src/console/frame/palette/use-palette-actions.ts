import { fill, KNOWN_RESOURCES, leavesOf, permission, type MenuItem } from '@gongdi/domain';
import { useNavigate } from 'react-router';
import { useAskLogout } from '../../generic/account/use-ask-logout.tsx';
import {
  useConsole,
  usePermissions,
  usePreferences,
  useSession,
  useText,
} from '../../ground/context/console-context.tsx';
import type { Preferences } from '../../ground/context/preferences.ts';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import type { Found } from './found.ts';
import { usePaletteText } from './text/index.ts';

/** A dialog that an action opens in place of the palette. */
export type PaletteDialog = 'scan' | 'notices' | 'drafts' | 'password';

/** Something that the palette does, with the pinyin by which it is found. */
export interface PaletteAction extends Found {
  pinyin: string;
}

const NONE: readonly MenuItem[] = [];

/** What a user can do from everywhere: dialogs, looks of the console, adding records, logging out. */
export function usePaletteActions(): { always: PaletteAction[]; adding: PaletteAction[] } {
  const { preferences } = useConsole();
  const menus = useSession().menus ?? NONE;
  const { theme, density, lang } = usePreferences();
  const may = usePermissions();
  const words = useText();
  const text = usePaletteText();
  const navigate = useNavigate();
  const askLogout = useAskLogout();

  const dialog = (name: PaletteDialog, title: string, pinyin: string): PaletteAction => ({
    key: `dialog ${name}`,
    title,
    hint: '',
    pinyin,
    does: name,
  });
  // Of each preference, what is not chosen now.
  const choices = <K extends 'theme' | 'density' | 'lang'>(
    what: K,
    [now, title, pinyin]: readonly [Preferences[K], string, string],
    options: Readonly<Record<Preferences[K], string>>,
  ): PaletteAction[] =>
    Object.entries<string>(options).flatMap(([value, choice]) =>
      value === now
        ? []
        : {
            key: `${what} ${value}`,
            title: fill(title, { choice }),
            hint: '',
            pinyin,
            does: () => preferences.change({ [what]: value }),
          },
    );
  return {
    always: [
      dialog('scan', text.scan, text.scanPinyin),
      dialog('notices', text.notices, text.noticesPinyin),
      dialog('drafts', words.drafts, text.draftsPinyin),
      ...choices('theme', [theme, text.themeTo, text.themePinyin], {
        light: words.themeLight,
        dark: words.themeDark,
        auto: words.themeAuto,
      }),
      ...choices('density', [density, text.densityTo, text.densityPinyin], {
        default: words.densityDefault,
        compact: words.densityCompact,
      }),
      ...choices('lang', [lang, text.languageTo, text.languagePinyin], { zh: words.languageZh, en: words.languageEn }),
      dialog('password', words.passwordChange, text.passwordPinyin),
      { key: 'logout', title: words.logout, hint: '', pinyin: text.logoutPinyin, does: askLogout },
    ],
    adding: leavesOf(menus)
      .filter(({ index, record }) => record && KNOWN_RESOURCES.has(index) && may(permission(index, 'add')))
      .map(({ index, title, record = '', pinyin = '' }) => ({
        key: `add ${index}`,
        title: fill(text.add, { record }),
        hint: title,
        pinyin: `${text.addPinyin} ${pinyin.split(', ').at(-1) ?? ''}`.trim(),
        does: () => void navigate(`/${index}/add`, { state: COMES_BACK }),
      })),
  };
}
