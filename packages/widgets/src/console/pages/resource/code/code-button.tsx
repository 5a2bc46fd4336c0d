import { QrcodeOutlined } from '@ant-design/icons';
import type { AnyResource } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { CodeDialog } from './code-dialog.tsx';
import { useCodeText } from './text/index.ts';

interface CodeButtonProps {
  resource: AnyResource;
  row: Record<string, unknown> & { id: string };
}

/** Shows the code that opens a record's page. */
export default function CodeButton({ resource, row }: CodeButtonProps) {
  const text = useCodeText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text.code}
      </Button>
      {open && <CodeDialog resource={resource} row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
