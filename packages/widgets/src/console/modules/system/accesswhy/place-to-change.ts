import type { CallResult, calls } from '@gongdi/api';
import { rolemanage, usermanage, type MenuItem } from '@gongdi/domain';

type Part = CallResult<typeof calls.access.why>['chain'][number]['part'];

interface Question {
  user_id: string;
  menu: string;
  record_id: string | undefined;
}

/**
 * Returns the page where the person who asks can change what a link of the answer says; undefined: their menu has no
 * such page.
 */
export function placeToChange(leaves: readonly MenuItem[], { user_id, menu, record_id }: Question) {
  const user = `/${usermanage.name}/detail?${new URLSearchParams({ id: user_id })}`;
  const places: Record<Part, readonly [menu: string, to: string] | undefined> = {
    account: [usermanage.name, user],
    organisation: [usermanage.name, user],
    permission: [rolemanage.name, `/${rolemanage.name}`],
    scope: [rolemanage.name, `/${rolemanage.name}`],
    menu: ['menumanage', '/menumanage'],
    state: record_id === undefined ? undefined : [menu, `/${menu}/detail?${new URLSearchParams({ id: record_id })}`],
  };
  return (part: Part): { title: string; to: string } | undefined => {
    const [index, to] = places[part] ?? [];
    const leaf = leaves.find((one) => one.index === index);
    return leaf && to !== undefined ? { title: leaf.title, to } : undefined;
  };
}
