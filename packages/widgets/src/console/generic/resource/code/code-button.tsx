import { QrcodeOutlined } from '@ant-design/icons';
import type { AnyResource } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { CodeDialog } from './code-dialog.tsx';
import type { ScreenCode, ScreenRow } from '../screen.ts';
import { useCodeText } from './text/index.ts';

interface CodeButtonProps {
  code: ScreenCode;
  resource: AnyResource;
  row: ScreenRow;
}

/** Button that shows the QR code which opens a record's page. */
export default function CodeButton({ code, resource, row }: CodeButtonProps) {
  const text = useCodeText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text.code}
      </Button>
      {open && <CodeDialog code={code} resource={resource} row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
