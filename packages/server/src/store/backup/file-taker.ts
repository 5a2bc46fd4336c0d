import { backupHash, damaged, type BackupFile, type BackupFiles } from './format.ts';

/** Puts the files of a backup together from their portions, one after the other. */
export interface FileTaker {
  begin: (file: BackupFile) => void;
  /** A line of base64. @throws StoreError `backup_damaged` when no file has begun */
  portion: (line: string) => void;
  /** Puts the file at hand where it belongs, if one is. @returns whether one was */
  finish: () => Promise<boolean>;
  count: () => number;
  /** Files whose bytes are not what their name says: they were so when the backup was taken. */
  lost: () => number;
}

/** @param files absent: the files are looked at and left out */
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
