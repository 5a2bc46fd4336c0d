import type { ProcessModel } from '@gongdi/api';
import { businessFormAt, EMPTY } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { BusinessPreviewDialog } from '../business/business-preview.tsx';
import { StoredPreview } from '../form/stored-preview.tsx';

/** The form of a model: a click shows it; of a page of its own the address is named. */
export function FormLink({ model }: { model: ProcessModel }) {
  const [shown, setShown] = useState(false);
  const lang = useLang();
  const { form_id, form_name, form_custom_create_path: path } = model;
  const resource = businessFormAt(path);
  if (!form_id && !resource) return path ?? EMPTY;
  return (
    <>
      <Button type="link" size="small" className="gd-row-action" onClick={() => setShown(true)}>
        {resource?.label[lang] ?? form_name ?? form_id}
      </Button>
      {shown && resource && <BusinessPreviewDialog resource={resource} onClose={() => setShown(false)} />}
      {shown && form_id && <StoredPreview id={form_id} onClose={() => setShown(false)} />}
    </>
  );
}
