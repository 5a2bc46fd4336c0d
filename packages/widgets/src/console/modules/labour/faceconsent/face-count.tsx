import { calls } from '@gongdi/api';
import { faceconsent, fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useFaceText } from './text/index.ts';

/** Part of the number to be reported from which the button warns. */
const NEAR = 0.9;

/**
 * The text that people sign, and how many face pictures the company keeps and has deleted, against the number from which
 * it has to report them.
 */
export function FaceCount() {
  const { client } = useConsole();
  const text = useFaceText();
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['list', faceconsent.name, 'count'],
    queryFn: ({ signal }) => client.call(calls.labour.faceCount, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return null;
  const { kept, deleted, this_year, report_at, keep_days, consent_version, consent_text } = data;
  const isNear = kept >= report_at * NEAR;
  const items = [
    { key: 'kept', label: text.keptNow, children: kept },
    { key: 'report', label: text.reportAt, children: report_at },
    { key: 'year', label: text.thisYear, children: this_year },
    { key: 'deleted', label: text.deleted, children: deleted },
    { key: 'term', label: text.term, children: keep_days === 0 ? text.atOnce : fill(text.days, { days: keep_days }) },
  ];
  return (
    <>
      <Button danger={isNear} onClick={() => setOpen(true)}>
        {fill(text.kept, { count: kept })}
      </Button>
      <Modal open={open} title={text.title} footer={null} onCancel={() => setOpen(false)}>
        <p>{text.about}</p>
        {isNear && <Alert type="warning" showIcon title={kept >= report_at ? text.reached : text.near} />}
        <Descriptions column={1} size="small" bordered items={items} />
        <h3>{fill(text.paper, { version: consent_version })}</h3>
        {consent_text.split('\n').map((line, at) => (
          <p key={at}>{line}</p>
        ))}
        {may(permission('systemsetting', 'edit')) && <Link to="/systemsetting">{text.settings}</Link>}
      </Modal>
    </>
  );
}
