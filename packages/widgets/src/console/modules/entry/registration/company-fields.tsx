import { choicesIn, enterpriseType, fill } from '@gongdi/domain';
import { LICENCE_LIMIT } from '@gongdi/api';
import { Form, Input, Select } from 'antd';
import { FileChoice } from '../../../../kit/upload/file-choice.tsx';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useLang, useText } from '../../../ground/context/console-context.tsx';

/** Form values of a company's registration. */
export interface CompanyValues {
  company_name: string;
  credit_code: string;
  ent_type: number;
  contact_name: string;
  licence: File;
}

const LICENCE_TYPES = ['png', 'jpg', 'jpeg', 'webp', 'pdf'];

/** Fields of a registration, with the licence. Used for the first registration and for a correction. */
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
          options={choicesIn(dictionaries.of(enterpriseType.dict_type)).map(({ value, label }) => ({
            value,
            label: label[lang],
          }))}
        />
      </Form.Item>
      <Form.Item name="contact_name" label={text.contactName} rules={required(text.contactName)}>
        <Input autoComplete="name" maxLength={50} />
      </Form.Item>
      <Form.Item name="licence" label={text.licence} rules={[{ required: true, message: text.licenceMissing }]}>
        <FileChoice label={text.licence} accept={LICENCE_TYPES} maxSize={LICENCE_LIMIT / 1024} />
      </Form.Item>
    </>
  );
}
