import { deviceTypeLabel, dictionaryOf, installStatus, LEVELS, type LevelNumber } from '@gongdi/domain';
import { Button, Input, Select } from 'antd';
import { levelWord } from '../../device/model/values.ts';
import { isFiltered, type Filters } from '../model/filters.ts';
import type { TableSession } from '../session/table-session.ts';

interface FilterBarProps {
  session: TableSession;
  filters: Filters;
  /** Device types that occur. */
  types: readonly number[];
  /** Whether the install status of devices is known. */
  installs: boolean;
  onFilters(filters: Filters): void;
}

/** Filters: name or number, type, online, level, installation. Each change applies at once. */
export function FilterBar({ session, filters, types, installs, onFilters }: FilterBarProps) {
  const { text, lang } = session;
  const change = (part: Partial<Filters>) => onFilters({ ...filters, ...part });
  const choice = (label: string) => ({
    'aria-label': label,
    placeholder: label,
    allowClear: true,
    className: 'gd-table-choice',
  });
  const levels = LEVELS.map((_, level) => ({ value: level as LevelNumber, label: levelWord(level, text) }));
  return (
    <div className="gd-data-panel gd-table-filters" role="search" aria-label={text.filters} part="filters">
      <Input
        className="gd-table-keyword"
        aria-label={text.keyword}
        placeholder={text.keyword}
        allowClear
        maxLength={100}
        value={filters.keyword ?? ''}
        onChange={({ target }) => change({ keyword: target.value || undefined })}
      />
      {types.length > 1 && (
        <Select
          {...choice(text.type)}
          mode="multiple"
          maxTagCount="responsive"
          className="gd-table-choice gd-table-wide"
          optionFilterProp="label"
          options={types.map((code) => ({ value: code, label: deviceTypeLabel(code)?.[lang] ?? String(code) }))}
          value={[...(filters.types ?? [])]}
          onChange={(value: number[]) => change({ types: value })}
        />
      )}
      <Select
        {...choice(text.onlineState)}
        options={[
          { value: 1, label: text.online },
          { value: 0, label: text.offline },
        ]}
        value={filters.online}
        onChange={(value?: 0 | 1) => change({ online: value })}
      />
      <Select
        {...choice(text.level)}
        mode="multiple"
        maxTagCount="responsive"
        className="gd-table-choice gd-table-wide"
        options={levels}
        value={[...(filters.levels ?? [])]}
        onChange={(value: LevelNumber[]) => change({ levels: value })}
      />
      {installs && (
        <Select
          {...choice(text.install)}
          options={dictionaryOf(installStatus.dict_type).entries.map(({ value, label }) => ({
            value,
            label: label[lang],
          }))}
          value={filters.install}
          onChange={(value?: number) => change({ install: value })}
        />
      )}
      <Button disabled={!isFiltered(filters)} onClick={() => onFilters({})}>
        {text.reset}
      </Button>
    </div>
  );
}
