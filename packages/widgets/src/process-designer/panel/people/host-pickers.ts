import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import type { HostPickers, Resolve } from '../../host/host-choice.ts';
import { Directory } from './directory.ts';

export interface Directories {
  users?: Directory;
  groups?: Directory;
  forms?: Directory;
}

/** The directories of a panel, and how pickers report text that they did not write. */
interface Pickers extends Directories {
  tell(text: string): void;
}

const Pickers = createContext<Pickers>({ tell: () => undefined });

export const PickersProvider = Pickers.Provider;

/** Returns the directories; empty if the host answers no queries. */
export const usePickers = (): Pickers => use(Pickers);

/**
 * Returns the directories of the host's functions. A directory stays the same object when the host's function changes.
 */
export function useHostPickers(
  { resolveUsers, resolveGroups, resolveForms }: HostPickers,
  tell: Pickers['tell'],
): Pickers {
  const users = useDirectory(resolveUsers);
  const groups = useDirectory(resolveGroups);
  const forms = useDirectory(resolveForms);
  return useMemo(() => ({ users, groups, forms, tell }), [users, groups, forms, tell]);
}

function useDirectory(resolve: Resolve | undefined): Directory | undefined {
  const [directory] = useState(() => new Directory(resolve));
  // a layout effect, because it must run before the pickers send queries, which they do in effects
  useLayoutEffect(() => directory.answerBy(resolve), [directory, resolve]);
  return typeof resolve === 'function' ? directory : undefined;
}
