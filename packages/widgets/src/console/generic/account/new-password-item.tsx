import { fill, obeysPasswordRule, passwordRuleText } from '@gongdi/domain';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useData } from '../../../kit/data/data-context.tsx';
import { useText } from '../../ground/context/console-context.tsx';

interface NewPasswordItemProps {
  /** Name of the field in the form. */
  name: string;
  label: string;
  /** Effect of the new password, shown below the password rules. */
  consequence?: ReactNode;
}

/**
 * Form field for a new password. The password rules of the installation are shown below it and checked while the user
 * types.
 */
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
