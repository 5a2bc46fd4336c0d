import { businessFormAt, businessFormPaths, businessForms, findResource } from '@gongdi/domain';
import { Form, Input, Select } from 'antd';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { useBusinessText } from './text/index.ts';

const PATH = /^\/[^\s/\\][^\s\\]*$/;
/** Option value for a page that is not the form of a resource. */
const OTHER = '*';

/** Form fields that define a business form: a resource of the site, or two addresses of any other page. */
export function BusinessFields({ create }: { create: string | null | undefined }) {
  const text = useBusinessText();
  const own = useBpmText();
  const lang = useLang();
  const form = Form.useFormInstance();
  const first = businessFormAt(create)?.name ?? (create ? OTHER : undefined);
  const chosen = Form.useWatch('business', { form, preserve: true }) as string | undefined;
  const isOther = (chosen ?? first) === OTHER;
  const choose = (name: string) => {
    const resource = findResource(name);
    const paths = resource && businessFormPaths(resource);
    form.setFieldsValue({
      form_custom_create_path: paths?.create ?? null,
      form_custom_view_path: paths?.view ?? null,
    });
  };
  const options = businessForms().map(({ name, label }) => ({ value: name, label: label[lang] }));
  return (
    <>
      <Form.Item
        name="business"
        label={text.record}
        initialValue={first}
        extra={isOther ? undefined : text.chooseHint}
        rules={[{ required: true, message: text.choose }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={text.choose}
          onChange={choose}
          options={[...options, { value: OTHER, label: text.other }]}
        />
      </Form.Item>
      <Form.Item
        name="form_custom_create_path"
        label={own.createPath}
        extra={own.createPathHint}
        hidden={!isOther}
        rules={isOther ? [{ required: true, pattern: PATH, message: own.pathPattern }] : []}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="form_custom_view_path"
        label={own.viewPath}
        extra={own.viewPathHint}
        hidden={!isOther}
        rules={isOther ? [{ required: true, pattern: PATH, message: own.pathPattern }] : []}
      >
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}
