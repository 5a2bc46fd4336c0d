/**
 * The parts of a `Response` that tell a refusal: `fetch` resolves whatever the status is, so a host that answers with it
 * has not stored what was refused. One of another window is no instance of ours.
 */
type Answered = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

const isAnswer = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'ok' in value && 'status' in value && 'text' in value;

/** A text that is no JSON and longer than this is a page, not a reason. */
const LONGEST_REASON = 300;

/** A refusal as an error whose message is the server's: `message` of a JSON answer, its text, or its status. */
async function refusalOf(answer: Answered): Promise<Error> {
  const status = `${answer.status} ${answer.statusText}`.trim();
  const text = await answer.text().catch(() => '');
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return new Error(typeof message === 'string' && message !== '' ? message : status);
  } catch {
    return new Error(text !== '' && text.length <= LONGEST_REASON && !text.includes('<') ? text : status);
  }
}

/**
 * Waits for what a host gave to `respondWith`.
 * @throws what the host's promise was rejected with; an Error in the server's words for a response that is no success
 */
export async function acceptedBy(answer: Promise<unknown>): Promise<void> {
  let said: unknown;
  try {
    said = await answer;
  } catch (error) {
    throw isAnswer(error) ? await refusalOf(error) : error;
  }
  if (isAnswer(said) && !said.ok) throw await refusalOf(said);
}
