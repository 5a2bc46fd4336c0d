import { createContext, use, useMemo } from 'react';
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

/** One directory for each answer of the host, as long as the host gives the same function. */
export function useHostPickers({ resolveUsers, resolveGroups, resolveForms }: HostPickers): Directories {
  const users = useDirectory(resolveUsers);
  const groups = useDirectory(resolveGroups);
  const forms = useDirectory(resolveForms);
  return useMemo(() => ({ users, groups, forms }), [users, groups, forms]);
}

const useDirectory = (resolve: Resolve | undefined): Directory | undefined =>
  useMemo(() => (typeof resolve === 'function' ? new Directory(resolve) : undefined), [resolve]);
