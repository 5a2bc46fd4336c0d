import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import type { HostPickers, Resolve } from '../../host-choice.ts';
import { Directory } from './directory.ts';

export interface Directories {
  users?: Directory;
  groups?: Directory;
  forms?: Directory;
}

/** How the pickers of a panel say what they did not write. */
interface Pickers extends Directories {
  tell(text: string): void;
}

const Pickers = createContext<Pickers>({ tell: () => undefined });

export const PickersProvider = Pickers.Provider;

/** What the host can name; empty without the host's answers. */
export const usePickers = (): Pickers => use(Pickers);

/** The directories of what the host answers; each stays the same while the host's functions come and go. */
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
  // before the pickers ask, which they do in effects
  useLayoutEffect(() => directory.answerBy(resolve), [directory, resolve]);
  return typeof resolve === 'function' ? directory : undefined;
}
