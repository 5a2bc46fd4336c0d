import { projectmanage, type Among } from '@gongdi/domain';
import { Button, Form, Select } from 'antd';
import { use, useState, type ComponentProps } from 'react';
import { useKitText } from '../data/data-context.tsx';
import { useReferences, type Wanted } from '../data/references.ts';
import { useTitles } from '../data/titles.ts';
import { useDebounced } from '../frame/use-debounced.ts';
import { FormAroundContext } from './form-around.ts';

type SelectProps = ComponentProps<typeof Select>;

/** A drop-down with search and a clear button. */
export function Choice({
  multiple,
  onSearch,
  ...rest
}: { multiple: boolean; onSearch?: (typed: string) => void } & SelectProps) {
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label', onSearch }}
      mode={multiple ? 'multiple' : undefined}
      maxTagCount="responsive"
      {...rest}
    />
  );
}

interface ReferenceSelectProps extends SelectProps {
  /** Name of the resource whose records are offered. */
  of: string | undefined;
  multiple?: boolean;
  /** Restricts the offered records, when the field defines it. */
  among?: Pick<Wanted, 'field' | 'project_id'>;
}

/** Distance from the end of the list at which the next page is requested, px. */
const NEAR_END = 120;

/**
 * Selects records of another resource. The titles of selected records are shown however many records the resource has.
 */
export function ReferenceSelect({ of, multiple = false, among, ...rest }: ReferenceSelectProps) {
  const text = useKitText();
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const keyword = useDebounced(typed.trim(), 250);
  const first = useReferences(of, among, keyword === '' ? pages : 1);
  // The server searches when the selector does not hold all records.
  const asks = first.more && keyword !== '';
  const found = useReferences(asks ? of : undefined, { ...among, keyword }, asks ? pages : 1);
  const options = new Map([...found.options, ...first.options].map((option) => [option.value, option]));
  const shown = asks ? found : first;
  const chosen = [rest.value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
  const others = chosen.filter((id) => !options.has(id));
  const titles = useTitles(of, first.loading ? [] : others);
  for (const id of others)
    options.set(id, { value: id, label: titles.of(id) ?? (titles.of(id) === null ? text.unseen : '…') });
  const failure = first.failed ? (of === projectmanage.name ? text.projectsFailed : text.loadFailed) : undefined;
  return (
    <Choice
      multiple={multiple}
      options={[...options.values()]}
      loading={first.loading || found.loading}
      onSearch={(now) => {
        setTyped(now);
        setPages(1);
      }}
      onPopupScroll={({ currentTarget: list }) => {
        const left = list.scrollHeight - list.scrollTop - list.clientHeight;
        if (left < NEAR_END && shown.more && !shown.loading) setPages(pages + 1);
      }}
      notFoundContent={failure && <LoadFailure message={failure} retry={first.retry} />}
      {...rest}
      placeholder={failure ?? rest.placeholder}
    />
  );
}

/** People of the project that the form names, or of the record whose step is being taken. */
export function PeopleSelect({
  field,
  among,
  ...rest
}: Omit<ReferenceSelectProps, 'among'> & { field: string; among: Among }) {
  const around = use(FormAroundContext);
  const form = Form.useFormInstance();
  const entered: unknown = Form.useWatch(among.project, { form, preserve: true });
  const project = entered === undefined ? around?.row[among.project] : entered;
  const project_id = typeof project === 'string' && project !== '' ? project : undefined;
  const asked = around ? { field: `${around.resource}.${field}`, project_id } : {};
  return <ReferenceSelect among={asked} {...rest} />;
}

function LoadFailure({ message, retry }: { message: string; retry: () => void }) {
  const text = useKitText();
  return (
    <div className="gd-data-choice-failure" role="alert">
      {message}
      <Button size="small" onClick={retry}>
        {text.retry}
      </Button>
    </div>
  );
}

/** The drop-down of projects (console specification, section 2.7). */
export function ProjectSelect(props: SelectProps) {
  return <ReferenceSelect of={projectmanage.name} placeholder={useKitText().chooseProject} {...props} />;
}
