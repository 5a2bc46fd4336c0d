import { CallFailure } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { createContext } from 'react';
import { randomKey } from '../random-key/random-key.ts';

/** Ids of files that are on this device only begin so. */
const LOCAL = 'local:';

/** Files that a form holds while there is no network. */
export interface LocalFiles {
  /** @returns the file as a control shows it */
  keep: (file: File) => FileItem;
  /** Files are sent with the form only, network or not. */
  always?: true;
}

/** Around a form that may be filled in without a network; absent: a file that cannot be sent is a failed upload. */
export const LocalFilesContext = createContext<LocalFiles | null>(null);

export const localId = (): string => LOCAL + randomKey();

export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

/** Whether a call failed because nobody answered, so that it may be made again later. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 0 && error.code === 0 && !error.cancelled;
}
