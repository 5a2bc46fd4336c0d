import type { ImportProblem, ImportResult } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import type { ReadResult } from '@gongdi/sheets';
import { Result, Table } from 'antd';
import { useKitText } from '../data/index.ts';
import { ErrorBookButton } from './error-book-button.tsx';

interface ImportOutcomeProps {
  outcome: ImportResult;
  checked: ReadResult<AnyResource>;
}

/** What the server did with a file; the rows that it left out can be taken away, mended and brought again. */
export function ImportOutcome({ outcome, checked }: ImportOutcomeProps) {
  const text = useKitText();
  const parts = [
    outcome.deleted > 0 && fill(text.importDoneDeleted, { deleted: outcome.deleted }),
    outcome.failed > 0 && fill(text.importDoneFailed, { failed: outcome.failed }),
    outcome.repeated && text.importRepeated,
  ].filter(Boolean);
  return (
    <>
      <Result
        status={outcome.failed > 0 ? 'warning' : 'success'}
        title={fill(text.importDone, { added: outcome.added })}
        subTitle={parts.join(' · ')}
        extra={checked.refused.length > 0 && <ErrorBookButton result={checked} />}
      />
      {outcome.errors.length > 0 && (
        <Table<ImportProblem>
          size="small"
          rowKey={(problem) => `${problem.row}:${problem.field}:${problem.code}`}
          dataSource={outcome.errors}
          pagination={false}
          scroll={{ y: 200 }}
          columns={[
            { title: text.importRow, dataIndex: 'row', width: 64 },
            { title: text.importReason, dataIndex: 'message' },
          ]}
        />
      )}
    </>
  );
}
