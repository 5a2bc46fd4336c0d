import { EyeInvisibleOutlined, LoadingOutlined } from '@ant-design/icons';
import { EMPTY, filesIn, fill, looksMasked, personalOf, SEALED, type NamedField } from '@gongdi/domain';
import { useState, type ReactNode } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { SmallButton } from '../layout/small-button.tsx';
import { SMALL_ICONS } from '../layout/small-icons.tsx';

/** Requests an unmasked personal value; the server logs the access. */
export type Reveal = (field: string) => Promise<unknown>;

interface PersonalValueProps {
  field: NamedField;
  value: unknown;
  reveal: Reveal;
  /** Shows a text as it is, files as cards or pictures. */
  show: (value: unknown) => ReactNode;
}

/** A masked value with a button that reveals it, until it is hidden again or another version of the record loads. */
export function PersonalValue({ field, value, reveal, show }: PersonalValueProps) {
  const { lang } = useData();
  const text = useKitText();
  const [shown, setShown] = useState<unknown>();
  const [asking, setAsking] = useState(false);
  const personal = personalOf(field);
  const files = filesIn(value);
  if (files.length === 0 && (typeof value !== 'string' || value === '')) return EMPTY;
  const masked = files.length > 0 ? files.some(({ url }) => url === SEALED) : personal && looksMasked(personal, value);
  if (!masked) return show(value);
  const label = fill(shown === undefined ? text.reveal : text.conceal, { label: field.label[lang] });
  const toggle = async () => {
    if (shown !== undefined) return setShown(undefined);
    setAsking(true);
    try {
      setShown((await reveal(field.name)) ?? undefined);
    } catch {
      // The client has shown the reason.
    } finally {
      setAsking(false);
    }
  };
  return (
    <span className="gd-data-personal">
      <span aria-live="polite">{show(shown ?? value)}</span>
      <SmallButton title={label} aria-label={label} aria-busy={asking} disabled={asking} onClick={() => void toggle()}>
        {asking ? (
          <LoadingOutlined aria-hidden />
        ) : shown === undefined ? (
          SMALL_ICONS.eye
        ) : (
          <EyeInvisibleOutlined aria-hidden />
        )}
      </SmallButton>
    </span>
  );
}
