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

/** Found regions that are listed; who is looked for and not among them is typed further. */
const FOUND = 50;

/** Geographical select: province, city, district by their codes, any of the three; searched for by name or code. */
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

/** Each word that was typed is in a name on the way down, or begins the code. */
export function matches(typed: string, way: readonly { label?: unknown; value?: unknown }[]): boolean {
  const names = way.map((one) => String(one.label)).join('');
  const code = String(way.at(-1)?.value);
  return typed
    .trim()
    .split(/[\s/]+/)
    .every((word) => names.includes(word) || code.startsWith(word));
}
