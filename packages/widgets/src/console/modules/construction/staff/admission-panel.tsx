import { calls } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useSheet } from '../../../../kit/shadow/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import css from './admission.css?inline';
import { FileList, Reasons, Verdict } from './answer.tsx';
import { useStaffText } from './text/index.ts';

/** Whether the person may work here, and what the file lacks, on the page of the person. */
export default function AdmissionPanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useStaffText();
  const may = usePermissions();
  useSheet(css);
  const { data } = useQuery({
    // The version: a change of the record may change the answer.
    queryKey: ['record', 'staff', row.id, 'admission', row['version']],
    queryFn: ({ signal }) => client.call(calls.labour.admission, { body: { ids: [row.id] } }, { signal, quiet: true }),
    enabled: may(permission('admission', 'list')),
    staleTime: 0,
  });
  const person = data?.list[0];
  if (!person) return null;
  const missing = person.file.filter(({ present }) => !present).length;
  return (
    <section className="gd-data-panel" aria-label={text.title}>
      <div className="gd-admission-head">
        <h2>{text.title}</h2>
        <Verdict person={person} />
      </div>
      <Reasons person={person} />
      <div className="gd-admission-head">
        <h3>{text.file}</h3>
        <span className="gd-admission-about">
          {missing === 0 ? text.complete : fill(text.lacks, { count: missing })}
        </span>
      </div>
      <FileList file={person.file} />
    </section>
  );
}
