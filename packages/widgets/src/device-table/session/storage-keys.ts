/** Name of the table under which its choices are stored (`kit/storage-keys.ts`). */
export const tableName = (type: number | undefined): string => `device-table:${type ?? 'all'}`;
