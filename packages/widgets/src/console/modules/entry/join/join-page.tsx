import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Result } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EntryLayout } from '../../../generic/entry/entry-layout.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { JoinForm } from './join-form.tsx';
import { useJoinText } from './text/index.ts';

/** Public page of an invitation: asks for the code if the address has none, then for the person. */
export function JoinPage() {
  const text = useJoinText();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  return (
    <EntryLayout title={text.title}>
      {code === '' ? <AskCode /> : <Invited code={code} />}
      <nav className="gd-console-login-links">
        <Link to="/login">{text.toLogin}</Link>
      </nav>
    </EntryLayout>
  );
}

function AskCode() {
  const text = useJoinText();
  const navigate = useNavigate();
  const open = ({ code }: { code: string }) => void navigate(`/join?code=${encodeURIComponent(code.trim())}`);
  return (
    <Form layout="vertical" size="large" requiredMark={false} name="invite-code" onFinish={open}>
      <Form.Item name="code" label={text.code} rules={[{ required: true, min: 8, message: text.codeRule }]}>
        <Input autoComplete="off" autoCapitalize="characters" maxLength={32} placeholder="XXXX-XXXX-XXXX" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {text.next}
      </Button>
    </Form>
  );
}

function Invited({ code }: { code: string }) {
  const { client } = useConsole();
  const text = useJoinText();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => client.call(calls.entry.invitation, { query: { code } }, { signal, quiet: true }),
    staleTime: 0,
    retry: false,
  });
  if (error) return <FailurePanel error={error} retry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.state !== 'open')
    return (
      <Result
        status="warning"
        title={text[data.state]}
        subTitle={text[`${data.state}Hint`]}
        extra={
          <Link to="/join">
            <Button>{text.otherCode}</Button>
          </Link>
        }
      />
    );
  const { company, organisation, roles, posts } = data;
  const place = company === organisation ? company : `${company} · ${organisation}`;
  return (
    <>
      <Alert
        type="info"
        className="gd-console-record-notice"
        title={
          <>
            {text.invitedTo} <strong>{place}</strong>
          </>
        }
        description={[...roles, ...posts].join('、')}
      />
      <JoinForm code={code} needsApproval={data.needs_approval} onClosed={() => void refetch()} />
    </>
  );
}
