import type { FileItem } from '@gongdi/domain';
import { FileTrouble, useRead, type Loaded } from '../content/use-bytes.ts';
import { previewKind } from '../content/preview-kind.ts';

/** A plan as a picture that the page may load, with its size in pixels. */
export interface PlanPicture {
  src: string;
  width: number;
  height: number;
}

/** Largest file of a plan, bytes. */
const LIMIT = 64 * 1024 * 1024;

/** The code for a PDF and for a drawing is loaded when such a plan is opened. */
async function pictureOf(file: FileItem, page: number, bytes: ArrayBuffer, signal: AbortSignal): Promise<Blob> {
  switch (previewKind(file)) {
    case 'image':
      return new Blob([bytes], { type: file.type ?? 'image/png' });
    case 'pdf':
      return (await import('./pdf-picture.ts')).pdfPicture(bytes, page, signal);
    case 'drawing':
      return (await import('./drawing-picture.ts')).drawingPicture(bytes, signal);
    default:
      throw new FileTrouble({ why: 'damaged' });
  }
}

/**
 * Makes a picture of a plan: of the picture itself, of one page of a PDF, or of a DXF. The component that calls it
 * stands for one file: another file needs another key.
 */
export function usePlanPicture(file: FileItem, page: number): Loaded<PlanPicture> {
  return useRead<PlanPicture>(
    file,
    LIMIT,
    async (bytes, signal) => {
      const blob = await pictureOf(file, page, bytes, signal);
      const { width, height } = await sizeOf(blob);
      return { src: URL.createObjectURL(blob), width, height };
    },
    ({ src }) => URL.revokeObjectURL(src),
  );
}

/** @throws FileTrouble when the browser cannot read the picture */
async function sizeOf(blob: Blob): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw new FileTrouble({ why: 'damaged' }, error);
  });
  const { width, height } = picture;
  picture.close();
  return { width, height };
}
