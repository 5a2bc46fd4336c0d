import { CallFailure, calls, type WholeSettingGroup } from '@gongdi/api';
import { checkSettings, fieldOfSetting, permission, SETTING_GROUPS, settingsIn, type Setting } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form, Tag } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { FieldControl, wireProps, type Field } from '../../../../kit/record-form/control.tsx';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { SETTINGS } from '../../../ground/context/use-platform.ts';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { PictureField } from '../../../generic/picture/picture-field.tsx';
import { useSettingsText } from './text/index.ts';

/** One group of settings. What is stored anew meanwhile shows when nothing is being edited. */
export function GroupForm({ stored }: { stored: WholeSettingGroup }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useSettingsText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayEdit = usePermissions()(permission('systemsetting', 'edit'));
  const [form] = Form.useForm<Record<string, unknown>>();
  const [base, setBase] = useState(stored);
  const [changed, setChanged] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const settings = settingsIn(base.group);
  const defaults = Object.fromEntries(settings.map(([key, { fallback }]) => [key, fallback]));
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

  const label = SETTING_GROUPS[base.group].label[lang];
  const isDefault = settings.every(([key, { fallback }]) => base.values[key] === fallback);
  return (
    <section className="gd-panel" aria-label={label}>
      <h2 className="gd-panel-title">
        {label} {!isDefault && <Tag color="processing">{text.changed}</Tag>}
      </h2>
      {!mayEdit && <Alert type="info" showIcon title={text.readOnly} style={{ marginBottom: 12 }} />}
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 12 }} />}
      <Form
        name={`settings-${base.group}`}
        form={form}
        layout="vertical"
        initialValues={base.values}
        disabled={!mayEdit || busy}
        onValuesChange={look}
        onFinish={() => void save()}
        className="gd-settings"
        noValidate
      >
        {settings.map(([key, setting]) => (
          <SettingItem key={key} name={key} setting={setting} />
        ))}
        {mayEdit && (
          <div className="gd-settings-buttons">
            <Button
              disabled={busy || isDefault}
              onClick={() => {
                form.setFieldsValue(defaults);
                look();
              }}
            >
              {text.restore}
            </Button>
            <span />
            <Button disabled={!changed || busy} onClick={() => begin(stored)}>
              {text.undo}
            </Button>
            <Button type="primary" htmlType="submit" disabled={!changed} loading={busy && BUSY}>
              {text.save}
            </Button>
          </div>
        )}
      </Form>
    </section>
  );
}

function SettingItem({ name, setting }: { name: string; setting: Setting }) {
  const lang = useLang();
  // The hint stands below the control; inside it the bounds do.
  const { hint, ...meta } = fieldOfSetting(setting);
  const field: Field = { ...meta, name };
  return (
    <Form.Item name={name} label={setting.label[lang]} extra={hint?.[lang]} {...wireProps(field)}>
      {setting.picture ? <PictureField label={setting.label[lang]} /> : <FieldControl field={field} />}
    </Form.Item>
  );
}
