import { calls, type ChangeEntry, type WholeSettingGroup } from '@gongdi/api';
import { SETTING_GROUPS, settingsIn } from '@gongdi/domain';
import { HistoryDrawer, type ChangedLine } from '../../../generic/history/history-drawer.tsx';
import { SETTINGS } from '../../../ground/context/use-platform.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useSettingsText } from './text/index.ts';
import { valueText } from './value-text.ts';

interface SettingHistoryProps {
  base: WholeSettingGroup;
  /** Absent: the user may not change settings. */
  restore: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
  onClose: () => void;
}

/** Who changed a group of settings when. */
export function SettingHistory({ base, restore, onClose }: SettingHistoryProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useSettingsText();
  const settings = settingsIn(base.group);
  /** A change names only what is not at its default. */
  const whole = (values: ChangeEntry['before']) =>
    Object.fromEntries(settings.map(([key, { fallback }]) => [key, values[key] ?? fallback]));
  const lines = (entry: ChangeEntry): ChangedLine[] => {
    const [was, is] = [whole(entry.before), whole(entry.after)];
    return settings
      .filter(([key]) => was[key] !== is[key])
      .map(([key, setting]) => ({
        key,
        label: setting.label[lang],
        before: valueText(setting, was[key], lang, text),
        after: valueText(setting, is[key], lang, text),
      }));
  };
  return (
    <HistoryDrawer
      name={SETTING_GROUPS[base.group].label[lang]}
      queryKey={[SETTINGS, 'history', base.group, base.version]}
      load={(before, signal) =>
        client.call(
          calls.setting.history,
          { params: { group: base.group }, query: before === undefined ? {} : { before } },
          { signal, quiet: true },
        )
      }
      lines={lines}
      restore={restore && ((values) => restore(whole(values)))}
      onClose={onClose}
    />
  );
}
