import { calls, type ChangeEntry, type WholeDictionary } from '@gongdi/api';
import type { DictionaryEntry } from '@gongdi/domain';
import { Tag } from 'antd';
import { HistoryDrawer, type ChangedLine } from '../../../generic/history/history-drawer.tsx';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { DICTIONARIES } from '../../../ground/live/use-overlay.ts';
import { entriesIn } from './restored.ts';
import { useDictionaryText } from './text/index.ts';

interface DictionaryHistoryProps {
  base: WholeDictionary;
  /** Absent: the user may not change the dictionary. */
  restore: ((entries: readonly DictionaryEntry[]) => void) | undefined;
  onClose: () => void;
}

/** Who changed a dictionary when. */
export function DictionaryHistory({ base, restore, onClose }: DictionaryHistoryProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useDictionaryText();
  const shown = ({ label, color_type, disabled }: DictionaryEntry) => (
    <>
      <Tag color={color_type}>{label[lang]}</Tag>
      {disabled && text.disabled}
    </>
  );
  const lines = ({ before, after }: ChangeEntry): ChangedLine[] => {
    const [was, is] = [entriesIn(before), entriesIn(after)];
    const changed: ChangedLine[] = [];
    for (const entry of is) {
      const old = was.find((one) => one.value === entry.value);
      if (!old) changed.push({ key: `+${entry.value}`, label: `${text.added} ${entry.value}`, after: shown(entry) });
      else if (JSON.stringify(old) !== JSON.stringify(entry))
        changed.push({
          key: `~${entry.value}`,
          label: `${text.value} ${entry.value}`,
          before: shown(old),
          after: shown(entry),
        });
    }
    for (const entry of was)
      if (!is.some((one) => one.value === entry.value))
        changed.push({ key: `-${entry.value}`, label: `${text.removed} ${entry.value}`, before: shown(entry) });
    const order = (list: readonly DictionaryEntry[], other: readonly DictionaryEntry[]) =>
      list.filter(({ value }) => other.some((one) => one.value === value)).map(({ value }) => value);
    if (order(was, is).join() !== order(is, was).join())
      changed.push({ key: 'order', label: text.order, after: is.map(({ label }) => label[lang]).join(' · ') });
    return changed;
  };
  return (
    <HistoryDrawer
      name={base.label[lang]}
      queryKey={[DICTIONARIES, 'history', base.dict_type, base.version]}
      load={(before, signal) =>
        client.call(
          calls.base.dictionaryHistory,
          { params: { dict_type: base.dict_type }, query: before === undefined ? {} : { before } },
          { signal, quiet: true },
        )
      }
      lines={lines}
      restore={restore && ((values) => restore(entriesIn(values)))}
      onClose={onClose}
    />
  );
}
