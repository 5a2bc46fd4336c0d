import { choicesIn, fill } from '@gongdi/domain';
import { InboxOutlined } from '@ant-design/icons';
import { Form, Input, Select, Upload, type UploadFile } from 'antd';
import { useDictionaries } from '../../../kit/data/index.ts';
import { useLang, useText } from '../../context/console-context.tsx';

/** What a company says of itself. */
export interface CompanyValues {
  company_name: string;
  credit_code: string;
  ent_type: number;
  contact_name: string;
  licence: UploadFile[];
}

const LICENCE_KB = 5 * 1024;
const LICENCE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** Fields of a registration, with the licence; used where one registers and where one hands in anew. */
export function CompanyFields() {
  const text = useText();
  const lang = useLang();
  const dictionaries = useDictionaries();
  const required = (label: string) => [{ required: true, message: fill(text.enterField, { label }) }];
  return (
    <>
      <Form.Item name="company_name" label={text.companyName} rules={required(text.companyName)}>
        <Input autoComplete="organization" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="credit_code"
        label={text.creditCode}
        normalize={(value: string) => value.toUpperCase()}
        rules={[...required(text.creditCode), { pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, message: text.creditCodeWrong }]}
      >
        <Input autoComplete="off" maxLength={18} />
      </Form.Item>
      <Form.Item
        name="ent_type"
        label={text.enterpriseType}
        rules={[{ required: true, message: text.enterpriseTypeChoose }]}
      >
        <Select
          placeholder={text.enterpriseTypeChoose}
          options={choicesIn(dictionaries.of('ent_type')).map(({ value, label }) => ({ value, label: label[lang] }))}
        />
      </Form.Item>
      <Form.Item name="contact_name" label={text.contactName} rules={required(text.contactName)}>
        <Input autoComplete="name" maxLength={50} />
      </Form.Item>
      <Form.Item
        name="licence"
        label={text.licence}
        valuePropName="fileList"
        getValueFromEvent={({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1)}
        rules={[
          {
            validator: (_, list?: UploadFile[]) => {
              const [file] = list ?? [];
              if (!file) return Promise.reject(new Error(text.licenceMissing));
              if (!LICENCE_TYPES.includes(file.type ?? '')) return Promise.reject(new Error(text.fileTypeWrong));
              if ((file.size ?? 0) > LICENCE_KB * 1024) return Promise.reject(new Error(text.fileTooLarge));
              return Promise.resolve();
            },
          },
        ]}
        required
      >
        <Upload.Dragger accept={LICENCE_TYPES.join(',')} beforeUpload={() => false} maxCount={1}>
          <p>
            <InboxOutlined aria-hidden /> {text.licenceDrop}
          </p>
          <p className="gd-hint">{text.licenceHint}</p>
        </Upload.Dragger>
      </Form.Item>
    </>
  );
}
