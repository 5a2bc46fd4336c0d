import type { Fen } from './fen.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Writes four digits; zeros between others become one 零, those at the end nothing. */
function groupOf(digits: string): string {
  let text = '';
  for (const [at, digit] of digits.split('').entries()) {
    if (digit !== '0') text += DIGITS[Number(digit)]! + PLACES[digits.length - 1 - at]!;
    else if (text !== '' && !text.endsWith('零')) text += '零';
  }
  return text.replace(/零$/, '');
}

function wholeOf(yuan: number): string {
  const digits = String(yuan);
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0');
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    const group = padded.slice(at, at + 4);
    const own = groupOf(group);
    if (own === '') continue;
    // A zero between two groups is said: the group begins with one, or the one before it is empty.
    const isApart = text !== '' && (group.startsWith('0') || padded.slice(at - 4, at).endsWith('0000'));
    text += `${isApart ? '零' : ''}${own}${GROUPS[(padded.length - at) / 4 - 1]!}`;
  }
  return text;
}

/** Writes an amount in capital numerals, as papers of payment want it (支付结算办法, annex 1): `壹仟零叁元伍角整`. */
export function capitalsOf(fen: Fen): string {
  if (fen === 0) return '零元整';
  const whole = Math.floor(Math.abs(fen) / 100);
  const [jiao, cents] = [Math.floor((Math.abs(fen) % 100) / 10), Math.abs(fen) % 10];
  const yuan = whole === 0 ? '' : `${wholeOf(whole)}元`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]!}角` : yuan !== '' && cents > 0 ? '零' : '';
  const rest = cents > 0 ? `${DIGITS[cents]!}分` : '整';
  return `${fen < 0 ? '负' : ''}${yuan}${tenths}${rest}`;
}
