import {
  applicantForm,
  initialOf,
  submissionOf,
  submissionOn,
  variantFieldOf,
  type SubmissionKind,
  type Submission,
} from '@gongdi/domain';
import { Alert, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLang } from '../../../ground/context/console-context.tsx';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { SiteFrame, type Site } from './site-frame.tsx';
import { SubmissionDone } from './submission-done.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useApplicantText } from './text/index.ts';

/** A page of a submission, such as `/<site>/apply`: the form; after it is submitted (`?number=`), the confirmation. */
export function SubmitPage({ site, page }: { site: Site; page: string }) {
  const lang = useLang();
  const text = useApplicantText();
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const kind = submissionOn(page)!;
  const title = kind.label[lang];
  return (
    <SiteFrame site={site} title={title}>
      {submissionOf(number) === kind.name ? (
        <SubmissionDone site={site} number={number} title={text.done} />
      ) : (
        <>
          <h1>{title}</h1>
          <Drafted site={site} kind={kind} />
        </>
      )}
    </SiteFrame>
  );
}

/** The form, filled with the draft of the last visit. */
function Drafted({ site, kind }: { site: Site; kind: SubmissionKind<Submission> }) {
  const what = kind.name;
  const lang = useLang();
  const text = useApplicantText();
  const navigate = useNavigate();
  const [blank] = useState(() => initialOf(applicantForm(what)));
  const [draft, setDraft] = useState(() => readDraft(site.name, what, Date.now()));
  const [round, setRound] = useState(0);
  const keep = useCallback(
    (values: Record<string, unknown>) =>
      keepDraft(site.name, what, applicantForm(what, values[variantFieldOf(what) ?? '']), values, blank, Date.now()),
    [site.name, what, blank],
  );
  const drop = () => {
    dropDraft(site.name, what);
    setDraft(undefined);
    setRound((count) => count + 1);
  };
  const done = (number: string) => {
    dropDraft(site.name, what);
    void navigate(`?number=${encodeURIComponent(number)}`, { replace: true });
  };
  return (
    <>
      {draft && (
        <Alert
          type="info"
          showIcon
          title={text.draft}
          action={
            <Button size="small" onClick={drop}>
              {text.draftDrop}
            </Button>
          }
        />
      )}
      <SubmissionForm
        key={round}
        site={site}
        what={what}
        initial={{ ...blank, ...draft }}
        submitText={kind.submit[lang]}
        onValues={keep}
        onDone={done}
      />
    </>
  );
}
