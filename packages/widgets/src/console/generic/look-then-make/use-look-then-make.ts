import { CallFailure } from '@gongdi/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormInstance } from 'antd';

interface LookThenMake<A> {
  /** What would be added; undefined until somebody has looked, and again after a change. */
  seen: A | undefined;
  failure: Error | null;
  busy: boolean;
  /** After a change of the form. */
  reset: () => void;
  /** Looks first, and makes it the second time. */
  submit: () => void;
}

/** The course of a dialog that first says what it would add, and then adds it; refusals stand at their fields. */
export function useLookThenMake<V extends object, A>(
  form: FormInstance<V>,
  send: (dry_run: boolean) => Promise<A>,
  made: (answer: A) => void,
): LookThenMake<A> {
  const queries = useQueryClient();
  const mark = (error: Error) => {
    const problems = error instanceof CallFailure ? error.problems : [];
    const fields = problems.map(({ path, message }) => ({ name: path, errors: [message] }));
    form.setFields(fields as Parameters<typeof form.setFields>[0]);
  };
  const look = useMutation({ mutationFn: () => send(true), onError: mark });
  const make = useMutation({
    mutationFn: () => send(false),
    onError: mark,
    onSuccess: async (answer) => {
      await queries.invalidateQueries();
      made(answer);
    },
  });
  return {
    seen: look.data,
    failure: make.error ?? look.error,
    busy: look.isPending || make.isPending,
    reset: look.reset,
    submit: () => (look.data ? make.mutate() : look.mutate()),
  };
}
