import { ApiOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { Button } from 'antd';
import { useState } from 'react';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useCustomFieldText } from './text/index.ts';

/** Downloads the API document with the fields of the company. */
export function DocumentButton() {
  const { client } = useConsole();
  const text = useCustomFieldText();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const answer = await client.open(calls.custom.document, {});
      saveBlob(await answer.blob(), 'openapi.json');
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<ApiOutlined aria-hidden />} loading={busy && BUSY} onClick={() => void load()}>
      {text.document}
    </Button>
  );
}
