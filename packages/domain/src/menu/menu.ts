import type { Label } from '../label.ts';
import { permission, type PermissionCode } from '../permission/permission.ts';
import { OPERATIONS, type AnyResource } from '../resource/define.ts';
import { findResource } from '../resource/registry.ts';
import type { MenuEntry, MenuOperation } from './define.ts';

/** An entry on the wire (console specification, section 3: index, children, operation_list). */
export interface MenuItem {
  index: string;
  title: string;
  /** What one record of the entry's list is called. */
  record?: string | undefined;
  /** Pinyin of the title and of `record`: syllables with spaces between them, the two names with a comma. */
  pinyin?: string | undefined;
  icon: string | null;
  path: string | null;
  children: MenuItem[];
  operation_list: { operation_code: string; title: string; checked: boolean }[];
}

/** Labels of the standard operations, for buttons and role administration. */
export const OPERATION_LABELS: Readonly<Record<(typeof OPERATIONS)[number], Label>> = {
  list: { zh: '查看', en: 'View' },
  detail: { zh: '详情', en: 'Details' },
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
  word: { zh: '导出Word', en: 'Export as Word' },
  personal: { zh: '查看完整个人信息', en: 'View unmasked personal data' },
};

/** Returns the operations of a menu entry: its own, or those of the resource of the same name. */
export function operationsOf(entry: MenuEntry): readonly MenuOperation[] {
  if (entry.operations) return entry.operations;
  const resource: AnyResource | undefined = findResource(entry.index);
  if (!resource) return [];
  const standard = OPERATIONS.filter((operation) => resource.endpoints[operation]).map((operation) => ({
    operation_code: operation as string,
    label: (operation === 'delete' && resource.removal?.label) || OPERATION_LABELS[operation],
  }));
  const own = Object.entries(resource.actions ?? {}).map(([code, action]) => ({
    operation_code: code,
    label: action.label,
  }));
  return [...standard, ...own];
}

/** Returns every permission code of a tree. */
export function permissionsOf(tree: readonly MenuEntry[]): PermissionCode[] {
  return tree.flatMap((entry) => [
    ...operationsOf(entry).map((one) => permission(entry.index, one.operation_code)),
    ...permissionsOf(entry.children ?? []),
  ]);
}
