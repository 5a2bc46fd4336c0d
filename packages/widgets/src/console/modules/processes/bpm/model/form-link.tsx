import type { ProcessModel } from '@gongdi/api';
import { EMPTY, type AnyResource } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { BusinessPreviewDialog } from '../business/business-preview.tsx';
import { WithBusinessForm } from '../business/with-business-form.tsx';
import { StoredPreview } from '../form/stored-preview.tsx';

/** The form of a model: a click opens its preview. For a form on another page, its address is shown. */
export function FormLink({ model }: { model: ProcessModel }) {
  return (
    <WithBusinessForm create={model.form_custom_create_path} waiting={model.form_custom_create_path}>
      {(resource) => <Shown model={model} resource={resource} />}
    </WithBusinessForm>
  );
}

function Shown({ model, resource }: { model: ProcessModel; resource: AnyResource | undefined }) {
  const [shown, setShown] = useState(false);
  const lang = useLang();
  const { form_id, form_name, form_custom_create_path: path } = model;
  if (!form_id && !resource) return path ?? EMPTY;
  return (
    <>
      <Button type="link" size="small" className="gd-data-row-action" onClick={() => setShown(true)}>
        {resource?.label[lang] ?? form_name ?? form_id}
      </Button>
      {shown && resource && <BusinessPreviewDialog resource={resource} onClose={() => setShown(false)} />}
      {shown && form_id && <StoredPreview id={form_id} onClose={() => setShown(false)} />}
    </>
  );
}
