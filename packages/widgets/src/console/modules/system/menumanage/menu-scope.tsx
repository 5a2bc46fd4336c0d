import type { OrganizationNode } from '@gongdi/api';
import { enterpriseType, MAIN_VARIANT, type FieldProblem, type MenuVariantName } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Select } from 'antd';
import { useDictionaries } from '../../../../kit/data/dictionaries.tsx';
import { organisationsQuery } from '../../../../kit/data/organisations.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import type { MenuDraft } from './draft.ts';
import { useMenuText } from './text/index.ts';

interface MenuScopeProps {
  name: MenuVariantName;
  draft: MenuDraft;
  disabled: boolean;
  problems: readonly FieldProblem[];
  onChange: (part: Partial<MenuDraft>) => void;
}

/** Selectors of who gets a variant: enterprise types, and single companies. */
export function MenuScope({ name, draft, disabled, problems, onChange }: MenuScopeProps) {
  const { client } = useConsole();
  const text = useMenuText();
  const lang = useLang();
  const types = useDictionaries().of(enterpriseType.dict_type).entries;
  const organisations = useQuery({ ...organisationsQuery(client), enabled: name !== MAIN_VARIANT });
  if (name === MAIN_VARIANT) return <Alert type="info" showIcon title={text.mainIsForAll} />;
  const wrong = (path: string) => {
    const messages = problems.filter((one) => one.path === path).map((one) => one.message);
    return messages.length > 0 ? { validateStatus: 'error' as const, help: messages.join('；') } : {};
  };
  return (
    <Form layout="vertical" component="div" className="gd-menu-scope" disabled={disabled}>
      <Form.Item label={text.scopeTypes} htmlFor="gd-menu-types" {...wrong('ent_types')}>
        <Select<number[]>
          id="gd-menu-types"
          mode="multiple"
          value={[...draft.ent_types]}
          placeholder={text.noTypes}
          options={types.map(({ value, label }) => ({ value, label: label[lang] }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(ent_types) => onChange({ ent_types })}
        />
      </Form.Item>
      <Form.Item label={text.scopeCompanies} htmlFor="gd-menu-companies" {...wrong('companies')}>
        <Select<string[]>
          id="gd-menu-companies"
          mode="multiple"
          value={[...draft.companies]}
          loading={organisations.isFetching}
          placeholder={text.noCompanies}
          options={(organisations.data ?? []).flatMap(companyOf)}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(companies) => onChange({ companies })}
        />
      </Form.Item>
    </Form>
  );
}

/** Returns an organisation as an option if it is a company: a company is the topmost organisation of its tree. */
function companyOf({ org_id, org_pid, name }: OrganizationNode): { value: string; label: string }[] {
  return org_pid === null ? [{ value: org_id, label: name }] : [];
}
