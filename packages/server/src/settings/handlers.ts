import { calls, type WholeSettingGroup } from '@gongdi/api';
import { checkSettings, GongdiError, SETTING_GROUP_NAMES, settingsIn, type SettingGroup } from '@gongdi/domain';
import { handle, handlePublic, type Handler } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import { storeAdjustment } from './adjustments.ts';
import { passwordRule } from './new-password.ts';
import { isPicture } from './picture.ts';
import type { SettingStore } from './settings.ts';

/** Handlers for the settings, for administrators of the installation, and for the public part of the settings. */
export function settingHandlers(db: Db, store: SettingStore): Handler[] {
  const wholeOf = (group: SettingGroup): WholeSettingGroup => ({
    group,
    version: store.versionOf(group),
    values: Object.fromEntries(settingsIn(group).map(([key]) => [key, store.read(key)])),
  });

  return [
    handlePublic(calls.platform.get, async () => {
      const { platform_name, platform_name_en, logo, login_notice } = store.all();
      return {
        name: { zh: platform_name, en: platform_name_en },
        logo,
        login_notice,
        password: passwordRule(store.read),
        upload_file_mb: store.read('upload_file_mb'),
      };
    }),
    handle(calls.setting.groups, async () => SETTING_GROUP_NAMES.map(wholeOf)),
    handle(calls.setting.change, async ({ params: { group }, body }, context) => {
      const checked = checkSettings(group, body.values, context.lang);
      if (!checked.ok) throw new GongdiError('invalid', { problems: checked.problems });
      const { values } = checked;
      for (const [key, setting] of settingsIn(group))
        if (setting.picture && values[key] && !isPicture(String(values[key])))
          throw new GongdiError('invalid', {
            problems: [{ path: key, code: 'picture', message: setting.hint[context.lang] }],
          });
      const change = { kind: 'setting', name: group, version: body.version, value: values, fallback: {} } as const;
      await storeAdjustment(db, context, change);
      await store.reload();
      return wholeOf(group);
    }),
  ];
}
