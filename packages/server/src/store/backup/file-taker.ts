import { backupHash, damaged, type BackupFile, type BackupFiles } from './format.ts';

/** Assembles the files of a backup from their portions, one file after the other. */
export interface FileTaker {
  begin: (file: BackupFile) => void;
  /** Accepts a line of base64. @throws StoreError `backup_damaged` if no file has begun */
  portion: (line: string) => void;
  /** Stores the current file, if there is one. @returns whether there was one */
  finish: () => Promise<boolean>;
  count: () => number;
  /** Number of files whose content does not match their name: they were so when the backup was made. */
  lost: () => number;
}

/** @param files absent: the files are checked and not stored */
export function fileTaker(files: Pick<BackupFiles, 'put'> | undefined): FileTaker {
  let current: BackupFile | undefined;
  let portions: Buffer[] = [];
  let count = 0;
  let lost = 0;
  return {
    begin: (file) => {
      current = file;
      portions = [];
    },
    portion: (line) => {
      if (!current) throw damaged('bytes without a file');
      portions.push(Buffer.from(line.slice(1, -1), 'base64'));
    },
    finish: async () => {
      if (!current) return false;
      const bytes = Buffer.concat(portions);
      const name = backupHash().update(bytes).digest('hex');
      if (name === current.file) await files?.put(bytes);
      else lost += 1;
      current = undefined;
      portions = [];
      count += 1;
      return true;
    },
    count: () => count,
    lost: () => lost,
  };
}
