import type { FormOpener } from '@gongdi/domain';
import { useMemo } from 'react';
import { useSession } from '../../../../ground/context/console-context.tsx';

/**
 * The user who opens a process form: default values of the form may refer to the user or to the user's organisation.
 */
export function useFormOpener(): Partial<FormOpener> {
  const { user } = useSession();
  return useMemo(() => (user ? { user_id: user.user_id, org_id: user.org_id } : {}), [user]);
}
