import type { PermissionText } from './zh.ts';

export const en: PermissionText = {
  search: 'Find a permission',
  granted: '{count} of {all} granted',
  onlyGranted: 'Granted only',
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  nothing: 'No permission fits',
  notHeld: 'You cannot grant what is grey: you do not hold it yourself',
  whole: 'All permissions of “{name}”',
  column: '{operation} of “{name}”',
  columns: 'In all',
  later: 'with operations that are added later',
};
