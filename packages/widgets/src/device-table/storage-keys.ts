/** Name of the table, below which its choices are kept (`kit/storage-keys.ts`). */
export const tableName = (type: number | undefined): string => `device-table:${type ?? 'all'}`;
