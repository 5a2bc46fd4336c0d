import { calls, type ProcessModel } from '@gongdi/api';
import { choicesIn, modelFormType } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Form, Radio, Select, Skeleton, type FormInstance } from 'antd';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { withAllDefinitions } from '../../../../../kit/definition/index.ts';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { BUSINESS_FORM, formsFor, PROCESS_FORM, type ModelInput } from './model-input.ts';

/** Loaded on demand because its options are all resources. */
const BusinessFields = lazyPart(
  withAllDefinitions(async () => ({ default: (await import('../business/business-fields.tsx')).BusinessFields })),
);

interface FormFieldsProps {
  form: FormInstance<ModelInput>;
  model: ProcessModel | null;
  /** The user goes to another page. */
  onLeave: () => void;
}

/** The form of a model: none, a process form, or a business form. */
export function FormFields({ form, model, onLeave }: FormFieldsProps) {
  const { client } = useConsole();
  const own = useBpmText();
  const lang = useLang();
  const formType = Form.useWatch('form_type', form);
  const forms = useQuery({
    queryKey: ['bpm-forms', 'simple'],
    queryFn: ({ signal }) => client.call(calls.workflow.formSimple, {}, { signal, quiet: true }),
  });
  const types = choicesIn(useDictionaries().of(modelFormType.dict_type), undefined).map((entry) => ({
    value: entry.value,
    label: entry.label[lang],
  }));
  return (
    <>
      <Form.Item name="form_type" label={own.modelFormType}>
        <Radio.Group options={[{ value: null, label: own.modelFormNone }, ...types]} />
      </Form.Item>
      {formType === PROCESS_FORM && (
        <Form.Item
          name="form_id"
          label={own.modelForm}
          rules={[{ required: true, message: own.modelFormMissing }]}
          extra={
            <Link to="/bpm/manager/form" onClick={onLeave}>
              {own.modelFormManage}
            </Link>
          }
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            loading={forms.isFetching}
            options={formsFor(model, forms.data ?? []).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
      )}
      {formType === BUSINESS_FORM && (
        <Suspense fallback={<Skeleton active />}>
          <BusinessFields create={model?.form_custom_create_path} />
        </Suspense>
      )}
    </>
  );
}
