import { createContext } from 'react';

/** Context of the controls of a form. */
interface FormAround {
  /** Name of the resource of the form's record. */
  resource: string;
  /** The stored record, when the form asks for only some of its fields. */
  row: Readonly<Record<string, unknown>>;
}

export const FormAroundContext = createContext<FormAround | null>(null);
