import { calls, CallFailure } from '@gongdi/api';
import { formFromWire } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Spin } from 'antd';
import { Suspense, useEffect, useMemo } from 'react';
import { lazyPart } from '../../../../../kit/lazy/index.ts';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useFormOpener } from './use-opener.ts';

const PreviewDialog = lazyPart(async () => ({
  default: (await import('../../../../../form-designer/index.ts')).PreviewDialog,
}));

/** Preview of a stored form as its users see it. */
export function StoredPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useConsole();
  const opener = useFormOpener();
  const { message } = App.useApp();
  const query = useQuery({
    queryKey: ['bpm-form', id],
    queryFn: ({ signal }) => client.call(calls.workflow.formGet, { query: { id } }, { signal, quiet: true }),
  });
  const form = useMemo(() => query.data && formFromWire(query.data), [query.data]);
  useEffect(() => {
    if (!query.error) return;
    if (query.error instanceof CallFailure) showFailure(message, query.error);
    onClose();
  }, [query.error, message, onClose]);
  if (!form) return <Spin fullscreen />;
  return (
    <Suspense fallback={<Spin fullscreen />}>
      <PreviewDialog form={form} opener={opener} onClose={onClose} />
    </Suspense>
  );
}
