import { CallFailure } from '@gongdi/api';
import { applicantForm, ERRORS, fill, variantFieldOf, type FieldProblem, type Submission } from '@gongdi/domain';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { RecordForm } from '../../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../../kit/upload/local-files.ts';
import { useLocalFiles } from '../../../generic/outbox/use-kept-form.ts';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { CaptchaField } from '../../../generic/entry/captcha.tsx';
import type { Site } from './site-frame.tsx';
import { useApplicantText } from './text/index.ts';
import { useSubmission, type HeldTicket } from './use-submission.ts';
import { useTicket } from './use-ticket.ts';

interface SubmissionFormProps {
  site: Site;
  what: Submission;
  initial: Record<string, unknown>;
  /** Ticket that allows a correction; absent: the applicant solves a captcha to get one. */
  ticket?: HeldTicket;
  submitText: string;
  /** Called with the values while the applicant types. */
  onValues?: (values: Record<string, unknown>) => void;
  /** Shown beside the button. */
  extra?: ReactNode;
  onDone: (number: string) => void;
}

/** Form of a submission. Its files stay on the device until a captcha has been solved and the form is submitted. */
export function SubmissionForm({
  site,
  what,
  initial,
  ticket,
  submitText,
  onValues,
  extra,
  onDone,
}: SubmissionFormProps) {
  const text = useApplicantText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const chosenBy = variantFieldOf(what) ?? '';
  const variant = Form.useWatch<unknown>(chosenBy, form) ?? initial[chosenBy];
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const done = useRef(false);
  const captcha = useTicket(site.name, what, ticket);
  const files = useLocalFiles();
  const local = useMemo(() => ({ ...files.local, always: true as const }), [files.local]);
  const { send, progress } = useSubmission(site.name, what);
  useLeaveGuard(() => !done.current && form.isFieldsTouched(), { open: true });

  const submit = async (input: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const leave = await captcha.get();
      if (!leave) return [];
      const number = await send(leave, input, files.named(input));
      done.current = true;
      onDone(number);
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length === 0) setFailure(error.message);
      // A 400 may be caused by the ticket: discard it, so that the next attempt gets a new one.
      if (error.code === ERRORS.badRequest.code) captcha.discard();
      return error.problems;
    } finally {
      setBusy(false);
    }
  };

  /** Validates the captcha together with the form, so that all problems are shown at once. */
  const press = () => {
    captcha.check();
    form.submit();
  };
  const progressText = progress ? fill(text.sendingFiles, { ...progress }) : busy ? text.sending : '';

  return (
    <section className="gd-data-panel">
      <LocalFilesContext value={local}>
        <RecordForm
          resource={applicantForm(what, variant)}
          mode="add"
          form={form}
          initial={initial}
          whole
          onSubmit={submit}
        />
      </LocalFilesContext>
      {onValues && <Watch form={form} onValues={onValues} />}
      {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className="gd-outside-submit">
        {captcha.state === 'wanted' && (
          <Form form={captcha.form} name="captcha" layout="vertical" onFinish={press}>
            <CaptchaField source={captcha.picture?.source} failed={captcha.failed} refresh={captcha.refresh} />
          </Form>
        )}
        {captcha.state === 'solved' && <span className="gd-outside-hint">{text.verified}</span>}
        <span role="status">{progressText}</span>
        <div className="gd-outside-submit-end">
          {extra}
          <Button type="primary" size="large" loading={busy && BUSY} onClick={press}>
            {submitText}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Separate from the form, which would otherwise be rendered again at each letter. */
function Watch({ form, onValues }: { form: FormInstance; onValues: (values: Record<string, unknown>) => void }) {
  const values = Form.useWatch([], form) as Record<string, unknown> | undefined;
  useEffect(() => {
    if (!values || !form.isFieldsTouched()) return undefined;
    const timer = setTimeout(() => onValues(values), 400);
    return () => clearTimeout(timer);
  }, [values, form, onValues]);
  return null;
}
