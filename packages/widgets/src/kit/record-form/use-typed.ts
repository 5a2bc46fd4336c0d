import { App, type FormInstance } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';

/**
 * What was typed into a form stays when its session ends: it stands there again, and is said to, once the same user is back.
 * @param form names the form and its record
 * @param names of its fields; only those that were touched are kept, so that nothing else covers what is stored by now
 */
export function useTyped(id: string, form: FormInstance, names: readonly string[]): void {
  const { typed, owner } = useData();
  const text = useKitText();
  const { message } = App.useApp();
  const fields = useRef(names);
  useEffect(() => {
    const values = typed?.take(owner, id);
    if (!values) return;
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, touched: true })));
    void message.info(text.typedKept);
  }, [typed, owner, id, form, message, text]);
  // Before the fields themselves are gone, and with them what is known of them.
  useLayoutEffect(
    () => () => {
      const touched = fields.current.filter((name) => form.isFieldTouched(name));
      typed?.keep(owner, id, Object.fromEntries(touched.map((name) => [name, form.getFieldValue(name) as unknown])));
    },
    [typed, owner, id, form],
  );
}
