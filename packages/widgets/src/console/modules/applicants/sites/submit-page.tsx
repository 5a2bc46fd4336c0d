import { applicantForm, initialOf, submissionOf, type Submission } from '@gongdi/domain';
import { Alert, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { SiteFrame, type Site } from './site-frame.tsx';
import { SubmissionDone } from './submission-done.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useApplicantText } from './text/index.ts';

interface SubmitPageProps {
  site: Site;
  what: Submission;
}

/** `/<site>/apply` and `/<site>/person`: the form; after it is submitted (`?number=`), the confirmation. */
export function SubmitPage({ site, what }: SubmitPageProps) {
  const text = useApplicantText();
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const page = what === 'person' ? 'person' : 'apply';
  return (
    <SiteFrame site={site} title={text[page]}>
      {submissionOf(number) === what ? (
        <SubmissionDone site={site} number={number} title={text.done} />
      ) : (
        <>
          <h1>{text[page]}</h1>
          <Drafted site={site} what={what} />
        </>
      )}
    </SiteFrame>
  );
}

/** The form, filled with the draft of the last visit. */
function Drafted({ site, what }: SubmitPageProps) {
  const text = useApplicantText();
  const navigate = useNavigate();
  const [blank] = useState(() => initialOf(applicantForm(what)));
  const [draft, setDraft] = useState(() => readDraft(site.name, what, Date.now()));
  const [round, setRound] = useState(0);
  const keep = useCallback(
    (values: Record<string, unknown>) =>
      keepDraft(site.name, what, applicantForm(what, values['applicant_kind']), values, blank, Date.now()),
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
        submitText={what === 'person' ? text.submitPerson : text.submit}
        onValues={keep}
        onDone={done}
      />
    </>
  );
}
