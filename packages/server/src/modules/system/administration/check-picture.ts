import type { CallContext } from '../../../handler/index.ts';
import { isPicture } from '../../../settings/index.ts';
import { refuseField } from './text/index.ts';

/**
 * A picture that somebody keeps, or an empty text for none.
 * @param most bytes
 * @throws GongdiError `invalid` that names the field
 */
export function checkPicture(context: Pick<CallContext, 'lang'>, path: string, address: string, most?: number): void {
  if (address !== '' && !isPicture(address, most)) throw refuseField(context, path, 'badPicture');
}
