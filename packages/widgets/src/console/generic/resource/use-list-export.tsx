import { calls, resourceCalls } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { App, Button } from 'antd';
import { useCallback, useState } from 'react';
import { fileNameOf } from '../../../kit/file/file-name.ts';
import { saveBlob } from '../../../kit/file/save-blob.ts';
import type { GridQuery } from '../../../kit/grid/data-grid.tsx';
import { useNavigate } from 'react-router';
import { useBulkText } from '../bulk/text/index.ts';
import { useConsole, useLang, useText } from '../../ground/context/console-context.tsx';

export type ExportKind = 'export' | 'word';

/**
 * Exports all records that match the filters, in the order of the list, or the selected records.
 * @returns `exportRows`, whose `personal` asks for personal data unmasked, and whether an export is running
 */
export function useListExport(resource: AnyResource, { sort, order }: GridQuery, filters: Record<string, string>) {
  const { client } = useConsole();
  const text = useText();
  const bulk = useBulkText();
  const lang = useLang();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [exporting, setExporting] = useState(false);
  const exportRows = useCallback(
    async (how: ExportKind, ids?: readonly string[], personal?: '1') => {
      setExporting(true);
      const close = message.loading(text.exporting, 0);
      try {
        if (how === 'export' && !ids) {
          const body = { resource: resource.name, query: filters, personal };
          if (await client.call(calls.job.exporting, { body })) {
            void message.info(
              <>
                {bulk.started}
                {/* Messages are rendered outside of the router, where a link would throw. */}
                <Button type="link" size="small" onClick={() => void navigate('/download')}>
                  {bulk.toCenter}
                </Button>
              </>,
              8,
            );
            return;
          }
        }
        const query = { ...(ids ? { ids: ids.join(',') } : { ...filters, sort, order }), personal };
        const answer = await client.open(resourceCalls(resource)[how]!, { query });
        saveBlob(
          await answer.blob(),
          fileNameOf(answer.headers, `${resource.label[lang]}.${how === 'word' ? 'docx' : 'xlsx'}`),
        );
        void message.success(text.exported);
      } catch {
        // The client has shown the reason.
      } finally {
        close();
        setExporting(false);
      }
    },
    [client, text, bulk, lang, message, navigate, resource, sort, order, filters],
  );
  return { exporting, exportRows };
}
