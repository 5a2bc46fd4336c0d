import type { ModdleElement } from '../../../diagram/model.ts';
import { ASYNC_NAMES } from '../edit/async-names.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { ChecksRow } from './checks-row.tsx';

/** Row with asynchronous before, after, and exclusive; of an activity or of a loop. */
export function AsyncRow({ editor, texts, target }: SectionProps & { target?: ModdleElement }) {
  const holder = target ?? editor.object;
  const names = ASYNC_NAMES[editor.engine];
  if (!editor.knows(names.before, holder)) return null;
  const isOn = (local: string | undefined) => local !== undefined && holder.get(editor.name(local)) === true;
  const before = isOn(names.before);
  const after = isOn(names.after);
  const check = (key: string, label: string, local: string, checked: boolean, disabled = false) => ({
    key,
    label,
    checked,
    disabled,
    onChange: (next: boolean) => editor.set(editor.name(local), next, target),
  });
  const exclusive = (before || after) && holder.get(editor.name('exclusive')) !== false;
  return (
    <ChecksRow
      label={texts.asyncSettings}
      checks={[
        check('before', texts.asyncBefore, names.before, before),
        ...(names.after ? [check('after', texts.asyncAfter, names.after, after)] : []),
        check('exclusive', texts.exclusive, 'exclusive', exclusive, !before && !after),
      ]}
    />
  );
}
