import { fill, sheetColumnsOf, type AnyResource } from '@gongdi/domain';
import { columnName, type ReadResult, type SheetProblem } from '@gongdi/sheets';
import { Alert, Table } from 'antd';
import { useData, useKitText } from '../data/index.ts';
import { FieldValue } from '../detail/record-detail.tsx';
import { StillTable } from '../layout/still-table.tsx';
import { ErrorBookButton } from './error-book-button.tsx';

/** Number of preview rows, and of errors shown on screen; the download contains all. */
const PREVIEW_ROWS = 5;
const ERRORS_SHOWN = 50;

/** Result of checking a file: the number of valid rows, the first of them, and every error with its position. */
export function CheckedSheet({ resource, result }: { resource: AnyResource; result: ReadResult<AnyResource> }) {
  const text = useKitText();
  const total = result.cleanCount + result.refusedCount;
  const pictures = result.clean.reduce((sum, row) => sum + picturesIn(row), 0);
  const summary = fill(text.importChecked, { total, good: result.cleanCount, bad: result.refusedCount });
  return (
    <>
      <Alert
        type={result.errorCount === 0 ? 'success' : result.cleanCount > 0 ? 'warning' : 'error'}
        showIcon
        description={pictures > 0 && fill(text.importPictures, { count: pictures })}
        title={result.cleanCount === 0 && result.errorCount > 0 ? `${summary}。${text.importNothing}` : summary}
        action={result.refused.length > 0 && <ErrorBookButton result={result} />}
      />
      {result.errors.length > 0 && <Problems problems={result.errors} count={result.errorCount} />}
      {result.clean.length > 0 && <Preview resource={resource} result={result} />}
    </>
  );
}

const picturesIn = ({ pictures = [] }: ReadResult<AnyResource>['clean'][number]): number =>
  pictures.reduce((sum, one) => sum + one.pictures.length, 0);

function Problems({ problems, count }: { problems: readonly SheetProblem[]; count: number }) {
  const { lang } = useData();
  const text = useKitText();
  const shown = problems.slice(0, ERRORS_SHOWN);
  return (
    <>
      <StillTable>
        <Table
          size="small"
          rowKey={(problem) => `${problem.row}:${problem.column}:${problem.code}`}
          dataSource={shown}
          pagination={false}
          scroll={{ y: 200 }}
          columns={[
            { title: text.importRow, dataIndex: 'row', width: 64 },
            {
              title: text.importColumn,
              width: 64,
              render: (_, problem) => (problem.column < 0 ? '--' : columnName(problem.column)),
            },
            { title: text.importReason, render: (_, problem) => problem.message[lang] },
          ]}
        />
      </StillTable>
      {count > shown.length && <p>{fill(text.importMoreErrors, { count: count - shown.length })}</p>}
    </>
  );
}

function Preview({ resource, result }: { resource: AnyResource; result: ReadResult<AnyResource> }) {
  const { lang } = useData();
  const text = useKitText();
  const rows = result.clean.slice(0, PREVIEW_ROWS);
  const columns = sheetColumnsOf(resource).map((column) => ({
    key: column.path.join('.'),
    title: column.label[lang],
    width: 140,
    ellipsis: true,
    render: (_: unknown, row: (typeof rows)[number]) => (
      <FieldValue
        field={column}
        value={column.path.reduce<unknown>(
          (value, key) => (value as Record<string, unknown> | null)?.[key],
          row.record,
        )}
      />
    ),
  }));
  return (
    <StillTable>
      <Table
        size="small"
        title={() => fill(text.importPreview, { count: rows.length })}
        rowKey="row"
        dataSource={rows}
        pagination={false}
        columns={[{ key: 'row', title: text.importRow, dataIndex: 'row', width: 64, fixed: 'left' }, ...columns]}
        scroll={{ x: 64 + columns.length * 140 }}
      />
    </StillTable>
  );
}
