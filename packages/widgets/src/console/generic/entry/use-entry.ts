import { CallFailure } from '@gongdi/api';
import { useState } from 'react';
import { useText } from '../../ground/context/console-context.tsx';

export interface EntryWork<V> {
  submit: (values: V) => Promise<unknown>;
  /** Called after a failed submit. The message itself is shown above the fields. */
  onRefused?: ((error: unknown) => unknown) | undefined;
}

/** Sends the form of a page before the login. `failure` is the server's message until the form is sent again. */
export function useEntry<V>({ submit, onRefused }: EntryWork<V>) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (values: V): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      setFailure(error instanceof CallFailure ? error.message : text.failedTitle);
      await onRefused?.(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send };
}
