import { calls, type ProcessModel } from '@gongdi/api';
import { PROCESS_KEY_PATTERN } from '@gongdi/bpmn';
import { choicesIn, ERRORS } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Form, Input, Modal, Radio, Select, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { withAllDefinitions } from '../../../../../kit/definition/index.ts';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { useConsole, useLang, useText } from '../../../../ground/context/console-context.tsx';
import { useFormSave } from '../../../../generic/use-form-save.ts';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useBpmText } from '../text/index.ts';

/** Chosen among all resources. */
const BusinessFields = lazyPart(
  withAllDefinitions(async () => ({ default: (await import('../business/business-fields.tsx')).BusinessFields })),
);

interface ModelInput {
  key: string;
  name: string;
  category: number;
  flavour: 'camunda' | 'flowable' | 'activiti';
  description?: string | null;
  form_type?: number | null;
  form_id?: string | null;
  form_custom_create_path?: string | null;
  form_custom_view_path?: string | null;
  nobody_policy: ProcessModel['nobody_policy'];
  manager_user_ids?: string[];
}

/** Kinds of form (dictionary `bpm_model_form_type`). */
const PROCESS_FORM = 10;
const BUSINESS_FORM = 20;

interface ModelDialogProps {
  /** Null: a new model; the designer opens on it afterwards. */
  model: ProcessModel | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Key (fixed from the start), name, engine and form of a model. */
export function ModelDialog({ model, onSaved, onClose }: ModelDialogProps) {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const lang = useLang();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const dictionaries = useDictionaries();
  const [form] = Form.useForm<ModelInput>();
  const { busy, save } = useFormSave(form);
  const [open, setOpen] = useState(true);
  const formType = Form.useWatch('form_type', form);
  const forms = useQuery({
    queryKey: ['bpm-forms', 'simple'],
    queryFn: ({ signal }) => client.call(calls.workflow.formSimple, {}, { signal, quiet: true }),
  });
  const options = (dict: string, chosen?: unknown) =>
    choicesIn(dictionaries.of(dict), chosen).map((entry) => ({ value: entry.value, label: entry.label[lang] }));
  // A form that is closed by now may stay where it is.
  const formOptions = new Map((forms.data ?? []).map((one) => [one.id, one.name]));
  if (model?.form_id) formOptions.set(model.form_id, model.form_name ?? model.form_id);

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
      // Closed first, gone then: the focus returns to what opened it.
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
        <Form.Item
          name="key"
          label={text.modelKey}
          rules={
            model
              ? []
              : [
                  { required: true, message: text.modelKeyMissing },
                  { pattern: PROCESS_KEY_PATTERN, message: text.modelKeyPattern },
                ]
          }
        >
          <Input maxLength={128} autoFocus={!model} disabled={model !== null} placeholder="leave_request" />
        </Form.Item>
        <Form.Item
          name="name"
          label={text.modelName}
          rules={[{ required: true, whitespace: true, message: text.modelNameMissing }]}
        >
          <Input maxLength={128} autoFocus={model !== null} />
        </Form.Item>
        <Form.Item name="category" label={text.modelCategory}>
          <Select options={options('bpm_model_category', model?.category)} />
        </Form.Item>
        <Form.Item name="flavour" label={text.modelFlavour}>
          <Select
            disabled={model !== null}
            options={['camunda', 'flowable', 'activiti'].map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item name="form_type" label={own.modelFormType}>
          <Radio.Group
            options={[{ value: NO_FORM, label: own.modelFormNone }, ...options('bpm_model_form_type')].map((one) =>
              one.value === NO_FORM ? { ...one, value: null as unknown as number } : one,
            )}
          />
        </Form.Item>
        {formType === PROCESS_FORM && (
          <Form.Item
            name="form_id"
            label={own.modelForm}
            rules={[{ required: true, message: own.modelFormMissing }]}
            extra={
              <Link to="/bpm/manager/form" onClick={() => setOpen(false)}>
                {own.modelFormManage}
              </Link>
            }
          >
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              loading={forms.isFetching}
              options={[...formOptions].map(([value, label]) => ({ value, label }))}
            />
          </Form.Item>
        )}
        {formType === BUSINESS_FORM && (
          <Suspense fallback={<Skeleton active />}>
            <BusinessFields create={model?.form_custom_create_path} />
          </Suspense>
        )}
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

const NO_FORM = 0;
/** Only what belongs to the chosen kind of form is kept. */
function settingsOf(input: ModelInput) {
  const { form_type = null, nobody_policy, manager_user_ids = [] } = input;
  const business = form_type === BUSINESS_FORM;
  return {
    description: input.description ?? null,
    form_type,
    form_id: form_type === PROCESS_FORM ? (input.form_id ?? null) : null,
    form_custom_create_path: business ? (input.form_custom_create_path ?? null) : null,
    form_custom_view_path: business ? (input.form_custom_view_path ?? null) : null,
    nobody_policy,
    manager_user_ids,
  };
}
