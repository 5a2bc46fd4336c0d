import type { FileItem } from '@gongdi/domain';
import { isUnreachable, type LocalFiles } from './local-files.ts';
import { sendFile, type SendOptions } from './send-file.ts';

/**
 * Uploads a file, or stores it on this device when the form is filled in without a network.
 * @param local absent: a file that cannot be sent is a failure
 * @throws CallFailure when the server refused the file, or was unreachable and the file cannot be stored
 */
export async function sendOrKeep(file: File, options: SendOptions, local: LocalFiles | null): Promise<FileItem> {
  if (local && (local.always || !navigator.onLine)) return local.keep(file);
  try {
    return await sendFile(file, options);
  } catch (error) {
    if (!local || !isUnreachable(error)) throw error;
    return local.keep(file);
  }
}
