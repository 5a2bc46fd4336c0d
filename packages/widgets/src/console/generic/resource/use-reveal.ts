import { resourceCalls } from '@gongdi/api';
import { permission, type AnyResource } from '@gongdi/domain';
import { useMemo } from 'react';
import type { Reveal } from '../../../kit/detail/personal-value.tsx';
import { useConsole, usePermissions } from '../../ground/context/console-context.tsx';

/**
 * Returns a function that reveals the personal values of a record, one at a time; undefined: this user sees them only
 * masked.
 */
export function useReveal(resource: AnyResource): ((row: Readonly<Record<string, unknown>>) => Reveal) | undefined {
  const { client } = useConsole();
  const may = usePermissions();
  return useMemo(() => {
    const { personal } = resourceCalls(resource);
    if (!personal || !may(permission(resource.name, 'personal'))) return undefined;
    return ({ id }) =>
      async (field) =>
        (await client.call(personal, { body: { id: id as string, fields: [field] } }))[field];
  }, [client, may, resource]);
}
