import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { dictionaries, fill, type FormFieldOf } from '@gongdi/domain';
import { Button, Input, Select } from 'antd';
import { Segmented } from '../../kit/radios/index.ts';
import { useData } from '../../kit/data/index.ts';
import { useRowKeys } from '../../kit/layout/use-row-keys.ts';
import { useFormDesignerText } from '../text/index.ts';
import { Row } from './rows.tsx';

type ChoiceField = FormFieldOf<'choice' | 'choices'>;

interface OptionsEditorProps {
  field: ChoiceField;
  problem?: string;
  onChange: (change: Partial<ChoiceField>) => void;
}

/** Source of the options: a list in the form, or a dictionary. */
export function OptionsEditor({ field, problem, onChange }: OptionsEditorProps) {
  const { lang } = useData();
  const text = useFormDesignerText();
  const options = field.options ?? [];
  const row = useRowKeys(options.length);
  const own = field.dict === undefined;
  const free = () => {
    let number = options.length + 1;
    while (options.some((one) => one.value === `option_${number}`)) number += 1;
    return { value: `option_${number}`, label: `${text.option}${number}` };
  };
  return (
    <>
      <div className="gd-fd-row">
        <span>{text.source}</span>
        <Segmented<'own' | 'dict'>
          size="small"
          options={[
            { value: 'own', label: text.sourceOwn },
            { value: 'dict', label: text.sourceDict },
          ]}
          value={own ? 'own' : 'dict'}
          onChange={(source) =>
            onChange(
              source === 'own'
                ? { dict: undefined, options: [free()], initial: undefined }
                : { dict: [...dictionaries.keys()][0], options: undefined, initial: undefined },
            )
          }
        />
      </div>
      {!own && (
        <Row label={text.dict} problem={problem}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            value={field.dict}
            options={[...dictionaries.values()].map((one) => ({ value: one.dict_type, label: one.label[lang] }))}
            onChange={(dict: string) => onChange({ dict, initial: undefined })}
          />
        </Row>
      )}
      {own && (
        <fieldset className="gd-fd-options">
          <legend>{text.options}</legend>
          {options.map((option, at) => (
            <div key={row.keys[at]} className="gd-fd-option">
              {(['label', 'value'] as const).map((part) => (
                <Input
                  key={part}
                  size="small"
                  maxLength={64}
                  value={option[part]}
                  aria-label={fill(part === 'label' ? text.optionLabel : text.optionValue, { number: at + 1 })}
                  onChange={({ target }) =>
                    onChange({
                      options: options.map((one, index) => (index === at ? { ...one, [part]: target.value } : one)),
                    })
                  }
                />
              ))}
              <Button
                size="small"
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={fill(text.removeOption, { number: at + 1 })}
                onClick={() => {
                  row.remove(at);
                  onChange({ options: options.filter((_, index) => index !== at) });
                }}
              />
            </div>
          ))}
          {problem && <small className="gd-fd-problem">{problem}</small>}
          <Button
            size="small"
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange({ options: [...options, free()] })}
          >
            {text.addOption}
          </Button>
        </fieldset>
      )}
    </>
  );
}
