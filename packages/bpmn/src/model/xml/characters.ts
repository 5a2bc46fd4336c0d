const BLANK = 1;
const NAME = 2;

/** Kind of each ASCII character, by code. */
const KINDS = new Uint8Array(128);
for (const blank of ' \t\n\r') KINDS[blank.charCodeAt(0)] = BLANK;
for (let code = 0; code < 128; code++) if (/[\w:.-]/.test(String.fromCharCode(code))) KINDS[code] = NAME;

export const isBlank = (code: number): boolean => code < 128 && KINDS[code] === BLANK;

/** Returns whether a character may be part of a name. This quick check accepts every character beyond ASCII. */
export const mayBeInName = (code: number): boolean => (code < 128 ? KINDS[code] === NAME : code >= 128);

const PROPER_NAME = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*$/u;

/** Returns whether a text of name characters is a valid name. */
export function isName(name: string): boolean {
  const first = name.charCodeAt(0);
  // Nearly all names begin with an ASCII letter and have only ASCII characters. Only the others need the whole grammar.
  const isPlain = (first >= 97 && first <= 122) || (first >= 65 && first <= 90) || first === 95 || first === 58;
  if (!isPlain && !(first >= 128)) return false;
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) > 127) return PROPER_NAME.test(name);
  return true;
}
