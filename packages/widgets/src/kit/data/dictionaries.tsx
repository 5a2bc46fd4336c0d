import { dictionaryOf, withOverlay, type Dictionary, type DictionaryOverlay } from '@gongdi/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';

const Overlay = createContext<DictionaryOverlay | undefined>(undefined);

/** Lays what an installation has changed over the built-in dictionaries, for everything below. */
export function DictionaryProvider({
  overlay,
  children,
}: {
  overlay: DictionaryOverlay | undefined;
  children: ReactNode;
}) {
  return <Overlay value={overlay}>{children}</Overlay>;
}

interface Dictionaries {
  /** @throws Error when no dictionary has that type */
  of: (dict_type: string) => Dictionary;
  /** Runs what asks the domain for dictionaries: checks, formats, sheets. */
  within: <T>(work: () => T) => T;
}

/** The dictionaries of this console; the built-in ones outside of a `DictionaryProvider`. */
export function useDictionaries(): Dictionaries {
  const overlay = use(Overlay);
  return useMemo(
    () => ({
      of: (dict_type) => withOverlay(overlay, () => dictionaryOf(dict_type)),
      within: (work) => withOverlay(overlay, work),
    }),
    [overlay],
  );
}
