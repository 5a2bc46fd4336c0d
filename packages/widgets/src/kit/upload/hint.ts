import { acceptedExtensions, fileSize, fill } from '@gongdi/domain';
import type { FileRules } from './file-rules.ts';
import type { UploadText } from './text/zh.ts';

/** Above this number, file types are not listed one by one. */
const TYPES_LISTED = 6;

/** Returns a text that describes which files may be chosen. */
export function hintOf({ accept, maxSize, maxCount }: FileRules, text: UploadText): string {
  const types = acceptedExtensions(accept).map((one) => one.slice(1));
  return [
    text.drop,
    ...(types.length <= TYPES_LISTED ? [fill(text.hintTypes, { types: types.join('/') })] : []),
    ...(maxSize === undefined ? [] : [fill(text.hintSize, { size: fileSize(maxSize * 1024) })]),
    fill(text.hintCount, { count: maxCount }),
  ].join(text.hintSeparator);
}
