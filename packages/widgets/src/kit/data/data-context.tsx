import type { Client } from '@gongdi/api';
import { DEFAULT_PASSWORD_RULE, MAX_FILE_KB, type Lang, type PasswordRule } from '@gongdi/domain';
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { kitText, type KitText } from '../text/index.ts';
import type { TypedValues } from './typed-values.ts';

/**
 * Limits of this installation, which may be stricter than those of the product. The server makes the final decision.
 */
export interface Limits {
  /** Rule that a new password must meet. */
  password: PasswordRule;
  /** Largest size of one file, KB. */
  fileKb: number;
}

export interface PickedAddress {
  longitude: number;
  latitude: number;
  address: string;
}

/** A dialog in which a place and its address are chosen on a map. */
export type AddressPicker = ComponentType<{
  /** Place and address that the field already contains. */
  initial: Partial<PickedAddress> | null;
  onPicked: (address: PickedAddress) => void;
  /** Called after the dialog has been removed. */
  onClose: () => void;
}>;

interface DataContext {
  client: Client;
  lang: Lang;
  /** Prefix of the keys under which this browser stores choices of the current user. */
  owner: string;
  /** Name of the current user, for watermarks on pictures. */
  person: string;
  limits: Limits;
  /** Stores form input when a session ends; absent: the input is lost with its form. */
  typed?: TypedValues | undefined;
  /** Given from outside, because maps stand above the kit; absent: addresses are only typed. */
  AddressPicker?: AddressPicker | undefined;
}

const PRODUCT: Limits = { password: DEFAULT_PASSWORD_RULE, fileKb: MAX_FILE_KB };

type DataProviderProps = Omit<DataContext, 'limits'> & { limits?: Limits; children: ReactNode };

const Data = createContext<DataContext | null>(null);

/** Provides the kit's data components with client and language. */
export function DataProvider({ children, limits = PRODUCT, ...given }: DataProviderProps) {
  const { client, lang, owner, person, typed, AddressPicker } = given;
  const value = useMemo(
    () => ({ client, lang, owner, person, limits, typed, AddressPicker }),
    [client, lang, owner, person, limits, typed, AddressPicker],
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
