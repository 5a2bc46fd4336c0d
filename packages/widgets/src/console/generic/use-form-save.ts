import { CallFailure } from '@gongdi/api';
import { App, type FormInstance } from 'antd';
import { useState } from 'react';
import { showFailure } from './show-failure.ts';

interface FormSave {
  busy: boolean;
  /**
   * @param refused also called with the failure of a refused call
   * @returns whether it was saved
   * @throws any error other than `CallFailure`
   */
  save: (work: () => Promise<unknown>, refused?: (failure: CallFailure) => void) => Promise<boolean>;
}

/** Submits the form of a dialog. Problems of its fields are shown at the fields, every other reason as a message. */
export function useFormSave<V extends object>(form: FormInstance<V>): FormSave {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const show = (failure: CallFailure): void => {
    const { problems } = failure;
    const fields = form.getFieldsValue();
    const own = problems.flatMap(({ path, message: reason }) => {
      // A call may accept the form's values as an element of a list: `list.0.name`.
      const name = path.split('.').at(-1) as keyof V & string;
      return name in fields ? [{ name, errors: [reason] }] : [];
    });
    form.setFields(own as Parameters<typeof form.setFields>[0]);
    if (own.length === 0) showFailure(message, failure, problems[0]?.message);
  };
  const save: FormSave['save'] = async (work, refused) => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      show(error);
      refused?.(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
