import { Button, Input } from 'antd';
import { moved } from '../lists/record-list.tsx';
import { format, type PanelTexts } from '../text/index.ts';
import type { ParameterItem } from './parameter-values.ts';
import type { MappingTexts } from './text/index.ts';

interface ItemsEditorProps {
  texts: PanelTexts;
  words: MappingTexts;
  /** Whether the items have keys: entries of a map do, items of a list do not. */
  keyed: boolean;
  items: readonly ParameterItem[];
  onChange(items: readonly ParameterItem[]): void;
}

/** The items of a list or the entries of a map, one row each. They belong to the form of a dialog until it is saved. */
export function ItemsEditor({ texts, words, keyed, items, onChange }: ItemsEditorProps) {
  const change = (at: number, part: Partial<ParameterItem>) =>
    onChange(items.map((item, other) => (other === at ? { ...item, ...part } : item)));
  return (
    <div className="gd-panel-items" role="group" aria-label={keyed ? words.entries : words.items}>
      {items.map((item, at) => (
        // rows have no ids; the index is a correct key, because every input is controlled
        <div key={String(at)}>
          {keyed && (
            <Input
              aria-label={`${words.key} ${at + 1}`}
              placeholder={words.key}
              value={item.key}
              onChange={(event) => change(at, { key: event.target.value })}
            />
          )}
          {item.nested ? (
            <span>{format(words.nested, { type: nestedLabel(item.nested, words) })}</span>
          ) : (
            <Input
              aria-label={`${texts.value} ${at + 1}`}
              placeholder={texts.value}
              value={item.value}
              onChange={(event) => change(at, { value: event.target.value })}
            />
          )}
          <Button
            size="small"
            type="text"
            aria-label={`${texts.moveUp} ${at + 1}`}
            disabled={at === 0}
            onClick={() => onChange(moved(items, at, at - 1))}
          >
            ↑
          </Button>
          <Button
            size="small"
            type="text"
            aria-label={`${texts.moveDown} ${at + 1}`}
            disabled={at === items.length - 1}
            onClick={() => onChange(moved(items, at, at + 1))}
          >
            ↓
          </Button>
          <Button
            size="small"
            type="text"
            danger
            aria-label={`${texts.remove} ${at + 1}`}
            onClick={() => onChange(items.toSpliced(at, 1))}
          >
            ✕
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...items, { key: '', value: '' }])}>
        {words.addItem}
      </Button>
    </div>
  );
}

const nestedLabel = (type: string, words: MappingTexts): string =>
  type === 'list' || type === 'map' || type === 'script' ? words[type] : type;
