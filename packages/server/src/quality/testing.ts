import * as zlib from 'node:zlib';
import { defaultLimits, inflateByZlib, ZipArchive } from '@gongdi/sheets';

/** Returns the text of a Word document, one line for each paragraph and row, for tests. */
export async function formText(blob: Blob): Promise<string> {
  const archive = new ZipArchive(new Uint8Array(await blob.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
  const xml = await archive.text('word/document.xml', 10_000_000);
  return xml.replaceAll(/<\/w:(p|tr)>/g, '\n').replaceAll(/<[^>]+>/g, '');
}
