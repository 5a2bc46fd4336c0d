import type { ImportProblem, ImportResult } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Result, Table } from 'antd';
import { useKitText } from '../data/index.ts';

/** What the server did with a file. */
export function ImportOutcome({ outcome }: { outcome: ImportResult }) {
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
