import type { Answer } from '../parts/off-thread.ts';
import { readTables } from './read-tables.ts';
import type { SheetTable } from './sheet-data.ts';

// Reads a workbook apart from the page.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readTables(data).then(
    (value) => postMessage({ value } satisfies Answer<SheetTable[]>),
    (error: unknown) =>
      postMessage({ failure: (error as { code?: string }).code ?? 'damaged' } satisfies Answer<SheetTable[]>),
  );
});
