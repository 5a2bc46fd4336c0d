/** Maximum length of a stored name, characters. */
const LONGEST = 120;

/**
 * Characters that file systems, terminals or readers misinterpret: controls, direction marks, separators, wildcards.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/**
 * Returns a name that can be shown and saved anywhere: no folders, no control or direction characters (which display
 * `gnp.exe` as `exe.png`), no dots or spaces at its ends, at most 120 characters with its extension kept.
 * @returns empty when nothing is left
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(UNFIT, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const chars = Array.from(clean);
  if (chars.length <= LONGEST) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 ? Array.from(clean.slice(dot)).slice(0, 12) : [];
  return [...chars.slice(0, LONGEST - extension.length), ...extension].join('');
}
