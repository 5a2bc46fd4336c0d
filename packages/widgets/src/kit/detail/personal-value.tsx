import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { EMPTY, fill, looksMasked, personalOf, type NamedField } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';

/** Requests an unmasked personal value; the server logs the access. */
export type Reveal = (field: string) => Promise<unknown>;

/** A masked value with a button that reveals it, until it is hidden again or another version of the record loads. */
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
      // The client has shown the reason.
    } finally {
      setAsking(false);
    }
  };
  return (
    <span className="gd-data-personal">
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
