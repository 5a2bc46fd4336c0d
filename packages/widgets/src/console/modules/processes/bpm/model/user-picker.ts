import { type Client, resourceCalls } from '@gongdi/api';
import { looksMasked, usermanage } from '@gongdi/domain';
import { useMemo } from 'react';
import type { HostChoice, Resolve } from '../../../../../process-designer/index.ts';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';

/** Maximum number of people that a picker offers; others are found by typing more. */
const OFFERED = 20;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Searches accounts by account or name: models refer to a person by account, but people know each other by name. */
export function findUsers(client: Client): Resolve | undefined {
  const { list } = resourceCalls(usermanage);
  if (!list) return undefined;
  return async (query, signal) => {
    const wanted = query.trim();
    const filters: Record<string, string>[] = wanted ? [{ userName: wanted }, { nickname: wanted }] : [{}];
    const pages = await Promise.all(
      filters.map((filter) =>
        client.call(list, { query: { page: 1, page_size: OFFERED, ...filter } }, { signal, quiet: true }),
      ),
    );
    const found = new Map<string, HostChoice>();
    for (const row of pages.flatMap((page) => page.list)) {
      const account = text(row['userName']);
      // An account that is a telephone number is masked; the id identifies the same person.
      const value = looksMasked('account', account) ? row.id : account;
      if (value !== '') found.set(value, { value, label: text(row['nickname']) || account });
    }
    return [...found.values()].slice(0, OFFERED);
  };
}

/** Returns the user search of the designer, for users with the permission to list users. Others type the account. */
export function useUserPicker(): Resolve | undefined {
  const { client } = useConsole();
  const may = usePermissions();
  const needed = resourceCalls(usermanage).list?.permission;
  const allowed = needed !== undefined && may(needed);
  return useMemo(() => (allowed ? findUsers(client) : undefined), [allowed, client]);
}
