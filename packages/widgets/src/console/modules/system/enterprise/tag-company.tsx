import { calls, TAG_LIMITS } from '@gongdi/api';
import { enterprise, fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Form, Modal, Select } from 'antd';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useFormSave } from '../../../generic/use-form-save.ts';

/** Separator of tags in one text; a tag cannot contain it. */
const BETWEEN = '、';

/** Dialog to set a company's tags, by which the list can be filtered. */
export function TagDialog({ row, onClose }: ScreenRowProps & { onClose: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { message } = App.useApp();
  const markStale = useMarkStale(enterprise);
  const [form] = Form.useForm<{ tags: string[] }>();
  const { busy, save } = useFormSave(form);
  const known = useQuery({
    queryKey: ['company-tags'],
    queryFn: ({ signal }) => client.call(calls.company.tags, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  const submit = ({ tags }: { tags: string[] }) =>
    save(async () => {
      await client.call(calls.company.setTags, { body: { id: row.id, tags } }, { quiet: true });
      void message.success(text.saved);
      await markStale('now');
      onClose();
    });
  return (
    <Modal
      open
      title={fill(text.companyTagTitle, { name: String(row['company_name']) })}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form<{ tags: string[] }>
        form={form}
        layout="vertical"
        name="tag-company"
        initialValues={{ tags: typeof row['tags'] === 'string' ? row['tags'].split(BETWEEN) : [] }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="tags"
          label={enterprise.fields.tags.meta()!.gongdi!.label[lang]}
          extra={fill(text.companyTagHint, { count: TAG_LIMITS.count, length: TAG_LIMITS.length })}
          normalize={(tags: string[]) => [...new Set(tags.map((one) => one.trim()).filter(Boolean))]}
          rules={[
            {
              validator: (_, tags: string[] = []) =>
                tags.some((one) => one.length > TAG_LIMITS.length)
                  ? Promise.reject(new Error(fill(text.companyTagLong, { length: TAG_LIMITS.length })))
                  : Promise.resolve(),
            },
          ]}
        >
          <Select
            mode="tags"
            tokenSeparators={[BETWEEN, ',', '，']}
            maxCount={TAG_LIMITS.count}
            options={known.data?.map(({ tag }) => ({ value: tag, label: tag }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
