import { calls, type WholeSettingGroup } from '@gongdi/api';
import { checkSettings, GongdiError, SETTING_GROUP_NAMES, settingsIn, type SettingGroup } from '@gongdi/domain';
import { changeHistoryOf } from '../audit/index.ts';
import { handle, handlePublic, type Handler } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import { storeAdjustment } from './adjustments.ts';
import { passwordRule } from './new-password.ts';
import { isPicture } from './picture.ts';
import type { SettingStore } from './settings.ts';

/**
 * Handlers for the settings, for administrators of the installation, and for the public part of the settings.
 * @param openid whether users may log in at an OpenID Connect provider
 */
export function settingHandlers(db: Db, store: SettingStore, openid: boolean): Handler[] {
  const wholeOf = async (group: SettingGroup): Promise<WholeSettingGroup> => ({
    group,
    version: store.versionOf(group),
    values: Object.fromEntries(settingsIn(group).map(([key]) => [key, store.read(key)])),
    changed: store.versionOf(group) === 0 ? {} : await lastChanges(db, group),
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
        openid,
      };
    }),
    handle(calls.setting.groups, async () => Promise.all(SETTING_GROUP_NAMES.map(wholeOf))),
    handle(calls.setting.history, async ({ params: { group }, query }) =>
      changeHistoryOf(db, 'setting', group, query.before),
    ),
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

/** Most changes of a group that are searched for the last change of each setting. */
const SEARCHED = 100;

/** Returns who changed each setting of a group last. */
async function lastChanges(db: Db, group: SettingGroup): Promise<WholeSettingGroup['changed']> {
  const changed: WholeSettingGroup['changed'] = {};
  const { list } = await changeHistoryOf(db, 'setting', group, undefined, SEARCHED);
  for (const { at, by, before, after } of list)
    for (const [key] of settingsIn(group))
      if (changed[key] === undefined && before[key] !== after[key]) changed[key] = { at, by };
  return changed;
}
