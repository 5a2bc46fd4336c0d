import type { FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import { messageOf } from '../validation/messages.ts';
import { fieldOfSetting, type SettingProblem, type SettingValue } from './define.ts';
import { settingsIn, SETTING_GROUPS, type SettingGroup } from './groups.ts';
import { settingText } from './text/index.ts';

export type CheckedSettings =
  | { ok: true; values: Readonly<Record<string, SettingValue>> }
  | { ok: false; problems: FieldProblem[] };

/**
 * The only check of a group of settings. The screen and the server call it.
 * @returns the values that differ from the defaults of the product
 */
export function checkSettings(
  group: SettingGroup,
  given: Readonly<Record<string, unknown>>,
  lang: Lang,
): CheckedSettings {
  const problems: FieldProblem[] = [];
  const values: Record<string, SettingValue> = {};
  const known = settingsIn(group);
  for (const name of Object.keys(given))
    if (!known.some(([key]) => key === name))
      problems.push({ path: name, code: 'unknown', message: fill(settingText[lang].unknown, { name }) });
  for (const [key, setting] of known) {
    const input = given[key];
    const parsed = setting.type.safeParse(input === null && typeof setting.fallback === 'string' ? '' : input);
    const issue = parsed.error?.issues[0];
    if (issue) {
      const meta = fieldOfSetting(setting);
      const message = messageOf({ ...issue, input } as typeof issue, meta, lang);
      problems.push({ path: key, code: issue.code, message: setting.picture ? setting.hint[lang] : message });
    } else if (parsed.success && parsed.data !== setting.fallback) values[key] = parsed.data;
  }
  if (problems.length === 0) problems.push(...together(group, values, lang));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values };
}

/** Checks relations between the settings of one group. */
function together(group: SettingGroup, changed: Readonly<Record<string, SettingValue>>, lang: Lang): FieldProblem[] {
  const values = Object.fromEntries(settingsIn(group).map(([key, { fallback }]) => [key, changed[key] ?? fallback]));
  const check: ((values: never) => SettingProblem | undefined) | undefined = SETTING_GROUPS[group].check;
  const problem = check?.(values as never);
  return problem ? [{ ...problem, message: problem.message[lang] }] : [];
}
