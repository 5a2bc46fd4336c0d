import { settingsIn, type SettingGroup, type SettingKey } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useSettingsText } from './text/index.ts';
import { valueText } from './value-text.ts';

interface PendingChangesProps {
  group: SettingGroup;
  stored: Readonly<Record<string, unknown>>;
  /** Values of the form. */
  values: Readonly<Record<string, unknown>>;
}

/** Returns the settings whose value in the form is another one than the stored. */
function pendingIn({ group, stored, values }: PendingChangesProps): SettingKey[] {
  return settingsIn(group)
    .filter(([key]) => (values[key] ?? '') !== stored[key])
    .map(([key]) => key);
}

/** What saving would change: each setting with its old and new value, and whom it affects. */
export function PendingChanges(props: PendingChangesProps) {
  const lang = useLang();
  const text = useSettingsText();
  const pending = pendingIn(props);
  if (pending.length === 0) return null;
  const settings = new Map(settingsIn(props.group));
  return (
    <div className="gd-settings-pending" role="status">
      <strong>{text.pending}</strong>
      <ul>
        {pending.map((key) => {
          const setting = settings.get(key)!;
          return (
            <li key={key}>
              {setting.label[lang]} <del>{valueText(setting, props.stored[key], lang, text)}</del> →{' '}
              <ins>{valueText(setting, props.values[key], lang, text)}</ins>
              <small>{setting.hint[lang]}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
