import { FileTrouble } from '../content/use-bytes.ts';
import { openPdf } from '../viewer/pdf/open-pdf.ts';
import { pngOf, scaleOf } from './pixels.ts';

/** Draws one page of a PDF. @throws FileTrouble when it is broken, locked, or has no such page */
export async function pdfPicture(data: ArrayBuffer, number: number, signal: AbortSignal): Promise<Blob> {
  let locked = false;
  const task = openPdf({ data }, { askPassword: () => refuse(), progress: () => undefined });
  const refuse = () => {
    locked = true;
    void task.destroy();
  };
  try {
    signal.addEventListener('abort', () => void task.destroy(), { once: true });
    const pdf = await task.promise;
    const page = await pdf.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: scaleOf(plain.width, plain.height) });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    await page.render({ canvas, viewport }).promise;
    return await pngOf(canvas);
  } catch (error) {
    throw new FileTrouble({ why: locked ? 'locked' : 'damaged' }, error);
  } finally {
    void task.destroy();
  }
}
