import { fill, obeysPasswordRule, passwordRuleText } from '@gongdi/domain';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useData } from '../../../kit/data/data-context.tsx';
import { useText } from '../../ground/context/console-context.tsx';

interface NewPasswordItemProps {
  /** Name in the form. */
  name: string;
  label: string;
  /** What follows from the new password, below what it must be. */
  consequence?: ReactNode;
}

/** Where a new password is typed: what the installation asks for stands below it and is checked as it is typed. */
export function NewPasswordItem({ name, label, consequence }: NewPasswordItemProps) {
  const { limits, lang } = useData();
  const text = useText();
  const rule = passwordRuleText(limits.password, lang);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={
        <>
          {rule}
          {consequence && <div>{consequence}</div>}
        </>
      }
      rules={[
        { required: true, message: fill(text.enterField, { label }) },
        {
          validator: (_, value?: string) =>
            !value || obeysPasswordRule(value, limits.password) ? Promise.resolve() : Promise.reject(new Error(rule)),
        },
      ]}
    >
      <Input.Password autoComplete="new-password" maxLength={64} />
    </Form.Item>
  );
}
