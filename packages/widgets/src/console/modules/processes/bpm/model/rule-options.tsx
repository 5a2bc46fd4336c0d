import { assignRuleScript } from '@gongdi/domain';
import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDictionaries, useReferences } from '../../../../../kit/data/index.ts';
import OrganisationSelect from '../../../../../kit/record-form/organisation-select.tsx';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useBpmText } from '../text/index.ts';

/** Types of rule (dictionary `bpm_task_assign_rule_type`). */
export const RULE = {
  role: 10,
  member: 20,
  head: 21,
  post: 22,
  user: 30,
  group: 40,
  process: 50,
  field: 51,
  expression: 60,
} as const;

interface RuleOptionsProps {
  type: number;
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Selector of the people of a rule: roles, departments, posts, people, groups, or people related to the process. */
export function RuleOptions({ type, ...control }: RuleOptionsProps) {
  const text = useBpmText();
  switch (type) {
    case RULE.role:
      return <Roles {...control} />;
    case RULE.member:
    case RULE.head:
      return <OrganisationSelect {...(control as object)} multiple />;
    case RULE.user:
      return <PeopleSelect among="own" {...control} placeholder={text.groupMembersHint} />;
    case RULE.group:
      return <Groups {...control} />;
    case RULE.process:
      return <OfProcess {...control} />;
    default:
      return <Select mode="tags" open={false} suffixIcon={null} placeholder={text.rulePosts} {...control} />;
  }
}

type Control = Omit<RuleOptionsProps, 'type'>;

function Roles(control: Control) {
  const { options, loading } = useReferences('rolemanage');
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      loading={loading}
      {...control}
    />
  );
}

function Groups(control: Control) {
  const { client } = useConsole();
  const query = useQuery({
    queryKey: ['bpm-groups', 'simple'],
    queryFn: ({ signal }) => client.call(calls.workflow.userGroupSimple, {}, { signal, quiet: true }),
  });
  const options = (query.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      loading={query.isFetching}
      {...control}
    />
  );
}

function OfProcess(control: Control) {
  const lang = useLang();
  const { entries } = useDictionaries().of(assignRuleScript.dict_type);
  const options = entries.map((entry) => ({ value: String(entry.value), label: entry.label[lang] }));
  return <Select mode="multiple" options={options} {...control} />;
}
