import type { BackupFiles } from '../store/index.ts';
import type { BlobStore } from './blob-store.ts';

/** Reads the bytes of uploaded files, encrypted as they are stored, for a backup of the database, and restores them from one. */
export function backupFiles(blobs: BlobStore): BackupFiles {
  return {
    names: async (client) => {
      const there = await client.query<{ name: string | null }>(`select to_regclass('stored_file')::text as name`);
      if (there.rows[0]?.name == null) return [];
      const { rows } = await client.query<{ hash: string }>('select distinct hash from stored_file order by hash');
      return rows.map(({ hash }) => hash);
    },
    open: (name) => blobs.open(name),
    put: (bytes) => blobs.put(bytes),
  };
}
