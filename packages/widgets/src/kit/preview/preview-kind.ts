import { fileTypeOf, type FileItem } from '@gongdi/domain';

/** How a file is looked at: in a dialog, or by opening its address (console specification, section 2.7). */
export type PreviewKind = 'image' | 'video' | 'audio' | 'link';

export const previewKindOf = (name: string): PreviewKind => kindOfMajor(fileTypeOf(name)?.major);

/** The same of a file, whose type tells where its name does not. */
export function previewKind({ name = '', type }: Pick<FileItem, 'name' | 'type'>): PreviewKind {
  return kindOfMajor(fileTypeOf(name)?.major ?? type?.split('/')[0]);
}

function kindOfMajor(major: string | undefined): PreviewKind {
  return major === 'image' || major === 'video' || major === 'audio' ? major : 'link';
}

/** Width of the dialog: pixels, or a share of the window for videos (console specification, section 9). */
export function dialogWidthOf(kind: PreviewKind): number | string {
  return kind === 'video' ? '80%' : 420;
}
