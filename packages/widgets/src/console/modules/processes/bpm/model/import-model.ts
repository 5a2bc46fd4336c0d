import { calls } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../../../../ground/context/console-context.tsx';

/** Lets the user choose a .bpmn or .xml file, stores it as a model and opens it in the designer. */
export function useImportModel() {
  const { client } = useConsole();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    setBusy(true);
    try {
      const model = await client.call(calls.workflow.modelImport, { form: {}, file, fileName: file.name });
      await queries.invalidateQueries({ queryKey: ['models'] });
      await navigate(`/bpm/manager/model/design?id=${encodeURIComponent(model.id)}`);
    } catch {
      // The client has shown what is wrong with the file.
    } finally {
      setBusy(false);
    }
  };
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.bpmn,.xml';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) void take(file);
    });
    input.click();
  };
  return { busy, choose };
}
