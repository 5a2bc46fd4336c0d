import type { Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { kitText, type KitText } from '../text/index.ts';

interface DataContext {
  client: Client;
  lang: Lang;
  /** Begins the keys under which choices of the current user are kept in this browser. */
  owner: string;
  /** Name of the current user, as pictures carry it. */
  person: string;
}

const Data = createContext<DataContext | null>(null);

/** Gives the kit's data components their client and language. */
export function DataProvider({ client, lang, owner, person, children }: DataContext & { children: ReactNode }) {
  const value = useMemo(() => ({ client, lang, owner, person }), [client, lang, owner, person]);
  return <Data value={value}>{children}</Data>;
}

/** @throws Error outside of `DataProvider` */
export function useData(): DataContext {
  const value = use(Data);
  if (!value) throw new Error('this component needs a DataProvider around it');
  return value;
}

export function useKitText(): KitText {
  return kitText[useData().lang];
}
