/** A key of the number pad. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'sign' | 'erase';

/** Digits before and behind the point. */
const [WHOLE, BEHIND] = [6, 3];
const READING = new RegExp(`^-?\\d{0,${WHOLE}}(?:\\.\\d{0,${BEHIND}})?$`);

/** Returns what stands in the display after a key; a key that makes no reading changes nothing. */
export function pressed(text: string, key: PadKey): string {
  if (key === 'erase') return text.slice(0, -1);
  if (key === 'sign') return text.startsWith('-') ? text.slice(1) : `-${text}`;
  // A leading zero is replaced by the next digit.
  const next =
    key === '.' && /^-?$/.test(text)
      ? `${text}0.`
      : /^-?0$/.test(text) && key !== '.'
        ? text.slice(0, -1) + key
        : text + key;
  return READING.test(next) ? next : text;
}

/** Returns the typed text as far as it is the beginning of a reading; undefined: it is none. */
export const typed = (text: string): string | undefined => {
  const plain = text
    .trim()
    .replace(/[。，,]/, '.')
    .replace(/^[－—−]/, '-');
  return READING.test(plain) ? plain : undefined;
};

/** Returns the reading that stands in the display; undefined: none yet. */
export const readingOf = (text: string): number | undefined => (/\d/.test(text) ? Number(text) : undefined);
