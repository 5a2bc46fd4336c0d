import { Button, Input } from 'antd';
import type { PadKey } from './reading.ts';
import { pressed, typed } from './reading.ts';
import { useMeasureText } from './text/index.ts';

interface NumberPadProps {
  label: string;
  text: string;
  unit: string;
  onText: (text: string) => void;
  onNext: () => void;
}

const ROWS: readonly PadKey[] = ['7', '8', '9', 'erase', '4', '5', '6', 'sign', '1', '2', '3'];
const LAST: readonly PadKey[] = ['0', '.'];

/** Keys for readings, large enough for gloves. A keyboard types into the display; Enter takes the reading. */
export function NumberPad({ label, text, unit, onText, onNext }: NumberPadProps) {
  const words = useMeasureText();
  const names: Partial<Record<PadKey, string>> = { erase: words.erase, sign: words.sign };
  const signs: Partial<Record<PadKey, string>> = { erase: '⌫', sign: '±' };
  const key = (one: PadKey) => (
    <Button
      key={one}
      className={one === '0' ? 'gd-enter-wide' : undefined}
      aria-label={names[one]}
      onClick={() => onText(pressed(text, one))}
    >
      {signs[one] ?? one}
    </Button>
  );
  return (
    <>
      <Input
        className="gd-enter-display"
        size="large"
        aria-label={label}
        placeholder={label}
        // The keyboard of a phone would cover the keys below.
        inputMode="none"
        value={text}
        suffix={unit}
        onChange={({ target }) => {
          const next = typed(target.value);
          if (next !== undefined) onText(next);
        }}
        onPressEnter={(event) => {
          event.preventDefault();
          onNext();
        }}
      />
      <div className="gd-enter-keys" role="group" aria-label={label}>
        {ROWS.map(key)}
        <Button type="primary" className="gd-enter-tall" onClick={onNext}>
          {words.next}
        </Button>
        {LAST.map(key)}
      </div>
    </>
  );
}
