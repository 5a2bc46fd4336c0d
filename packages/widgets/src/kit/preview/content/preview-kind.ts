import { fileTypeOf, type FileItem } from '@gongdi/domain';

/**
 * How a file is shown (console specification, section 2.7). `converted`: as the PDF that the server makes of it;
 * `drawing` a DXF; `foreign` a format that no browser can show; `link` a download.
 */
export type PreviewKind =
  | 'image'
  | 'video'
  | 'audio'
  | 'pdf'
  | 'word'
  | 'sheet'
  | 'text'
  | 'drawing'
  | 'converted'
  | 'foreign'
  | 'link';

const BY_EXTENSION: Readonly<Record<string, PreviewKind>> = {
  pdf: 'pdf',
  docx: 'word',
  xlsx: 'sheet',
  xls: 'sheet',
  csv: 'sheet',
  txt: 'text',
  dxf: 'drawing',
  dwg: 'foreign',
};

const BY_MAJOR: Readonly<Record<string, PreviewKind>> = { image: 'image', video: 'video', audio: 'audio' };

/** Returns the preview kind of a file; its type decides when its name does not. */
export function previewKind({ name = '', type }: Pick<FileItem, 'name' | 'type'>): PreviewKind {
  const found = fileTypeOf(name);
  const own = found && BY_EXTENSION[found.extension];
  if (own) return own;
  const major = BY_MAJOR[found?.major ?? type?.split('/')[0] ?? ''];
  if (major) return major;
  return found?.converted ? 'converted' : 'link';
}

/** Width of the dialog: pixels, or for videos a percentage of the window (console specification, section 9). */
const WIDTHS: Partial<Record<PreviewKind, number | string>> = { image: 420, audio: 420, video: '80%' };

/** Returns the width of the dialog. A page of a document is read, so it gets the window. */
export const dialogWidthOf = (kind: PreviewKind): number | string => WIDTHS[kind] ?? 'min(1280px, 96%)';
