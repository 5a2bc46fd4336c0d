import { calls, CallFailure } from '@gongdi/api';
import { applicantForm, ERRORS, fill, type FieldProblem, type Submission } from '@gongdi/domain';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { RecordForm } from '../../../../kit/record-form/record-form.tsx';
import { LocalFilesContext } from '../../../../kit/upload/local-files.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useLocalFiles } from '../../../generic/outbox/use-kept-form.ts';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { CaptchaField, useCaptcha } from '../../../generic/entry/captcha.tsx';
import type { Site } from './site-frame.tsx';
import { useApplicantText } from './text/index.ts';
import { heldTicket, isGood, useSubmission, type HeldTicket } from './use-submission.ts';

const ABOUT_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

interface SubmissionFormProps {
  site: Site;
  what: Submission;
  initial: Record<string, unknown>;
  /** Leave to correct; absent: a captcha is asked for. */
  ticket?: HeldTicket;
  submitText: string;
  /** Told of what is typed. */
  onValues?: (values: Record<string, unknown>) => void;
  /** Beside the button. */
  extra?: ReactNode;
  onDone: (number: string) => void;
}

/** The form of a submission. Its files stay on the device until a captcha has been solved and all is handed in. */
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
  const { client } = useConsole();
  const text = useApplicantText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [asked] = Form.useForm<{ captcha_code: string }>();
  const kind = Form.useWatch<unknown>('applicant_kind', form) ?? initial['applicant_kind'];
  const [held, setHeld] = useState<HeldTicket>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const done = useRef(false);
  const captcha = useCaptcha();
  const { refresh } = captcha;
  const files = useLocalFiles();
  const local = useMemo(() => ({ ...files.local, always: true as const }), [files.local]);
  const { send, progress } = useSubmission(site.name, what);
  const wantsCaptcha = !isGood(held);
  useLeaveGuard(() => !done.current && form.isFieldsTouched(), { open: true });
  useEffect(() => {
    if (wantsCaptcha && !ticket) void refresh();
  }, [wantsCaptcha, ticket, refresh]);

  /** @returns undefined when the captcha is still to be solved */
  const buy = async (): Promise<HeldTicket | undefined> => {
    const given = await asked.validateFields().catch(() => undefined);
    if (!given) {
      asked.focusField('captcha_code');
      return undefined;
    }
    try {
      const body = { what, captcha_key: captcha.picture?.key, captcha_code: given.captcha_code };
      const params = { site: site.name };
      const bought = await client.call(calls.applicant.applicantTicket, { params, body }, { quiet: true });
      const fresh = heldTicket(bought.ticket, bought.expires_in, false);
      setHeld(fresh);
      return fresh;
    } catch (error) {
      // A captcha serves once.
      asked.resetFields();
      void refresh();
      if (!(error instanceof CallFailure) || !ABOUT_CAPTCHA.has(error.code)) throw error;
      asked.setFields([{ name: 'captcha_code', errors: [text.captchaWrong] }]);
      asked.focusField('captcha_code');
      return undefined;
    }
  };

  const submit = async (input: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const leave = ticket ?? (isGood(held) ? held : await buy());
      if (!leave) return [];
      const number = await send(leave, input, files.named(input));
      done.current = true;
      onDone(number);
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length === 0) setFailure(error.message);
      // Whatever was wrong with the ticket, another one helps.
      if (error.code === ERRORS.badRequest.code && !ticket) setHeld(undefined);
      return error.problems;
    } finally {
      setBusy(false);
    }
  };

  /** All that is wrong is shown at once, the captcha too. */
  const press = () => {
    if (wantsCaptcha && !ticket) void asked.validateFields().catch(() => undefined);
    form.submit();
  };
  const said = progress ? fill(text.sendingFiles, { ...progress }) : busy ? text.sending : '';

  return (
    <section className="gd-panel">
      <LocalFilesContext value={local}>
        <RecordForm resource={applicantForm(what, kind)} mode="add" form={form} initial={initial} onSubmit={submit} />
      </LocalFilesContext>
      {onValues && <Watch form={form} onValues={onValues} />}
      {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className="gd-submit">
        {!ticket && wantsCaptcha && (
          <Form form={asked} name="captcha" layout="vertical" onFinish={press}>
            <CaptchaField source={captcha.picture?.source} failed={captcha.failed} refresh={() => void refresh()} />
          </Form>
        )}
        {!ticket && !wantsCaptcha && <span className="gd-outside-hint">{text.verified}</span>}
        <span role="status">{said}</span>
        <div className="gd-submit-end">
          {extra}
          <Button type="primary" size="large" loading={busy && BUSY} onClick={press}>
            {submitText}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Apart from the form, which would be drawn anew at each letter. */
function Watch({ form, onValues }: { form: FormInstance; onValues: (values: Record<string, unknown>) => void }) {
  const values = Form.useWatch([], form) as Record<string, unknown> | undefined;
  useEffect(() => {
    if (!values || !form.isFieldsTouched()) return undefined;
    const timer = setTimeout(() => onValues(values), 400);
    return () => clearTimeout(timer);
  }, [values, form, onValues]);
  return null;
}
