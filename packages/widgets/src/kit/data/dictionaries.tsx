import { dictionaryOf, withOverlay, type Dictionary, type DictionaryOverlay } from '@gongdi/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';

const Overlay = createContext<DictionaryOverlay | undefined>(undefined);

/** Applies the installation's changes to the built-in dictionaries, for all components below. */
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
  /** Runs code of the domain that looks up dictionaries: checks, formats, sheets. */
  within: <T>(work: () => T) => T;
}

/** Returns the dictionaries of this console; outside of a `DictionaryProvider` the built-in ones. */
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
