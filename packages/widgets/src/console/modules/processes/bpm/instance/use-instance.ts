import { calls, CallFailure } from '@gongdi/api';
import { formFromWire } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { APPROVALS } from '../approval/use-act.ts';

/**
 * An instance as its page shows it.
 * @param id empty: nothing is read
 * @returns `schema`: its form, undefined if it has none; `lost`: the user may no longer see the instance. A user whose
 *   task was handed on by others gets the answer 404, and keeps what was read before.
 */
export function useInstance(id: string) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: [APPROVALS, 'detail', id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.instanceApprovalDetail, { query: { id } }, { signal, quiet: true }),
    enabled: id !== '',
  });
  const definition = data?.process_definition;
  const schema = useMemo(
    () =>
      definition?.form_conf ? formFromWire({ conf: definition.form_conf, fields: definition.form_fields }) : undefined,
    [definition],
  );
  const lost = error instanceof CallFailure && error.status === 404;
  return { data, error, refetch: () => void refetch(), schema, lost };
}
