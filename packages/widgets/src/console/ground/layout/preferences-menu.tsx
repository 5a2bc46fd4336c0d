import { BgColorsOutlined, ColumnHeightOutlined, GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useConsole, usePreferences, useText } from '../context/console-context.tsx';
import type { Preferences as Choice } from '../context/preferences.ts';

type Key = 'theme' | 'density' | 'lang';

/** Menu for theme, density and language. */
export function Preferences() {
  const text = useText();
  return (
    <>
      <Choose
        what="theme"
        label={text.theme}
        icon={<BgColorsOutlined aria-hidden />}
        options={[
          ['light', text.themeLight],
          ['dark', text.themeDark],
          ['auto', text.themeAuto],
        ]}
      />
      <Choose
        what="density"
        label={text.density}
        icon={<ColumnHeightOutlined aria-hidden />}
        options={[
          ['default', text.densityDefault],
          ['compact', text.densityCompact],
        ]}
      />
      <Choose
        what="lang"
        label={text.language}
        icon={<GlobalOutlined aria-hidden />}
        options={[
          ['zh', text.languageZh],
          ['en', text.languageEn],
        ]}
      />
    </>
  );
}

function Choose<K extends Key>({
  what,
  label,
  icon,
  options,
}: {
  what: K;
  label: string;
  icon: ReactNode;
  options: readonly (readonly [Choice[K], string])[];
}) {
  const { preferences } = useConsole();
  const current = usePreferences()[what];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [current],
        items: options.map(([key, text]) => ({ key, label: text })),
        onClick: ({ key }) => preferences.change({ [what]: key }),
      }}
    >
      <Button type="text" icon={icon} aria-label={label} title={label} />
    </Dropdown>
  );
}
