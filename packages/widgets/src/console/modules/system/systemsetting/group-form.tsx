import type { WholeSettingGroup } from '@gongdi/api';
import { fieldOfSetting, permission, SETTING_GROUPS, settingsIn, type Setting } from '@gongdi/domain';
import { Alert, Button, Form, Tag } from 'antd';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { FieldControl, wireProps, type Field } from '../../../../kit/record-form/control.tsx';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { PictureField } from '../../../generic/picture/picture-field.tsx';
import { useSettingsText } from './text/index.ts';
import { useGroupEdit } from './use-group-edit.ts';

/** Form of one group of settings. Newer stored values are shown as soon as there are no unsaved changes. */
export function GroupForm({ stored }: { stored: WholeSettingGroup }) {
  const lang = useLang();
  const text = useSettingsText();
  const mayEdit = usePermissions()(permission('systemsetting', 'edit'));
  const { form, base, changed, failure, busy, look, undo, restore, save } = useGroupEdit(stored);
  const settings = settingsIn(base.group);
  const label = SETTING_GROUPS[base.group].label[lang];
  const isDefault = settings.every(([key, { fallback }]) => base.values[key] === fallback);
  return (
    <section className="gd-data-panel" aria-label={label}>
      <h2 className="gd-data-panel-title">
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
            <Button disabled={busy || isDefault} onClick={restore}>
              {text.restore}
            </Button>
            <span />
            <Button disabled={!changed || busy} onClick={undo}>
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
  // The hint is shown below the control, because the control itself shows the bounds.
  const { hint, ...meta } = fieldOfSetting(setting);
  const field: Field = { ...meta, name };
  return (
    <Form.Item name={name} label={setting.label[lang]} extra={hint?.[lang]} {...wireProps(field)}>
      {setting.picture ? <PictureField label={setting.label[lang]} /> : <FieldControl field={field} />}
    </Form.Item>
  );
}
