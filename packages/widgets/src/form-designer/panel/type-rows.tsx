import { Input, InputNumber } from 'antd';
import { Row, Toggle } from './rows.tsx';

/** What a row needs to change a property of the field. */
export interface PropertyContext {
  problemOf: (property: string) => string | undefined;
  onChange: (change: Record<string, unknown>) => void;
}

interface NumberRowProps extends PropertyContext {
  label: string;
  /** Name of the property. */
  name: string;
  value: number | undefined;
  min?: number;
  max?: number;
}

/** A property that is a number; an empty input removes it. */
export function NumberRow({ label, name, value, problemOf, onChange, ...limits }: NumberRowProps) {
  return (
    <Row label={label} problem={problemOf(name)}>
      <InputNumber
        style={{ width: '100%' }}
        {...limits}
        value={value ?? null}
        onChange={(next) => onChange({ [name]: next ?? undefined })}
      />
    </Row>
  );
}

interface LineRowProps extends PropertyContext {
  label: string;
  name: string;
  value: string | undefined;
  maxLength: number;
}

/** A property that is one line of text; an empty input removes it. */
export function LineRow({ label, name, value, maxLength, problemOf, onChange }: LineRowProps) {
  return (
    <Row label={label} problem={problemOf(name)}>
      <Input
        maxLength={maxLength}
        value={value ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value || undefined })}
      />
    </Row>
  );
}

interface FlagRowProps extends Pick<PropertyContext, 'onChange'> {
  label: string;
  name: string;
  value: unknown;
  /** Value of the property while it is on. */
  on?: unknown;
}

/** A property that has one value, or is absent. */
export function FlagRow({ label, name, value, on = true, onChange }: FlagRowProps) {
  return (
    <Toggle
      label={label}
      checked={value === on}
      onChange={(checked) => onChange({ [name]: checked ? on : undefined })}
    />
  );
}
