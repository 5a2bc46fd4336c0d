import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { EMPTY, fill, looksMasked, personalOf, type NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';

/** Asks for a personal value whole; the server writes down that it was read. */
export type Reveal = (field: string) => Promise<unknown>;

/** A masked value with the button that shows it whole, until it is hidden again or another version of the record comes. */
export function PersonalValue({ field, value, reveal }: { field: NamedField; value: unknown; reveal: Reveal }) {
  const { lang } = useData();
  const text = useKitText();
  const [shown, setShown] = useState<string>();
  const [asking, setAsking] = useState(false);
  const personal = personalOf(field);
  if (typeof value !== 'string' || value === '') return EMPTY;
  if (!personal || !looksMasked(personal, value)) return value;
  const label = fill(shown === undefined ? text.reveal : text.conceal, { label: field.label[lang] });
  const toggle = async () => {
    if (shown !== undefined) return setShown(undefined);
    setAsking(true);
    try {
      const whole = await reveal(field.name);
      if (typeof whole === 'string') setShown(whole);
    } catch {
      // The client has shown why.
    } finally {
      setAsking(false);
    }
  };
  return (
    <span className="gd-personal">
      <span aria-live="polite">{shown ?? value}</span>
      <Button
        type="text"
        size="small"
        title={label}
        aria-label={label}
        loading={asking}
        icon={shown === undefined ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        onClick={() => void toggle()}
      />
    </span>
  );
}
