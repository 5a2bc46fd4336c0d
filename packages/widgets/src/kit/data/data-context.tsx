import type { Client } from '@gongdi/api';
import { DEFAULT_SETTINGS, MAX_FILE_KB, type Lang, type PasswordRule } from '@gongdi/domain';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { kitText, type KitText } from '../text/index.ts';
import type { TypedValues } from './typed-values.ts';

/** What this installation allows, where it may be less than the product does. The server has the last word. */
export interface Limits {
  /** What a new password must be. */
  password: PasswordRule;
  /** Most bytes of one file, KB. */
  fileKb: number;
}

interface DataContext {
  client: Client;
  lang: Lang;
  /** Begins the keys under which choices of the current user are kept in this browser. */
  owner: string;
  /** Name of the current user, as pictures carry it. */
  person: string;
  limits: Limits;
  /** Keeps what was typed through the end of a session; absent: it is gone with its form. */
  typed?: TypedValues | undefined;
}

const PRODUCT: Limits = { password: DEFAULT_SETTINGS, fileKb: MAX_FILE_KB };

type DataProviderProps = Omit<DataContext, 'limits'> & { limits?: Limits; children: ReactNode };

const Data = createContext<DataContext | null>(null);

/** Gives the kit's data components their client and language. */
export function DataProvider({ client, lang, owner, person, limits = PRODUCT, typed, children }: DataProviderProps) {
  const value = useMemo(
    () => ({ client, lang, owner, person, limits, typed }),
    [client, lang, owner, person, limits, typed],
  );
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
