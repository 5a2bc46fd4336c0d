import type { ImportProblem, ImportResult } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import type { ReadResult } from '@gongdi/sheets';
import { Result, Table } from 'antd';
import { useKitText } from '../data/index.ts';
import { StillTable } from '../layout/still-table.tsx';
import { ErrorBookButton } from './error-book-button.tsx';

interface ImportOutcomeProps {
  outcome: ImportResult;
  checked: ReadResult<AnyResource>;
}

/** Result of the import on the server. Rows that the server skipped can be downloaded, corrected and imported again. */
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
        <StillTable>
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
        </StillTable>
      )}
    </>
  );
}
