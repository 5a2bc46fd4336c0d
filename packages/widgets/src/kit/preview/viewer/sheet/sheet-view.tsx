import { fill, type FileItem } from '@gongdi/domain';
import { columnName } from '@gongdi/sheets';
import { Button } from 'antd';
import { useState } from 'react';
import { Segmented } from '../../../radios/index.ts';
import { useSheet } from '../../../shadow/use-sheet.ts';
import { FileTrouble, useRead } from '../../content/use-bytes.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { offThread } from '../parts/off-thread.ts';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';
import { MOST, type SheetTable } from './sheet-data.ts';
import sheetCss from './sheet.css?inline';

/** Largest book that is read, bytes: unpacked, it is many times larger. */
const LIMIT = 64 * 1024 * 1024;
/** Rows that are added at a time, because a table of all of them would hold up the page. */
const PORTION = 100;

async function tablesOf(bytes: ArrayBuffer, signal: AbortSignal): Promise<SheetTable[]> {
  try {
    return await offThread<SheetTable[]>(
      () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }),
      bytes,
      [],
      signal,
      async () => ({ value: await (await import('./read-tables.ts')).readTables(bytes) }),
    );
  } catch (error) {
    const code = error instanceof Error ? error.message : '';
    const large = /^(zip_size|zip_ratio|file_too_large|sheet_|slow)/.test(code);
    throw new FileTrouble({ why: code === 'file_encrypted' ? 'locked' : large ? 'tooLarge' : 'damaged' }, error);
  }
}

/** The sheets of a workbook, or a CSV, as tables. */
export function SheetView({ file }: { file: FileItem }) {
  useSheet(sheetCss);
  const text = useViewerText();
  const read = useRead(file, LIMIT, tablesOf);
  if (read.state === 'loading') return <Waiting part={read.part} text={text.reading} />;
  if (read.state === 'failed') return <FileProblem trouble={read.trouble} retry={read.retry} />;
  return <Book tables={read.value} />;
}

function Book({ tables }: { tables: readonly SheetTable[] }) {
  const text = useViewerText();
  const [at, setAt] = useState(0);
  const table = tables[at];
  if (!table) return <p className="gd-sheet-note">{text.emptySheet}</p>;
  return (
    <>
      <Table key={at} table={table} />
      {tables.length > 1 && (
        <div className="gd-sheet-names">
          <Segmented
            aria-label={text.sheets}
            value={at}
            onChange={setAt}
            options={tables.map(({ name }, value) => ({ value, label: name }))}
          />
        </div>
      )}
    </>
  );
}

function Table({ table: { name, rows, columns, cutRows, cutColumns } }: { table: SheetTable }) {
  const text = useViewerText();
  const [count, setCount] = useState(PORTION);
  if (rows.length === 0) return <p className="gd-sheet-note">{text.emptySheet}</p>;
  const more = Math.min(5 * PORTION, rows.length - count);
  return (
    <div className="gd-sheet">
      <div className="gd-sheet-view" tabIndex={0} role="group" aria-label={name || text.document} data-gd-focus>
        <table>
          <thead>
            <tr>
              <td />
              {Array.from({ length: columns }, (_, index) => (
                <th key={index} scope="col">
                  {columnName(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {Array.from({ length: columns }, (_, index) => (
                  <td key={index} title={(cells[index]?.length ?? 0) > 24 ? cells[index] : undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {more > 0 && (
          <Button className="gd-sheet-more" size="small" onClick={() => setCount(count + more)}>
            {fill(text.moreRows, { rows: more })}
          </Button>
        )}
      </div>
      {(cutRows || cutColumns) && (
        <p className="gd-sheet-note" role="note">
          {cutRows && fill(text.rowsCut, { rows: MOST.rows })}{' '}
          {cutColumns && fill(text.columnsCut, { columns: MOST.columns })}
        </p>
      )}
    </div>
  );
}
