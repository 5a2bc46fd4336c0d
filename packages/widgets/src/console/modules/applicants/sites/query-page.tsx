import type { FoundSubmission } from '@gongdi/api';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryForm } from './query-form.tsx';
import { QueryResult } from './query-result.tsx';
import { SiteFrame, type Site } from './site-frame.tsx';
import { SubmissionDone } from './submission-done.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { useApplicantText } from './text/index.ts';
import { heldTicket, type HeldTicket } from './use-submission.ts';

interface Found {
  submission: FoundSubmission;
  phone: string;
  /** Ticket that allows the correction. */
  ticket?: HeldTicket;
}

/** `/<site>/query`: the state of a submission, and its correction if it was returned. */
export function QueryPage({ site }: { site: Site }) {
  const text = useApplicantText();
  const [params] = useSearchParams();
  const [found, setFound] = useState<Found>();
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState<string>();
  const show = (submission: FoundSubmission, phone: string): void => {
    const { correction } = submission;
    setFound({
      submission,
      phone,
      ticket: correction ? heldTicket(correction.ticket, correction.expires_in, true) : undefined,
    });
  };
  /** Resets the page to the query form, at the same address. */
  const again = () => {
    setCorrected(undefined);
    setCorrecting(false);
    setFound(undefined);
  };
  const { correction } = found?.submission ?? {};
  const body = () => {
    if (corrected !== undefined)
      return <SubmissionDone site={site} number={corrected} title={text.doneAgain} onQuery={again} />;
    if (found && correction && correcting)
      return (
        <>
          <h1>{text.correcting}</h1>
          <p className="gd-outside-hint">{text.correctHint}</p>
          <SubmissionForm
            site={site}
            what={found.submission.what}
            initial={{ ...correction.values, phone_number: found.phone }}
            ticket={found.ticket}
            submitText={text.submitAgain}
            extra={
              <Button size="large" onClick={() => setCorrecting(false)}>
                {text.backToResult}
              </Button>
            }
            onDone={setCorrected}
          />
        </>
      );
    return (
      <>
        <h1>{text.query}</h1>
        <QueryForm
          site={site}
          number={params.get('number') ?? ''}
          onFound={show}
          onNothing={() => setFound(undefined)}
        />
        {found && (
          <QueryResult
            key={found.submission.number + found.submission.status}
            found={found.submission}
            onCorrect={() => setCorrecting(true)}
          />
        )}
      </>
    );
  };
  return (
    <SiteFrame site={site} title={text.query}>
      {body()}
    </SiteFrame>
  );
}
