import { MOST_GROUPS } from '@gongdi/api';
import { fill, traitsOf, type NamedField } from '@gongdi/domain';
import { Select } from 'antd';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useViewText } from '../text/index.ts';

interface ChartBarProps {
  fields: readonly NamedField[];
  by: NamedField;
  also: NamedField | undefined;
  onBy: (name: string) => void;
  onAlso: (name: string | undefined) => void;
  /** Number of counted records; absent while they are counted. */
  total: number | undefined;
  /** The server has left out groups: the total is too small. */
  capped: boolean;
}

/** Chooses the field whose values are counted, and the one that divides the bars. */
export function ChartBar({ fields, by, also, onBy, onAlso, total, capped }: ChartBarProps) {
  const lang = useLang();
  const text = useViewText();
  const options = fields.map(({ name, kind, label }) => ({
    value: name,
    label: traitsOf(kind).time === 'none' ? label[lang] : fill(text.byMonth, { field: label[lang] }),
  }));
  return (
    <div className="gd-views-bar">
      <label className="gd-chart-choice">
        {text.by}
        <Select popupMatchSelectWidth={false} value={by.name} options={options} onChange={onBy} />
      </label>
      {fields.length > 1 && (
        <label className="gd-chart-choice">
          {text.also}
          <Select
            popupMatchSelectWidth={false}
            value={also?.name ?? ''}
            options={[{ value: '', label: text.noAlso }, ...options.filter(({ value }) => value !== by.name)]}
            onChange={(name) => onAlso(name === '' ? undefined : name)}
          />
        </label>
      )}
      <p role="status">
        {total !== undefined && fill(text.total, { total })}
        {capped && ` · ${fill(text.groupsCapped, { count: MOST_GROUPS })}`}
      </p>
    </div>
  );
}
