import { HistoryOutlined } from '@ant-design/icons';
import type { WholeSettingGroup } from '@gongdi/api';
import {
  fieldOfSetting,
  fill,
  permission,
  SETTING_GROUPS,
  settingsIn,
  type Setting,
  type SettingKey,
} from '@gongdi/domain';
import { Alert, Button, Form, Tag } from 'antd';
import { useState } from 'react';
import { useTimes } from '../../../../kit/clock/index.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { FieldControl, wireProps, type Field } from '../../../../kit/record-form/control.tsx';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { PictureField } from '../../../generic/picture/picture-field.tsx';
import { PendingChanges } from './pending-changes.tsx';
import { SettingHistory } from './setting-history.tsx';
import { useSettingsText } from './text/index.ts';
import { useGroupEdit } from './use-group-edit.ts';
import { valueText } from './value-text.ts';

interface GroupFormProps {
  stored: WholeSettingGroup;
  /** The settings that the search finds; a group without any is hidden, so that unsaved changes stay. */
  found: ReadonlySet<SettingKey>;
}

/** Form of one group of settings. Newer stored values are shown as soon as there are no unsaved changes. */
export function GroupForm({ stored, found }: GroupFormProps) {
  const lang = useLang();
  const text = useSettingsText();
  const mayEdit = usePermissions()(permission('systemsetting', 'edit'));
  const { form, base, changed, failure, busy, look, undo, restore, fillIn, save } = useGroupEdit(stored);
  const [showsHistory, setShowsHistory] = useState(false);
  const settings = settingsIn(base.group);
  const label = SETTING_GROUPS[base.group].label[lang];
  const isDefault = settings.every(([key, { fallback }]) => base.values[key] === fallback);
  return (
    <section className="gd-data-panel" aria-label={label} hidden={found.size === 0}>
      <h2 className="gd-data-panel-title">
        {label} {!isDefault && <Tag color="processing">{text.changed}</Tag>}
        <Button
          size="small"
          className="gd-settings-history"
          icon={<HistoryOutlined aria-hidden />}
          onClick={() => setShowsHistory(true)}
        >
          {text.history}
        </Button>
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
          <SettingItem key={key} name={key} setting={setting} base={base} hidden={!found.has(key)} />
        ))}
        {mayEdit && changed && (
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => (
              <PendingChanges
                group={base.group}
                stored={base.values}
                values={getFieldsValue(true) as Record<string, unknown>}
              />
            )}
          </Form.Item>
        )}
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
      {showsHistory && (
        <SettingHistory base={base} restore={mayEdit ? fillIn : undefined} onClose={() => setShowsHistory(false)} />
      )}
    </section>
  );
}

interface SettingItemProps {
  name: SettingKey;
  setting: Setting;
  base: WholeSettingGroup;
  hidden: boolean;
}

function SettingItem({ name, setting, base, hidden }: SettingItemProps) {
  const lang = useLang();
  // The hint is shown below the control, because the control itself shows the bounds.
  const { hint, ...meta } = fieldOfSetting(setting);
  const field: Field = { ...meta, name };
  return (
    <Form.Item
      name={name}
      hidden={hidden}
      label={setting.label[lang]}
      extra={
        <>
          {hint?.[lang]}
          <Origin name={name} setting={setting} base={base} />
        </>
      }
      {...wireProps(field)}
    >
      {setting.picture ? <PictureField label={setting.label[lang]} /> : <FieldControl field={field} />}
    </Form.Item>
  );
}

/** Whether the stored value is the default, and who changed it last. */
function Origin({ name, setting, base }: Omit<SettingItemProps, 'hidden'>) {
  const lang = useLang();
  const text = useSettingsText();
  const { dateTime } = useTimes();
  const isDefault = base.values[name] === setting.fallback;
  const last = base.changed[name];
  const said = [
    isDefault ? text.isDefault : fill(text.defaultOf, { value: valueText(setting, setting.fallback, lang, text) }),
    last && fill(text.changedBy, { by: last.by ?? text.system, at: dateTime(last.at) }),
  ];
  return <small className="gd-settings-origin">{said.filter(Boolean).join(' · ')}</small>;
}
