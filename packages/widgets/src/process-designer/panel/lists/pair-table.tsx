import { Button, Form, Input } from 'antd';
import type { PanelTexts } from '../text/index.ts';

interface PairTableProps {
  /** Name of the list in the form. */
  name: string;
  title: string;
  keyLabel: string;
  textLabel: string;
  addLabel: string;
  texts: PanelTexts;
  /** Suggestions for the first column. */
  suggestions?: readonly string[];
  keyRequired: string;
}

/** A table of text pairs inside the form of a dialog. */
export function PairTable(props: PairTableProps) {
  const { name, title, keyLabel, textLabel, addLabel, texts, suggestions, keyRequired } = props;
  const list = suggestions ? `${name}-suggestions` : undefined;
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <fieldset className="gd-panel-pairs" data-pairs={name}>
          <legend>{title}</legend>
          {list && (
            <datalist id={list}>
              {suggestions?.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          )}
          {rows.map((row) => (
            <div key={row.key} className="gd-panel-pair">
              <Form.Item name={[row.name, 'key']} rules={[{ required: true, message: keyRequired }]}>
                <Input placeholder={keyLabel} aria-label={`${keyLabel} ${row.name + 1}`} list={list} />
              </Form.Item>
              <Form.Item name={[row.name, 'text']}>
                <Input placeholder={textLabel} aria-label={`${textLabel} ${row.name + 1}`} />
              </Form.Item>
              <Button
                type="link"
                danger
                aria-label={`${texts.remove} ${row.name + 1}`}
                onClick={() => remove(row.name)}
              >
                {texts.remove}
              </Button>
            </div>
          ))}
          <Button size="small" onClick={() => add({ key: '', text: '' })}>
            {addLabel}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
