import { App, type FormInstance } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';

/**
 * Keeps a form's input when the session ends. When the same user opens the form again, the input is restored with a
 * message.
 * @param id identifies the form and its record
 * @param names names of its fields; only touched fields are kept, so that the others show what is stored by then
 * @param onTaken called after input was restored
 */
export function useTyped(id: string, form: FormInstance, names: readonly string[], onTaken?: () => void): void {
  const { typed, owner } = useData();
  const text = useKitText();
  const { message } = App.useApp();
  const fields = useRef(names);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    const values = typed?.take(owner, id);
    if (!values) return;
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, touched: true })));
    taken.current?.();
    void message.info(text.typedKept);
  }, [typed, owner, id, form, message, text]);
  // A layout effect runs its cleanup before the fields are unmounted and their touched state is lost.
  useLayoutEffect(
    () => () => {
      const touched = fields.current.filter((name) => form.isFieldTouched(name));
      typed?.keep(owner, id, Object.fromEntries(touched.map((name) => [name, form.getFieldValue(name) as unknown])));
    },
    [typed, owner, id, form],
  );
}
