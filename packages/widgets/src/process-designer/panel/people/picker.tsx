import { Select } from 'antd';
import { useId } from 'react';
import { Row } from '../fields/row.tsx';
import { ChoiceNote, renderChoice } from './picker-parts.tsx';
import { type PickerProps, useTyping } from './use-typing.ts';

/**
 * Picks values from the host's list, and accepts expressions. Typed text that was not chosen is written on blur, Enter,
 * save and a change of selection, as in every other field.
 */
export function Picker(props: PickerProps) {
  const { texts, label, values, known, hint } = props;
  const id = useId();
  const { state, labels, typed, open, options, show, search, enter, choose, flush, retry } = useTyping(props);
  return (
    <Row id={id} label={label} hint={hint}>
      <Select<string[]>
        id={id}
        mode={known ? 'multiple' : 'tags'}
        aria-label={label}
        className="gd-panel-wide"
        value={[...values]}
        showSearch={{ searchValue: typed, filterOption: false, onSearch: search }}
        onInputKeyDown={(event) => {
          if (event.key === 'Enter') enter();
        }}
        onBlur={flush}
        onChange={choose}
        open={open}
        onOpenChange={show}
        options={options}
        optionRender={renderChoice}
        labelRender={({ value }) => {
          const name = labels[String(value)];
          return name === undefined || name === value ? value : `${name}（${value}）`;
        }}
        // never shown, but without it the list would not open without choices
        notFoundContent={texts.nothingFound}
        popupRender={(list) => (
          <>
            {(options.length > 0 || (!known && typed.trim() !== '')) && list}
            <ChoiceNote texts={texts} state={state} known={known} onRetry={retry} />
          </>
        )}
      />
    </Row>
  );
}
