/** Something that the host offers in a picker: what is written into the model, and how it reads. */
export interface HostChoice {
  /** Written into the model: a user name, a group's key, a form's key. */
  value: string;
  label: string;
  /** Second line, such as a department. */
  hint?: string;
}

/**
 * How a host answers a picker. It is asked with what was typed ('' when the picker opens), and with a single value that
 * stands in a model, to show its label. A new question aborts the one before.
 */
export type Resolve = (query: string, signal: AbortSignal) => Promise<readonly HostChoice[]>;

/** The host's people and forms; what is absent is typed as text. */
export interface HostPickers {
  resolveUsers?: Resolve;
  resolveGroups?: Resolve;
  resolveForms?: Resolve;
}
