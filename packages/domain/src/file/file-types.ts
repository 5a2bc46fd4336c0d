/** Major type of a file. It decides how the file is shown, and a list of allowed types may name it. */
export type MajorType = 'image' | 'video' | 'audio' | 'document' | 'text' | 'archive' | 'drawing';

export interface FileType {
  /** Lower case, without the dot. */
  extension: string;
  major: MajorType;
  /** Content type of the response when the file is opened. */
  mime: string;
  /**
   * Types that the content may have (names of the package `file-type`); null: the content has no signature, so it must
   * be plain text.
   */
  sniffed: readonly string[] | null;
  /** A converter can make a PDF of it. */
  converted?: true;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const CFB = ['application/x-cfb'];

function type(extension: string, major: MajorType, mime: string, sniffed?: readonly string[] | null): FileType {
  return { extension, major, mime, sniffed: sniffed === undefined ? [mime] : sniffed };
}

const office = (extension: string, mime: string, sniffed?: readonly string[]): FileType => ({
  ...type(extension, 'document', mime, sniffed),
  converted: true,
});

/**
 * Every accepted type of file. All other types are refused: programs, scripts, pages and SVG, which may contain
 * scripts.
 */
export const FILE_TYPES: readonly FileType[] = [
  type('png', 'image', 'image/png'),
  type('jpg', 'image', 'image/jpeg'),
  type('jpeg', 'image', 'image/jpeg'),
  type('gif', 'image', 'image/gif'),
  type('webp', 'image', 'image/webp'),
  type('bmp', 'image', 'image/bmp'),
  type('mp4', 'video', 'video/mp4', ['video/mp4', 'video/x-m4v']),
  type('mov', 'video', 'video/quicktime', ['video/quicktime', 'video/mp4']),
  type('webm', 'video', 'video/webm', ['video/webm', 'video/matroska']),
  type('mp3', 'audio', 'audio/mpeg'),
  type('wav', 'audio', 'audio/wav'),
  type('pdf', 'document', 'application/pdf'),
  office('doc', 'application/msword', CFB),
  office('xls', 'application/vnd.ms-excel', CFB),
  office('ppt', 'application/vnd.ms-powerpoint', CFB),
  office('docx', `${OFFICE}wordprocessingml.document`),
  office('xlsx', `${OFFICE}spreadsheetml.sheet`),
  office('pptx', `${OFFICE}presentationml.presentation`),
  type('txt', 'text', 'text/plain', null),
  type('csv', 'text', 'text/csv', null),
  type('zip', 'archive', 'application/zip'),
  type('rar', 'archive', 'application/x-rar-compressed'),
  type('7z', 'archive', 'application/x-7z-compressed'),
  type('dwg', 'drawing', 'image/vnd.dwg'),
  type('dxf', 'drawing', 'image/vnd.dxf', null),
];

const BY_EXTENSION = new Map(FILE_TYPES.map((one) => [one.extension, one]));

/** Returns the extension of a name in lower case: `图纸.PDF` → `pdf`; empty when the name has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Returns the accepted type that the extension of a name claims; undefined if there is none. */
export function fileTypeOf(name: string): FileType | undefined {
  return BY_EXTENSION.get(extensionOf(name));
}

/** Returns whether a name is of an allowed type: an extension (`pdf`, `.pdf`) or a major type (`image`, `image/*`). */
export function isAccepted(name: string, accept: readonly string[] | undefined): boolean {
  const found = fileTypeOf(name);
  if (!found) return false;
  if (accept === undefined || accept.length === 0) return true;
  return accept.some((entry) => {
    const wanted = entry.trim().toLowerCase().replace(/^\./, '').replace(/\/\*$/, '');
    return wanted === found.extension || wanted === found.major || wanted === found.mime;
  });
}

/** Returns the extensions of an allowed list, for the file chooser: `.png,.jpg`. */
export function acceptedExtensions(accept: readonly string[] | undefined): string[] {
  return FILE_TYPES.filter((one) => isAccepted(`x.${one.extension}`, accept)).map((one) => `.${one.extension}`);
}
