/**
 * One key with its modifiers, written `Mod+Shift+Z`: `Mod` is Ctrl, or ⌘ on a Mac. The last part is the key as
 * `KeyboardEvent.key` names it; letters count without regard to case, and signs that need Shift are written alone.
 */
export type Keys = string;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns whether the platform has a keyboard with ⌘. */
export function isMac(platform: string = typeof navigator === 'undefined' ? '' : navigator.platform): boolean {
  return /mac|iphone|ipad/i.test(platform);
}

const parts = (keys: Keys): { modifiers: readonly string[]; key: string } => {
  const split = keys.endsWith('+') ? [...keys.slice(0, -2).split('+').filter(Boolean), '+'] : keys.split('+');
  return { modifiers: split.slice(0, -1), key: split.at(-1) ?? '' };
};

/**
 * Returns whether a key is a sign such as `?` or `+`. Some keyboards need Shift for it and others do not, so Shift is
 * ignored for signs.
 */
const isSign = (key: string): boolean => key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

/**
 * Returns whether a key press matches these keys. As in the engine, both Ctrl and ⌘ count as `Mod` on every machine.
 */
export function matchesKeys(press: KeyPress, keys: Keys): boolean {
  const { modifiers, key } = parts(keys);
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  if (modifiers.includes('Mod') !== (press.ctrlKey || press.metaKey)) return false;
  if (modifiers.includes('Alt') !== press.altKey) return false;
  return isSign(key) || modifiers.includes('Shift') === press.shiftKey;
}

/**
 * Keys that are bound but not shown on a Mac, because they have another meaning there: ⌘Y opens the browser's history.
 */
const NOT_ON_MAC: ReadonlySet<Keys> = new Set(['Mod+Y']);

/** Returns the keys to show on this machine. Menus show the first of them. */
export function keysToShow(keys: readonly Keys[], mac: boolean): readonly Keys[] {
  const shown = mac ? keys.filter((one) => !NOT_ON_MAC.has(one)) : keys;
  return shown.length > 0 ? shown : keys;
}

const MAC: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Backspace: '⌫',
  Delete: '⌦',
  Enter: '↩',
};
const OTHERS: Readonly<Record<string, string>> = { Mod: 'Ctrl', Enter: 'Enter', Delete: 'Del' };
const BOTH: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Arrows: '↑ ↓ ← →',
  ContextMenu: '≣ Menu',
};

/** Returns the label of the keys on this machine's keyboard: `Ctrl+Shift+Z`, or `⇧⌘Z` on a Mac. */
export function keysLabel(keys: Keys, mac: boolean): string {
  const { modifiers, key } = parts(keys);
  const name = (part: string) => (mac ? MAC[part] : OTHERS[part]) ?? BOTH[part] ?? part;
  if (!mac) return [...modifiers, key].map(name).join('+');
  const order = ['Alt', 'Shift', 'Mod'];
  return (
    [...modifiers]
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map(name)
      .join('') + name(key)
  );
}

const ARIA: Readonly<Record<string, string>> = { ContextMenu: 'ContextMenu', ' ': 'Space' };

/** Returns the keys in the format of `aria-keyshortcuts`. */
export function ariaKeys(keys: Keys, mac: boolean): string {
  const { modifiers, key } = parts(keys);
  return [...modifiers.map((part) => (part === 'Mod' ? (mac ? 'Meta' : 'Control') : part)), ARIA[key] ?? key].join('+');
}
