import { fileTypeOf } from '@gongdi/domain';

/** How a file is looked at: in a dialog, or by opening its address (console specification, section 2.7). */
export type PreviewKind = 'image' | 'video' | 'audio' | 'link';

export function previewKindOf(name: string): PreviewKind {
  const major = fileTypeOf(name)?.major;
  return major === 'image' || major === 'video' || major === 'audio' ? major : 'link';
}

/** Width of the dialog: pixels, or a share of the window for videos (console specification, section 9). */
export function dialogWidthOf(kind: PreviewKind): number | string {
  return kind === 'video' ? '80%' : 420;
}
