import { CallFailure } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { createContext } from 'react';
import { randomKey } from '../random-key/random-key.ts';

/** Prefix of the ids of files that exist only on this device. */
const LOCAL = 'local:';

/** Files that a form stores on this device while there is no network. */
export interface LocalFiles {
  /** @returns the file in the form that a control shows */
  keep: (file: File) => FileItem;
  /** Files are always sent together with the form, also when there is a network. */
  always?: true;
}

/**
 * Provided around a form that may be filled in without a network; absent: a file that cannot be sent is a failed
 * upload.
 */
export const LocalFilesContext = createContext<LocalFiles | null>(null);

export const localId = (): string => LOCAL + randomKey();

export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

/** Returns whether a call failed because the server could not be reached, so that it may be repeated later. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 0 && error.code === 0 && !error.cancelled;
}
