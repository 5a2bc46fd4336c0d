import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { Segmented } from '../../../../../../kit/radios/index.ts';
import { useConsole } from '../../../../../ground/context/console-context.tsx';
import { useAct } from '../../approval/use-act.ts';
import { readVariables } from './read-variables.ts';
import { useEventText } from './text/index.ts';
import { useSendEvent, type EventFields, type EventKind } from './use-send-event.ts';

interface EventDialogProps {
  /** The event that an instance waits for, and the instance; absent: the administrator enters name and recipients. */
  wait?: { kind: 'message' | 'signal'; name: string; process_instance_id: string };
  /** Abilities of the engine. */
  abilities: ReadonlySet<string>;
  onClose: () => void;
}

/** Dialog to send a message, a signal, or variables that start processes by condition. */
export function EventDialog({ wait, abilities, onClose }: EventDialogProps) {
  const text = useEventText();
  const [form] = Form.useForm<EventFields>();
  const [open, setOpen] = useState(true);
  const kind = Form.useWatch('kind', form) ?? wait?.kind ?? 'message';
  const send = useSendEvent(wait?.process_instance_id);
  const { busy, act } = useAct();
  const kinds: EventKind[] = abilities.has('conditions') ? ['message', 'signal', 'condition'] : ['message', 'signal'];
  const submit = async (event: EventFields) => {
    if (await act(() => send({ ...wait, ...event }))) setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={wait ? `${text[`kind_${wait.kind}`]} · ${wait.name}` : text.send}
      okText={text.sendOne}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        name="process-event"
        initialValues={{ kind }}
        onFinish={(event) => void submit(event)}
      >
        {!wait && (
          <Form.Item name="kind" label={text.kind}>
            <Segmented block options={kinds.map((value) => ({ value, label: text[`kind_${value}`] }))} />
          </Form.Item>
        )}
        <Form.Item>
          <Alert type="info" showIcon title={wait ? text.hint_one : text[`hint_${kind}`]} />
        </Form.Item>
        {!wait && kind !== 'condition' && (
          <Form.Item
            name="name"
            label={text.name}
            rules={[{ required: true, whitespace: true, message: text.nameMissing }]}
          >
            <Input maxLength={255} autoFocus />
          </Form.Item>
        )}
        {!wait && kind === 'condition' && <ProcessChoice />}
        {!wait && kind !== 'signal' && (
          <Form.Item
            name="business_key"
            label={text.businessKey}
            extra={kind === 'message' ? text.businessKeyHint : text.businessKeyOfNew}
          >
            <Input maxLength={128} allowClear />
          </Form.Item>
        )}
        <Form.Item
          name="variables"
          label={text.variables}
          required={kind === 'condition'}
          rules={[{ validator: (_, typed: string | undefined) => checkVariables(typed, kind, text) }]}
        >
          <Input.TextArea rows={3} placeholder={'{"amount": 100}'} spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={text.reason}
          rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
        >
          <Input.TextArea rows={2} maxLength={1000} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function checkVariables(typed: string | undefined, kind: EventKind, text: ReturnType<typeof useEventText>) {
  const read = readVariables(typed);
  if (!read) return Promise.reject(new Error(text.variablesBad));
  const isMissing = kind === 'condition' && Object.keys(read).length === 0;
  return isMissing ? Promise.reject(new Error(text.variablesMissing)) : Promise.resolve();
}

function ProcessChoice() {
  const { client } = useConsole();
  const text = useEventText();
  const found = useQuery({
    queryKey: ['startable'],
    queryFn: ({ signal }) => client.call(calls.workflow.definitionList, { query: {} }, { signal, quiet: true }),
  });
  return (
    <Form.Item name="process_definition_id" label={text.process}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        loading={found.isFetching}
        placeholder={text.processAll}
        options={found.data?.map(({ id, name, version }) => ({ value: id, label: `${name} · v${version}` }))}
      />
    </Form.Item>
  );
}
