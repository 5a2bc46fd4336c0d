import { appraisalTarget, dictionaryOf, evaluationtemplate, permission } from '@gongdi/domain';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { Permitted, useLang } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useLibraryText } from './text/index.ts';

/** Begins a template with the items for one kind of target. */
export function ListButtons() {
  const text = useLibraryText();
  const lang = useLang();
  const navigate = useNavigate();
  const items = dictionaryOf(appraisalTarget.dict_type).entries.map(({ value, label }) => ({
    key: String(value),
    label: label[lang],
  }));
  return (
    <Permitted code={permission(evaluationtemplate.name, 'add')}>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => void navigate(`/${evaluationtemplate.name}/add?library=${key}`, { state: COMES_BACK }),
        }}
      >
        <Button>{text.template}</Button>
      </Dropdown>
    </Permitted>
  );
}
