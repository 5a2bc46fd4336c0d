import { REGIONS, regionWay, type Region } from '@gongdi/domain/regions';
import { Cascader, type CascaderProps } from 'antd';

interface Choice {
  value: string;
  label: string;
  children?: Choice[];
}

type Props = Omit<CascaderProps<Choice>, 'value' | 'onChange' | 'options' | 'multiple'> & {
  /** Code of a province, city or district. */
  value?: string | null;
  onChange?: (code: string | null) => void;
};

const choiceOf = ({ code, name, children }: Region): Choice => ({
  value: code,
  label: name,
  ...(children.length > 0 && { children: children.map(choiceOf) }),
});

const CHOICES = REGIONS.map(choiceOf);

/** Number of search results that are listed; for others the user types more. */
const FOUND = 50;

/** Selects a province, city or district by its code; searches by name or code. */
export default function RegionSelect({ value, onChange, ...rest }: Props) {
  return (
    <Cascader<Choice>
      allowClear
      changeOnSelect
      style={{ width: '100%' }}
      {...rest}
      options={CHOICES}
      value={value ? regionWay(value).map((one) => one.code) : []}
      onChange={(way: (string | number | null)[]) => onChange?.(codeOf(way))}
      showSearch={{ limit: FOUND, filter: matches }}
    />
  );
}

const codeOf = (way: readonly (string | number | null)[] | undefined): string | null => {
  const last = way?.at(-1);
  return last === undefined || last === null ? null : String(last);
};

/** Returns whether each typed word occurs in a name on the path, or is a prefix of the code. */
export function matches(typed: string, way: readonly { label?: unknown; value?: unknown }[]): boolean {
  const names = way.map((one) => String(one.label)).join('');
  const code = String(way.at(-1)?.value);
  return typed
    .trim()
    .split(/[\s/]+/)
    .every((word) => names.includes(word) || code.startsWith(word));
}
