import { contractState, safetyLight, workVerdict } from '../dictionary/labour.ts';
import { field } from '../field/field.ts';
import type { FieldMeta, FieldPlace } from '../field/meta.ts';

const ANSWERED: readonly FieldPlace[] = ['column', 'detail', 'sheet'];

type Query = Pick<FieldMeta, 'query'>['query'];

/** That lists filter by it: the server has SQL for it (`labour/standing-sql.ts`). */
const filtered = (query: Query) => (query ? { query, on: [...ANSWERED, 'query'] as const } : {});

/** What every field of this file says: the server counts it, and a sheet has it for reading. */
const counted = (zh: string, en: string, width: number, more: Pick<FieldMeta, 'hint'> = {}) => ({
  label: { zh, en },
  derived: true as const,
  on: ANSWERED,
  column: { width, priority: 1 as const },
  ...more,
});

/** Derived columns of the modules of labour v2: each is counted by one function of the server (`labour/standing.ts`). */
export const standing = {
  contract: (query?: Query) =>
    field.code({ ...counted('合同状态', 'Contract', 100), dict: contractState, ...filtered(query) }),
  light: (query?: Query) => field.code({ ...counted('信号灯', 'Light', 80), dict: safetyLight, ...filtered(query) }),
  verdict: () => field.code({ ...counted('可否上岗', 'May work', 100), dict: workVerdict }),
  owed: (query?: Query) => field.money({ ...counted('待发工资', 'Wages owed', 120), ...filtered(query) }),
  money: (zh: string, en: string, hint?: FieldMeta['hint']) => field.money(counted(zh, en, 120, hint && { hint })),
  points: (zh = '安全扣分', en = 'Safety points') =>
    field.integer(
      counted(zh, en, 90, { hint: { zh: '十二个月内扣分减加分', en: 'Penalties less credits of twelve months' } }),
    ),
  count: (zh: string, en: string, { query, hint }: Pick<FieldMeta, 'query' | 'hint'> = {}) =>
    field.integer({ ...counted(zh, en, 90, hint && { hint }), ...filtered(query) }),
  date: (zh: string, en: string) => field.date(counted(zh, en, 120)),
};
