export type ThemeName = 'light' | 'dark' | 'auto';
export type ResolvedTheme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/** 'auto' asks the system; anything unknown is light. */
export function resolveTheme(theme: unknown): ResolvedTheme {
  if (theme === 'dark') return 'dark';
  if (theme === 'auto') return matchMedia(DARK).matches ? 'dark' : 'light';
  return 'light';
}

/** Calls back when the system's preference changes. @returns how to stop */
export function watchSystemTheme(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
