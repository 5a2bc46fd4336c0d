import { Checkbox } from 'antd';
import { useId } from 'react';
import { Row } from './row.tsx';

export interface Check {
  key: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** Checkboxes in one row. */
export function ChecksRow({ label, checks }: { label: string; checks: readonly Check[] }) {
  const id = useId();
  return (
    <Row id={id} label={label}>
      <div role="group" aria-label={label} id={id} className="gd-panel-checks">
        {checks.map(({ key, label: text, checked, disabled, onChange }) => (
          <Checkbox
            key={key}
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
          >
            {text}
          </Checkbox>
        ))}
      </div>
    </Row>
  );
}
