import { isBuiltIn, isEditable, usermanage, type AnyResource } from '@gongdi/domain';
import { useSession } from '../../../ground/context/console-context.tsx';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns a function that filters the user's operations for one record: it leaves out those that the server would
 * always refuse.
 */
export function useAllowed(resource: AnyResource): <O extends string>(row: Row, operations: readonly O[]) => O[] {
  const { user } = useSession();
  return (row, operations) => {
    const changeable = isEditable(resource, row) && !isBuiltIn(resource, row);
    const own = isOwnAccount(resource, row, user?.user_id);
    return operations.filter((one) => one === 'detail' || (changeable && !(own && one === 'delete')));
  };
}

/** Returns whether a record is the account of the current user. */
export function isOwnAccount({ name }: AnyResource, row: Row, user_id: string | undefined): boolean {
  return name === usermanage.name && row['id'] === user_id;
}
