import { calls, type ProcessModel } from '@gongdi/api';
import { PROCESS_KEY_PATTERN } from '@gongdi/bpmn';
import { choicesIn, ERRORS, modelCategory } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Input, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { useConsole, useLang, useText } from '../../../../ground/context/console-context.tsx';
import { useFormSave } from '../../../../generic/use-form-save.ts';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useBpmText } from '../text/index.ts';
import { FormFields } from './model-form-fields.tsx';
import { settingsOf, type ModelInput } from './model-input.ts';

interface ModelDialogProps {
  /** Null: a new model, which is opened in the designer after it was created. */
  model: ProcessModel | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog for key, name, engine and form of a model. The key cannot be changed later. */
export function ModelDialog({ model, onSaved, onClose }: ModelDialogProps) {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const lang = useLang();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const categories = choicesIn(useDictionaries().of(modelCategory.dict_type), model?.category);
  const [form] = Form.useForm<ModelInput>();
  const { busy, save } = useFormSave(form);
  const [open, setOpen] = useState(true);
  const change = async ({ id, version }: ProcessModel, { name, category, ...input }: ModelInput): Promise<void> => {
    const body = { id, version, name, category, ...settingsOf({ name, category, ...input }) };
    await client.call(calls.workflow.modelUpdate, { body }, { quiet: true });
    void message.success(own.saved);
    onSaved();
    setOpen(false);
  };
  const create = async (input: ModelInput): Promise<void> => {
    const { key, name, category, flavour } = input;
    const body = { key, name, category, flavour, ...settingsOf(input) };
    const made = await client.call(calls.workflow.modelCreate, { body }, { quiet: true });
    await queries.invalidateQueries({ queryKey: ['models'] });
    await navigate(`/bpm/manager/model/design?id=${encodeURIComponent(made.id)}`);
  };
  const store = (input: ModelInput) =>
    save(
      () => (model ? change(model, input) : create(input)),
      ({ code }) => {
        if (code === ERRORS.conflict.code) onSaved();
      },
    );

  return (
    <Modal
      open={open}
      title={model ? own.modelEdit : text.modelCreate}
      onCancel={() => setOpen(false)}
      // Unmount only after the dialog has closed, so that the focus returns to the element that opened it.
      afterClose={onClose}
      onOk={() => form.submit()}
      confirmLoading={busy}
      okText={text.confirm}
      cancelText={text.cancel}
    >
      <Form<ModelInput>
        name="model"
        form={form}
        layout="vertical"
        initialValues={model ?? { category: 1, flavour: 'camunda', form_type: null, nobody_policy: 'refuse' }}
        onFinish={(input) => void store(input)}
      >
        <KeyField model={model} />
        <Form.Item
          name="name"
          label={text.modelName}
          rules={[{ required: true, whitespace: true, message: text.modelNameMissing }]}
        >
          <Input maxLength={128} autoFocus={model !== null} />
        </Form.Item>
        <Form.Item name="category" label={text.modelCategory}>
          <Select options={categories.map((entry) => ({ value: entry.value, label: entry.label[lang] }))} />
        </Form.Item>
        <Form.Item name="flavour" label={text.modelFlavour}>
          <Select
            disabled={model !== null}
            options={['camunda', 'flowable', 'activiti'].map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <FormFields form={form} model={model} onLeave={() => setOpen(false)} />
        <Form.Item name="nobody_policy" label={own.nobodyPolicy}>
          <Radio.Group
            options={[
              { value: 'refuse', label: own.nobodyRefuse },
              { value: 'administrator', label: own.nobodyAdministrator },
            ]}
          />
        </Form.Item>
        <Form.Item name="manager_user_ids" label={own.managers}>
          <PeopleSelect among="own" placeholder={own.groupMembersHint} />
        </Form.Item>
        <Form.Item name="description" label={text.description}>
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Key of the process; it cannot be changed later. */
function KeyField({ model }: { model: ProcessModel | null }) {
  const text = useText();
  const rules = [
    { required: true, message: text.modelKeyMissing },
    { pattern: PROCESS_KEY_PATTERN, message: text.modelKeyPattern },
  ];
  return (
    <Form.Item name="key" label={text.modelKey} rules={model ? [] : rules}>
      <Input maxLength={128} autoFocus={!model} disabled={model !== null} placeholder="leave_request" />
    </Form.Item>
  );
}
