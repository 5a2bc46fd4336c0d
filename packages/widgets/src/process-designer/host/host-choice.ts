/** An option that the host offers in a picker: the value for the model, and its label. */
export interface HostChoice {
  /** Value written into the model: a user name, a group key, a form key. */
  value: string;
  label: string;
  /** Second line, such as a department. */
  hint?: string;
}

/**
 * Function by which a host answers a picker. It is called with the typed text ('' when the picker opens), and with a
 * single value of the model to get its label. A new call aborts the one before.
 */
export type Resolve = (query: string, signal: AbortSignal) => Promise<readonly HostChoice[]>;

/** The host's people and forms. If one is absent, the user types the value as text. */
export interface HostPickers {
  resolveUsers?: Resolve;
  resolveGroups?: Resolve;
  resolveForms?: Resolve;
}
