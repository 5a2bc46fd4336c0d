export { MAP_KEYS } from './columns.ts';
export { fileKeys, fixedKeys, KEY_FILE, keysOf, type Keyring } from './keyring.ts';
export { addFileKey, contentMark, fileKeyOf, markedFiles, newFileKey, removeFileKey } from './file-keys.ts';
export { isDone, markDone } from './steps.ts';
export { isValue, isValueOrTail, opened, sealedFor } from './columns-of.ts';
export { blindName, blindsOf, takenNumbers } from './seek.ts';
export { keyIdsOf, openVault } from './open.ts';
export { rotateKeys, type Rotated } from './rotate.ts';
