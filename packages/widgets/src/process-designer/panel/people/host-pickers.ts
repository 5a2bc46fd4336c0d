import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import type { HostPickers, Resolve } from '../../host-choice.ts';
import { Directory } from './directory.ts';

export interface Directories {
  users?: Directory;
  groups?: Directory;
  forms?: Directory;
}

const Pickers = createContext<Directories>({});

export const PickersProvider = Pickers.Provider;

/** What the host can name; empty without the host's answers. */
export const useDirectories = (): Directories => use(Pickers);

/** The directories of what the host answers; each stays the same while the host's functions come and go. */
export function useHostPickers({ resolveUsers, resolveGroups, resolveForms }: HostPickers): Directories {
  const users = useDirectory(resolveUsers);
  const groups = useDirectory(resolveGroups);
  const forms = useDirectory(resolveForms);
  return useMemo(() => ({ users, groups, forms }), [users, groups, forms]);
}

function useDirectory(resolve: Resolve | undefined): Directory | undefined {
  const [directory] = useState(() => new Directory(resolve));
  // before the pickers ask, which they do in effects
  useLayoutEffect(() => directory.answerBy(resolve), [directory, resolve]);
  return typeof resolve === 'function' ? directory : undefined;
}
