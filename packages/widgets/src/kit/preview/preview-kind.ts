import { fileTypeOf, type FileItem } from '@gongdi/domain';

/** How a file is opened: in a dialog, or by its address (console specification, section 2.7). */
export type PreviewKind = 'image' | 'video' | 'audio' | 'link';

/** Returns the preview kind of a file; its type decides when its name does not. */
export function previewKind({ name = '', type }: Pick<FileItem, 'name' | 'type'>): PreviewKind {
  const major = fileTypeOf(name)?.major ?? type?.split('/')[0];
  return major === 'image' || major === 'video' || major === 'audio' ? major : 'link';
}

/** Width of the dialog: pixels, or for videos a percentage of the window (console specification, section 9). */
export function dialogWidthOf(kind: PreviewKind): number | string {
  return kind === 'video' ? '80%' : 420;
}
