import type { CallContext } from '../../../handler/index.ts';
import { isPicture } from '../../../settings/index.ts';
import { refuseField } from './text/index.ts';

/**
 * Checks the data URL of a picture; an empty text means no picture.
 * @param most largest size in bytes
 * @throws GongdiError `invalid` that names the field
 */
export function checkPicture(context: Pick<CallContext, 'lang'>, path: string, address: string, most?: number): void {
  if (address !== '' && !isPicture(address, most)) throw refuseField(context, path, 'badPicture');
}
