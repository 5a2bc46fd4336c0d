import type { FormOpener } from '@gongdi/domain';
import { useMemo } from 'react';
import { useSession } from '../../../../ground/context/console-context.tsx';

/** Who opens a process form: its defaults may mean them or their organisation. */
export function useFormOpener(): Partial<FormOpener> {
  const { user } = useSession();
  return useMemo(() => (user ? { user_id: user.user_id, org_id: user.org_id } : {}), [user]);
}
