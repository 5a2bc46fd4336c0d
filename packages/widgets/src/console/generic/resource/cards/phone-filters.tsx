import { FilterOutlined } from '@ant-design/icons';
import { fill, parametersOf, titleFilterOf, type AnyResource, type QueryField } from '@gongdi/domain';
import { Badge, Button, Input } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import css from './cards.css?inline';
import { useCardsText } from './text/index.ts';

const FiltersDrawer = lazyDialog(async () => ({ default: (await import('./filters-drawer.tsx')).FiltersDrawer }));

interface PhoneFiltersProps {
  resource: AnyResource;
  /** Must be the same array at every rendering. */
  fields: readonly QueryField[];
  filters: Readonly<Record<string, string>>;
  onSearch: (filters: Record<string, string>) => void;
}

/** Filters of a list on a phone: a search field, and everything else in a drawer behind a button that counts them. */
export default function PhoneFilters({ resource, fields, filters, onSearch }: PhoneFiltersProps) {
  const text = useCardsText();
  const lang = useLang();
  useSheet(css);
  const [open, setOpen] = useState(false);
  // There from its first opening on, so that it can move away when it is closed.
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  const searched = fields.find(({ name }) => name === titleFilterOf(resource)) ?? fields.find(isLike);
  const count = fields.filter((field) => field !== searched && parametersOf(field).some((one) => filters[one])).length;
  const search = (given: string) => {
    if (!searched) return;
    const { [searched.name]: _old, ...others } = filters;
    const wanted = given.trim();
    if (wanted !== (filters[searched.name] ?? '')) onSearch(wanted ? { ...others, [searched.name]: wanted } : others);
  };
  return (
    <div className="gd-cards-search" role="search">
      {searched && (
        <Input.Search
          // Another value from outside, such as a saved view, replaces what stands in the field.
          key={filters[searched.name] ?? ''}
          allowClear
          size="large"
          defaultValue={filters[searched.name]}
          aria-label={fill(text.search, { label: searched.label[lang] })}
          placeholder={fill(text.search, { label: searched.label[lang] })}
          enterKeyHint="search"
          onSearch={search}
        />
      )}
      {fields.length > (searched ? 1 : 0) && (
        <Badge count={count} color="var(--gd-color-primary)">
          <Button
            size="large"
            icon={<FilterOutlined aria-hidden />}
            aria-label={count > 0 ? fill(text.filterCount, { count }) : text.filter}
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        </Badge>
      )}
      {asked && (
        <FiltersDrawer
          open={open}
          fields={fields}
          filters={filters}
          onSearch={onSearch}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const isLike = ({ query }: QueryField): boolean => query === 'like';
