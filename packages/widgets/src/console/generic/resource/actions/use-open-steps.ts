import { openSteps, permission, type AnyResource, type NamedStep } from '@gongdi/domain';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';

type Row = Record<string, unknown> & { id: string };

/**
 * Returns a function that lists the steps which the user can take with a record: allowed in its state, with permission,
 * and when it is the user's turn.
 */
export function useOpenSteps(resource: AnyResource): (row: Row) => NamedStep[] {
  const may = usePermissions();
  const { user } = useSession();
  return (row) =>
    openSteps(resource, row).filter(({ name, step }) => {
      const turn = step.by === undefined ? undefined : row[step.by];
      const mine =
        !turn || turn === user?.user_id || (Array.isArray(turn) && user !== null && turn.includes(user.user_id));
      return mine && may(permission(resource.name, name));
    });
}
