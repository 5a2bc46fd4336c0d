import { Select } from 'antd';
import { useId } from 'react';
import { Row } from './row.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface SelectRowProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
  hint?: string | undefined;
}

/** A choice of one value. A value of the model that is not in the list is kept and shown as it is. */
export function SelectRow({ label, value, choices, onChange, hint }: SelectRowProps) {
  const id = useId();
  const known = choices.some((choice) => choice.value === value);
  const options = known || value === '' ? [...choices] : [...choices, { value, label: value }];
  return (
    <Row id={id} label={label} hint={hint}>
      <Select<string>
        id={id}
        aria-label={label}
        className="gd-panel-wide"
        value={value}
        options={options}
        onChange={onChange}
      />
    </Row>
  );
}
