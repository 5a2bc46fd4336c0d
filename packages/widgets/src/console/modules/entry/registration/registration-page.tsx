import { calls, CallFailure } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { CompanyFields, type CompanyValues } from './company-fields.tsx';
import { showProblems } from './show-problems.ts';

/** Codes of the dictionary `auth_status`. */
const REFUSED = 2;
const PASSED = 1;

/** State of the registration of the user's company. A refused one can be corrected and submitted again here. */
export function RegistrationPage() {
  const { client } = useConsole();
  const text = useText();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['own-registration'],
    queryFn: ({ signal }) => client.call(calls.entry.ownRegistration, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  if (query.isPending) return <PageLoading />;
  if (query.isError) return <FailurePanel error={query.error} retry={() => void query.refetch()} />;
  const own = query.data;
  if (!own) return <Empty description={text.registrationNone} />;
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{own.company_name}</h2>
          <Button className="gd-data-end" onClick={() => void query.refetch()}>
            {text.registrationRefresh}
          </Button>
        </div>
        {own.auth_status === PASSED && (
          <Alert
            type="success"
            showIcon
            title={text.registrationPassed}
            action={
              <Button type="primary" onClick={() => void navigate('/redirect', { replace: true })}>
                {text.registrationEnter}
              </Button>
            }
          />
        )}
        {own.auth_status === REFUSED && (
          <>
            <Alert
              type="error"
              showIcon
              title={text.registrationRefused}
              description={fill(text.registrationReason, { reason: own.check_reason ?? '' })}
            />
            <Again initial={own} onDone={() => void query.refetch()} />
          </>
        )}
        {own.auth_status !== PASSED && own.auth_status !== REFUSED && (
          <Alert type="info" showIcon title={text.registrationWaiting} description={text.registrationWaitingHint} />
        )}
      </section>
    </div>
  );
}

function Again({ initial, onDone }: { initial: Omit<CompanyValues, 'licence'>; onDone: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const { message } = App.useApp();
  const [form] = Form.useForm<CompanyValues>();
  const [busy, setBusy] = useState(false);
  const submit = async ({ licence: file, ...given }: CompanyValues) => {
    setBusy(true);
    try {
      const input = { form: given, file, fileName: file.name };
      await client.call(calls.entry.changeRegistration, input);
      void message.success(text.registrationSent);
      onDone();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showProblems(form, error);
    } finally {
      setBusy(false);
    }
  };
  const { company_name, credit_code, ent_type, contact_name } = initial;
  return (
    <Form
      name="registration"
      className="gd-console-registration"
      form={form}
      layout="vertical"
      initialValues={{ company_name, credit_code, ent_type, contact_name }}
      onFinish={(input) => void submit(input)}
      onFinishFailed={({ errorFields }) => form.focusField(errorFields[0]?.name)}
    >
      <CompanyFields />
      <Button type="primary" htmlType="submit" loading={busy && BUSY}>
        {text.registrationAgain}
      </Button>
    </Form>
  );
}
