import { calls, CallFailure } from '@gongdi/api';
import { ERRORS, type SiteName, type Submission } from '@gongdi/domain';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useCaptcha } from '../../../generic/entry/use-captcha.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useApplicantText } from './text/index.ts';
import { heldTicket, isGood, type HeldTicket } from './use-submission.ts';

const ABOUT_CAPTCHA: ReadonlySet<number> = new Set([ERRORS.captchaMissing.code, ERRORS.captchaWrong.code]);

interface Ticket {
  /** Form of the captcha, for as long as it is wanted. */
  form: FormInstance<{ captcha_code: string }>;
  /** `none`: the ticket was given, so the applicant solves no captcha. */
  state: 'none' | 'wanted' | 'solved';
  picture: ReturnType<typeof useCaptcha>['picture'];
  failed: ReturnType<typeof useCaptcha>['failed'];
  /** Gets another captcha. */
  refresh: () => void;
  /** Shows that the captcha has not been filled in, if it is wanted. */
  check: () => void;
  /**
   * Returns the ticket, for which a solved captcha is exchanged. @returns undefined when the captcha is not solved yet.
   * @throws CallFailure
   */
  get: () => Promise<HeldTicket | undefined>;
  /** Discards a ticket that was refused, so that the next attempt gets a new one. A given ticket stays. */
  discard: () => void;
}

/**
 * The ticket that allows a submission.
 * @param given ticket that allows a correction; absent: the applicant solves a captcha to get one
 */
export function useTicket(site: SiteName, what: Submission, given: HeldTicket | undefined): Ticket {
  const { client } = useConsole();
  const text = useApplicantText();
  const [form] = Form.useForm<{ captcha_code: string }>();
  const [held, setHeld] = useState<HeldTicket>();
  const { picture, failed, refresh } = useCaptcha();
  const wanted = !given && !isGood(held);
  useEffect(() => {
    if (wanted) void refresh();
  }, [wanted, refresh]);

  const buy = async (): Promise<HeldTicket | undefined> => {
    const solved = await form.validateFields().catch(() => undefined);
    if (!solved) {
      form.focusField('captcha_code');
      return undefined;
    }
    try {
      const body = { what, captcha_key: picture?.key, captcha_code: solved.captcha_code };
      const bought = await client.call(calls.applicant.applicantTicket, { params: { site }, body }, { quiet: true });
      const fresh = heldTicket(bought.ticket, bought.expires_in, false);
      setHeld(fresh);
      return fresh;
    } catch (error) {
      // The server accepts a captcha once.
      form.resetFields();
      void refresh();
      if (!(error instanceof CallFailure) || !ABOUT_CAPTCHA.has(error.code)) throw error;
      form.setFields([{ name: 'captcha_code', errors: [text.captchaWrong] }]);
      form.focusField('captcha_code');
      return undefined;
    }
  };
  return {
    form,
    state: given ? 'none' : wanted ? 'wanted' : 'solved',
    picture,
    failed,
    refresh: () => void refresh(),
    check: () => {
      if (wanted) void form.validateFields().catch(() => undefined);
    },
    get: async () => given ?? (isGood(held) ? held : buy()),
    discard: () => {
      if (!given) setHeld(undefined);
    },
  };
}
