import { createContext } from 'react';

/** What stands around the controls of a form. */
interface FormAround {
  /** Resource whose record the form is for. */
  resource: string;
  /** The record as it is stored, where the form asks for a part of it. */
  row: Readonly<Record<string, unknown>>;
}

export const FormAroundContext = createContext<FormAround | null>(null);
