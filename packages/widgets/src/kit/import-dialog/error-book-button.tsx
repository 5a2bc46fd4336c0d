import { DownloadOutlined } from '@ant-design/icons';
import type { AnyResource } from '@gongdi/domain';
import { errorWorkbook, XLSX_TYPE, type ReadResult } from '@gongdi/sheets';
import { Button } from 'antd';
import { useData, useKitText } from '../data/index.ts';
import { saveBlob } from '../file/save-blob.ts';

/** Downloads the rows of a file that cannot be imported, as a workbook with the reasons beside them. */
export function ErrorBookButton({ result }: { result: ReadResult<AnyResource> }) {
  const { lang } = useData();
  const text = useKitText();
  const download = async () =>
    saveBlob(new Blob([await errorWorkbook(result, { lang })], { type: XLSX_TYPE }), `${text.importErrorBook}.xlsx`);
  return (
    <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
      {text.importErrorBook}
    </Button>
  );
}
