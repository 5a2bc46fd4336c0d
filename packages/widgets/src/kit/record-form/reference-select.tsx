import { projectmanage } from '@gongdi/domain';
import { Button, Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useKitText } from '../data/data-context.tsx';
import { useReferences } from '../data/references.ts';
import { useDebounced } from '../frame/use-debounced.ts';

type SelectProps = ComponentProps<typeof Select>;

/** A drop-down that can be searched and emptied. */
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
  /** Resource whose records are chosen from. */
  of: string | undefined;
  multiple?: boolean;
}

/** Records of another resource to choose from. */
export function ReferenceSelect({ of, multiple = false, ...rest }: ReferenceSelectProps) {
  const text = useKitText();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), 250);
  const first = useReferences(of);
  // The server finds what a selector of this size does not hold.
  const asks = first.more && keyword !== '';
  const found = useReferences(asks ? of : undefined, keyword);
  const options = new Map([...found.options, ...first.options].map((option) => [option.value, option]));
  const failure = first.failed ? (of === projectmanage.name ? text.projectsFailed : text.loadFailed) : undefined;
  return (
    <Choice
      multiple={multiple}
      options={[...options.values()]}
      loading={first.loading || found.loading}
      onSearch={setTyped}
      notFoundContent={failure && <LoadFailure message={failure} retry={first.retry} />}
      {...rest}
      placeholder={failure ?? rest.placeholder}
    />
  );
}

function LoadFailure({ message, retry }: { message: string; retry: () => void }) {
  const text = useKitText();
  return (
    <div className="gd-choice-failure" role="alert">
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
