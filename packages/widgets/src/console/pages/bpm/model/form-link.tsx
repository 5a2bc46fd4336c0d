import type { ProcessModel } from '@gongdi/api';
import { EMPTY } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { StoredPreview } from '../form/stored-preview.tsx';

/** The form of a model: a click shows one of the designer, of a business form its page is named. */
export function FormLink({ model }: { model: ProcessModel }) {
  const [shown, setShown] = useState(false);
  const { form_id, form_name, form_custom_create_path: path } = model;
  if (!form_id) return path ?? EMPTY;
  return (
    <>
      <Button type="link" size="small" className="gd-row-action" onClick={() => setShown(true)}>
        {form_name ?? form_id}
      </Button>
      {shown && <StoredPreview id={form_id} onClose={() => setShown(false)} />}
    </>
  );
}
