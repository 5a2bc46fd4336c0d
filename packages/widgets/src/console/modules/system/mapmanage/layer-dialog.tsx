import type { MapConfig, MapLayer, WholeMaps } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { COORDINATE_SYSTEMS } from '@gongdi/geo';
import { AutoComplete, Checkbox, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { LAYER_FIELDS, type LayerField, type LayerKind } from './layer-fields.ts';
import { layerOf, pointsOf, valuesOf, type LayerValues } from './layer-values.ts';
import { TestButton } from './test-button.tsx';
import { useMapsText, type MapsText } from './text/index.ts';

const DEEPEST = 30;

interface LayerDialogProps {
  kind: LayerKind;
  /** The layer to change; absent: a new one. */
  layer?: MapLayer;
  files: WholeMaps['files'];
  /** Where the map begins: there a tile is asked for. */
  at: Pick<MapConfig, 'center' | 'system'>;
  onDone: (layer: MapLayer) => void;
  onClose: () => void;
}

/** Dialog for one layer, with a test of what was entered. */
export function LayerDialog({ kind, layer, files, at, onDone, onClose }: LayerDialogProps) {
  const text = useMapsText();
  const [form] = Form.useForm<LayerValues>();
  const afterClose = useFocusRescue();
  const initial = layer ? valuesOf(layer) : { system: kind === 'drawing' ? 'GCJ-02' : 'WGS-84' };
  const finish = (values: LayerValues): void => {
    onDone(layerOf(kind, values, layer));
    onClose();
  };
  const title = fill(layer ? text.dialogEdit : text.dialogAdd, { kind: text[`kind_${kind}`] });
  return (
    <Modal
      open
      width={640}
      title={title}
      okText={text.ok}
      cancelText={text.cancel}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <p className="gd-maps-hint">{text[`hint_${kind}`]}</p>
      <Form
        name={`map-layer-${kind}`}
        form={form}
        layout="vertical"
        initialValues={initial}
        onFinish={finish}
        className="gd-maps-fields"
        noValidate
      >
        {LAYER_FIELDS[kind].map((field) => (
          <LayerItem key={field.name} field={field} kind={kind} files={files} />
        ))}
      </Form>
      <TestButton
        input={async () => {
          const values = await form.validateFields().catch(() => null);
          return values && { layer: layerOf(kind, values, layer), ...at };
        }}
      />
    </Modal>
  );
}

type Rules = NonNullable<Parameters<typeof Form.Item>[0]['rules']>;

function rulesOf(field: LayerField, text: MapsText): Rules {
  const label = text[field.label];
  const rules: Rules = field.required
    ? [{ required: true, whitespace: true, message: fill(text.required, { label }) }]
    : [];
  if (field.control === 'points')
    rules.push({
      validator: async (_, value?: string) => {
        const points = pointsOf(value ?? '');
        if (!points || points.length < 2 || points.length > 3) throw new Error(text.pointsWrong);
      },
    });
  return rules;
}

function LayerItem({ field, kind, files }: { field: LayerField; kind: LayerKind; files: WholeMaps['files'] }) {
  const text = useMapsText();
  const label = text[field.label];
  const check = field.control === 'check';
  return (
    <Form.Item
      name={field.name}
      label={check ? undefined : label}
      valuePropName={check ? 'checked' : 'value'}
      rules={rulesOf(field, text)}
      className={field.control === 'points' || field.name === 'url' || check ? 'gd-maps-wide' : undefined}
    >
      {controlOf(
        field,
        label,
        text,
        files.filter(({ kinds }) => (kinds as readonly string[]).includes(kind)),
      )}
    </Form.Item>
  );
}

function controlOf(field: LayerField, label: string, text: MapsText, files: WholeMaps['files']) {
  const { placeholder } = field;
  switch (field.control) {
    case 'text':
      return <Input maxLength={2048} placeholder={placeholder} autoComplete="off" spellCheck={false} />;
    case 'file':
      return <AutoComplete options={files.map(({ name }) => ({ value: name }))} placeholder={placeholder} />;
    case 'system':
      return <Select options={COORDINATE_SYSTEMS.map((value) => ({ value, label: value }))} />;
    case 'version':
      return <Select allowClear placeholder="1.1.1" options={['1.1.1', '1.3.0'].map((value) => ({ value }))} />;
    case 'look':
      return (
        <Select
          allowClear
          placeholder={text.look_normal}
          options={(['normal', 'satellite'] as const).map((value) => ({ value, label: text[`look_${value}`] }))}
        />
      );
    case 'zoom':
      return <InputNumber min={0} max={DEEPEST} precision={0} placeholder={placeholder} style={{ width: '100%' }} />;
    case 'opacity':
      return <InputNumber min={0} max={1} step={0.1} placeholder={placeholder} style={{ width: '100%' }} />;
    case 'points':
      return <Input.TextArea rows={3} placeholder="0, 0, 121.4712, 31.2331" />;
    case 'check':
      return <Checkbox>{label}</Checkbox>;
  }
}
