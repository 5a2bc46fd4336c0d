import { calls, CallFailure } from '@gongdi/api';
import { devicelist, type Quantity } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Input, InputNumber, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { InstantPicker } from '../../../../../kit/clock/instant-picker.tsx';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole, useLang, useText } from '../../../../ground/context/console-context.tsx';
import { useInstallText } from './text/index.ts';

interface Given {
  quantity: string;
  kind: 2 | 3 | 4;
  value?: number | null;
  at?: string | null;
  reason: string;
}

interface BaseDialogProps {
  device_id: string;
  quantities: readonly Quantity[];
  onClose: () => void;
}

/** Dialog to set a base for cumulative values: the value, the time from which it counts, and the reason. */
export function BaseDialog({ device_id, quantities, onClose }: BaseDialogProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useInstallText();
  const words = useText();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<Given>();
  const [busy, setBusy] = useState(false);
  const kind = Form.useWatch('kind', form) ?? 2;
  const chosen = Form.useWatch('quantity', form) ?? quantities[0]?.key;
  const unit = quantities.find(({ key }) => key === chosen)?.unit;
  const save = async (given: Given): Promise<void> => {
    setBusy(true);
    try {
      const value = given.kind === 2 ? given.value : undefined;
      await client.call(calls.device.setBase, { body: { ...given, value, device_id } }, { quiet: true });
      void message.success(text.baseSaved);
      await queries.invalidateQueries({ queryKey: ['record', devicelist.name, device_id] });
      await queries.invalidateQueries({ queryKey: ['list', devicelist.name] });
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const known = error.problems.filter(({ path }) => ['quantity', 'value', 'at', 'reason'].includes(path));
      if (known.length === 0) showFailure(message, error);
      form.setFields(known.map((one) => ({ name: one.path as keyof Given, errors: [one.message] })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={text.baseSet}
      okText={words.save}
      cancelText={words.cancel}
      okButtonProps={{ loading: busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        name="device-base"
        layout="vertical"
        initialValues={{ quantity: quantities[0]?.key, kind: 2 }}
        onFinish={(given) => void save(given)}
      >
        <Form.Item name="quantity" label={text.baseQuantity} rules={[{ required: true }]}>
          <Select options={quantities.map(({ key, label }) => ({ value: key, label: label[lang] }))} />
        </Form.Item>
        <Form.Item name="kind" label={text.baseHow} extra={text[`baseHow${kind}`]}>
          <Radio.Group
            options={([2, 3, 4] as const).map((value) => ({ value, label: text[`baseKind${value}`] }))}
            optionType="button"
          />
        </Form.Item>
        {kind === 2 && (
          <Form.Item name="value" label={text.baseValue} rules={[{ required: true, message: text.baseValueNeeded }]}>
            <InputNumber style={{ width: '100%' }} suffix={unit} />
          </Form.Item>
        )}
        <Form.Item
          name="at"
          label={kind === 4 ? text.baseExchanged : text.baseAt}
          extra={kind === 4 ? undefined : text.baseAtHint}
          rules={kind === 4 ? [{ required: true, message: text.baseAtNeeded }] : []}
        >
          <InstantPicker style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={text.baseReason}
          rules={[{ required: true, whitespace: true, message: text.baseReasonNeeded }]}
        >
          <Input.TextArea maxLength={200} showCount rows={2} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
