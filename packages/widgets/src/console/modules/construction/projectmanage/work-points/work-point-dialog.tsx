import { EnvironmentOutlined } from '@ant-design/icons';
import { calls, type WorkPoint } from '@gongdi/api';
import type { Address } from '@gongdi/domain';
import { COORDINATE_SYSTEMS, DEFAULT_SYSTEM, type CoordinateSystem } from '@gongdi/geo';
import { App, Button, Form, Input, InputNumber, Modal, Select } from 'antd';
import { Suspense, useState } from 'react';
import { AddressDialog } from '../../../../../map/address-picker/index.ts';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { useMapConfig } from '../../../../../map/use-map-config.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useFormSave } from '../../../../generic/use-form-save.ts';
import { inSystem, pickerStart, type Place } from './place.ts';
import { useWorkPointText } from './text/index.ts';

/** Loaded on demand because it contains the map. */

interface WorkPointInput {
  name: string;
  longitude: number | null;
  latitude: number | null;
  system: CoordinateSystem;
  address: string | null;
  radius: number | null;
  remark: string | null;
}

interface WorkPointDialogProps {
  project_id: string;
  /** Location of the project: initial centre of the map for a point without coordinates. */
  near: Address['location'] | undefined;
  /** Null: a new point. */
  point: WorkPoint | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog to add or change a work point. Its coordinates are typed, or chosen on the map. */
export function WorkPointDialog({ project_id, near, point, onSaved, onClose }: WorkPointDialogProps) {
  const { client } = useConsole();
  const text = useWorkPointText();
  const { message } = App.useApp();
  const [form] = Form.useForm<WorkPointInput>();
  const [open, setOpen] = useState(true);
  const { busy, save } = useFormSave(form);
  const [picking, setPicking] = useState<Place | 'nothing'>();
  const shown = useMapConfig(useWidget().config)?.system ?? DEFAULT_SYSTEM;

  const store = async ({ longitude, latitude, ...rest }: WorkPointInput): Promise<void> => {
    if (longitude === null || latitude === null) return;
    const fields = { ...rest, longitude, latitude };
    const saved = await save(() =>
      point
        ? client.call(
            calls.workPoint.update,
            { body: { ...fields, id: point.id, version: point.version } },
            { quiet: true },
          )
        : client.call(calls.workPoint.addBatch, { body: { project_id, list: [fields] } }, { quiet: true }),
    );
    if (!saved) return;
    void message.success(text.saved);
    onSaved();
    setOpen(false);
  };
  const pick = () => setPicking(pickerStart(form.getFieldsValue(), near, shown) ?? 'nothing');
  return (
    <Modal
      open={open}
      title={point ? text.edit : text.add}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      onOk={() => form.submit()}
      confirmLoading={busy}
      okText={text.save}
      cancelText={text.cancel}
    >
      <Form<WorkPointInput>
        name="work-point"
        form={form}
        layout="vertical"
        initialValues={point ?? { system: DEFAULT_SYSTEM }}
        onFinish={(input) => void store(input)}
      >
        <Form.Item
          name="name"
          label={text.name}
          rules={[{ required: true, whitespace: true, message: text.nameMissing }]}
        >
          <Input maxLength={100} autoFocus />
        </Form.Item>
        <Form.Item>
          <Button icon={<EnvironmentOutlined aria-hidden />} onClick={pick}>
            {text.pick}
          </Button>
        </Form.Item>
        <Form.Item name="longitude" label={text.longitude} rules={[{ required: true, message: text.longitudeMissing }]}>
          <InputNumber min={-180} max={180} step={0.0001} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="latitude" label={text.latitude} rules={[{ required: true, message: text.latitudeMissing }]}>
          <InputNumber min={-90} max={90} step={0.0001} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="system" label={text.system}>
          <Select options={COORDINATE_SYSTEMS.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="address" label={text.address}>
          <Input maxLength={200} allowClear />
        </Form.Item>
        <Form.Item name="radius" label={text.radius}>
          <InputNumber min={1} max={10_000} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="remark" label={text.remark}>
          <Input.TextArea maxLength={500} rows={2} />
        </Form.Item>
      </Form>
      {picking !== undefined && (
        <Suspense fallback={null}>
          <AddressDialog
            initial={picking === 'nothing' ? null : picking}
            system={shown}
            onPicked={({ address, ...place }) => {
              const system = form.getFieldValue('system') as CoordinateSystem;
              form.setFieldsValue({ ...inSystem(place, shown, system), address });
            }}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </Modal>
  );
}
