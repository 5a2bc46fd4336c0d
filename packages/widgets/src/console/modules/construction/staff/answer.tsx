import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import type { calls, CallResult } from '@gongdi/api';
import { fill, staffStatus, trade } from '@gongdi/domain';
import { Tag } from 'antd';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useStaffText } from './text/index.ts';

export type AdmissionPerson = CallResult<typeof calls.labour.admission>['list'][number];

const COLORS = {
  admitted: 'success',
  warned: 'warning',
  refused: 'error',
  refuse: 'error',
  warn: 'warning',
  note: 'default',
  green: 'success',
  yellow: 'warning',
  red: 'error',
} as const;

/** Verdict, light and points of one person. */
export function Verdict({ person }: { person: AdmissionPerson }) {
  const text = useStaffText();
  const words =
    person.staff_id !== null
      ? text[person.verdict]
      : person.verdict === 'refused'
        ? text.mayNotRegister
        : text.mayRegister;
  return (
    <>
      <Tag color={COLORS[person.verdict]}>{words}</Tag>
      {person.staff_id !== null && (
        <Tag color={COLORS[person.light]}>
          {text[person.light]} · {fill(text.points, { points: person.points })}
        </Tag>
      )}
    </>
  );
}

/** What is known of the person beside the name. */
export function AboutPerson({ person }: { person: AdmissionPerson }) {
  const text = useStaffText();
  const lang = useLang();
  const dictionaries = useDictionaries();
  const entryOf = (dict: string, value: number | null) =>
    dictionaries.of(dict).entries.find((entry) => entry.value === value)?.label[lang];
  const facts = [
    person.staff_id === null ? text.stranger : entryOf(staffStatus.dict_type, person.status),
    entryOf(trade.dict_type, person.trade),
    person.age !== null && fill(text.age, { age: person.age }),
    person.id_card,
    person.project_name,
    person.team_name,
  ];
  return <p className="gd-admission-about">{facts.filter(Boolean).join(' · ')}</p>;
}

/** Each reason, with what would mend it. */
export function Reasons({ person }: { person: AdmissionPerson }) {
  const text = useStaffText();
  if (person.reasons.length === 0) return null;
  return (
    <ul className="gd-admission-reasons">
      {person.reasons.map(({ level, text: sentence, mend }) => (
        <li key={sentence}>
          <Tag color={COLORS[level]}>{text[level]}</Tag>
          <p>{sentence}</p>
          <p className="gd-admission-mend">{fill(text.mend, { mend })}</p>
        </li>
      ))}
    </ul>
  );
}

/** The checklist of the person's file. */
export function FileList({ file }: Pick<AdmissionPerson, 'file'>) {
  const text = useStaffText();
  return (
    <ul className="gd-admission-file" aria-label={text.file}>
      {file.map(({ key, label, present }) => (
        <li key={key}>
          {present ? (
            <CheckCircleFilled className="gd-admission-yes" aria-label={text.present} />
          ) : (
            <CloseCircleFilled className="gd-admission-no" aria-label={text.missing} />
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}
