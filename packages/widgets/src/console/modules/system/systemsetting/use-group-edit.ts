import { CallFailure, calls, type WholeSettingGroup } from '@gongdi/api';
import { checkSettings, settingsIn } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { SETTINGS } from '../../../ground/context/use-platform.ts';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useSettingsText } from './text/index.ts';

interface GroupEdit {
  form: FormInstance<Record<string, unknown>>;
  /** Stored state that the form has begun with. */
  base: WholeSettingGroup;
  changed: boolean;
  /** Why the server has refused the last save. */
  failure: string | undefined;
  busy: boolean;
  /** Compares the fields with the stored values, after a change of fields. */
  look: () => void;
  /** Drops the unsaved changes. */
  undo: () => void;
  /** Sets all fields to their default values, without saving. */
  restore: () => void;
  /** Sets fields to given values, without saving. */
  fillIn: (values: Readonly<Record<string, unknown>>) => void;
  save: () => Promise<void>;
}

/** Edit of one group of settings. Newer stored values are shown as soon as there are no unsaved changes. */
export function useGroupEdit(stored: WholeSettingGroup): GroupEdit {
  const { client } = useConsole();
  const lang = useLang();
  const text = useSettingsText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [base, setBase] = useState(stored);
  const [changed, setChanged] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const settings = settingsIn(base.group);
  useLeaveGuard(() => changed);

  const look = () => setChanged(settings.some(([key]) => (form.getFieldValue(key) ?? '') !== base.values[key]));
  const begin = (from: WholeSettingGroup) => {
    setBase(from);
    setChanged(false);
    setFailure(undefined);
    form.setFields(settings.map(([key]) => ({ name: key, value: from.values[key], errors: [] })));
  };
  if (stored.version > base.version && !changed) begin(stored);

  const show = (problems: readonly { path: string; message: string }[]) => {
    form.setFields(
      settings.map(([key]) => ({
        name: key,
        errors: problems.filter((one) => one.path === key).map((one) => one.message),
      })),
    );
    const first = settings.find(([key]) => problems.some((one) => one.path === key));
    if (first) form.focusField(first[0]);
  };

  const save = async () => {
    const values = form.getFieldsValue() as WholeSettingGroup['values'];
    const checked = checkSettings(base.group, values, lang);
    setFailure(undefined);
    show(checked.ok ? [] : checked.problems);
    if (!checked.ok) return;
    setBusy(true);
    try {
      const params = { group: base.group };
      begin(
        await client.call(calls.setting.change, { params, body: { version: base.version, values } }, { quiet: true }),
      );
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: [SETTINGS] });
    } catch (error) {
      if (error instanceof CallFailure) show(error.problems);
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const fillIn = (values: Readonly<Record<string, unknown>>): void => {
    form.setFieldsValue(values);
    look();
  };
  return {
    form,
    base,
    changed,
    failure,
    busy,
    look,
    undo: () => begin(stored),
    restore: () => fillIn(Object.fromEntries(settings.map(([key, { fallback }]) => [key, fallback]))),
    fillIn,
    save,
  };
}
