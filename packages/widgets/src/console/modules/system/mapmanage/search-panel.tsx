import type { MapConfig, MapSearch } from '@gongdi/api';
import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import { TestButton } from './test-button.tsx';
import { useMapsText } from './text/index.ts';

const KEYED = ['tianditu', 'amap', 'tencent'] as const;
type Choice = MapSearch['provider'] | 'auto';

interface SearchPanelProps {
  config: MapConfig;
  disabled: boolean;
  onChange: (search: MapSearch | undefined) => void;
}

/** The provider of the place search, with its key. */
export function SearchPanel({ config: { search, center, system }, disabled, onChange }: SearchPanelProps) {
  const text = useMapsText();
  const id = useId();
  const keyed = search && 'key' in search ? search : undefined;
  const choose = (choice: Choice): void => {
    if (choice === 'auto') return onChange(undefined);
    if (choice === 'none') return onChange({ provider: 'none' });
    if (choice === 'nominatim') return onChange({ provider: 'nominatim' });
    onChange({ provider: choice, key: keyed?.key ?? '', relay: true });
  };
  return (
    <>
      <p className="gd-maps-hint">{text.searchHint}</p>
      <div className="gd-maps-fields">
        <label className="gd-maps-field gd-maps-wide" htmlFor={`${id}-provider`}>
          <span>{text.provider}</span>
          <Select<Choice>
            id={`${id}-provider`}
            style={{ maxWidth: 480 }}
            value={search?.provider ?? 'auto'}
            disabled={disabled}
            onChange={choose}
            options={[
              { value: 'auto', label: text.providerAuto },
              ...KEYED.map((value) => ({ value, label: text[`kind_${value}`] })),
              { value: 'nominatim' as const, label: text.kind_nominatim },
              { value: 'none' as const, label: text.providerNone },
            ]}
          />
        </label>
        {keyed && (
          <label className="gd-maps-field" htmlFor={`${id}-key`}>
            <span>{text.key}</span>
            <Input
              id={`${id}-key`}
              value={keyed.key}
              maxLength={256}
              disabled={disabled}
              autoComplete="off"
              onChange={(event) => onChange({ ...keyed, key: event.target.value })}
            />
          </label>
        )}
        {search && 'url' in search && search.url !== undefined && <p className="gd-maps-wide">{search.url}</p>}
        {keyed && (
          <Checkbox
            className="gd-maps-wide"
            checked={keyed.relay === true}
            disabled={disabled}
            onChange={(event) => onChange({ ...keyed, relay: event.target.checked })}
          >
            {text.relay}
          </Checkbox>
        )}
      </div>
      {keyed && !disabled && <TestButton input={async () => ({ search: keyed, center, system })} />}
    </>
  );
}
