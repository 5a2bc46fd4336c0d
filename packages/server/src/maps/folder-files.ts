import fs from 'node:fs/promises';
import path from 'node:path';
import { MAP_FILE_TYPES } from './map-files.ts';

/** A file that a layer may name. */
export interface FolderFile {
  name: string;
  size: number;
  /** Kinds of layers that can show it. */
  kinds: readonly ('drawing' | 'pmtiles' | 'lines')[];
}

/** Most files that are listed. */
const MOST = 200;

/** A file of the folder itself: no path, and not hidden. */
export const isFolderFile = (name: string): boolean => /^[^/\\.][^/\\]*$/.test(name);

/** Lists the files of the maps folder that layers can show. The folder is made, so that people find it. */
export async function folderFiles(folder: string): Promise<FolderFile[]> {
  await fs.mkdir(folder, { recursive: true });
  const names = (await fs.readdir(folder)).filter(isFolderFile).toSorted();
  const files: FolderFile[] = [];
  for (const name of names) {
    const ending = path.extname(name).toLowerCase();
    const kinds = (['drawing', 'pmtiles', 'lines'] as const).filter((kind) => ending in MAP_FILE_TYPES[kind]);
    const stat = kinds.length > 0 ? await fs.stat(path.join(folder, name)).catch(() => undefined) : undefined;
    if (stat?.isFile() && files.length < MOST) files.push({ name, size: stat.size, kinds });
  }
  return files;
}
