/**
 * The members of a `Response` that show a refusal. `fetch` resolves for every HTTP status, so a host that passes on its
 * response may have stored nothing. `instanceof` does not work here: a `Response` of another window has another class.
 */
type Answered = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

const isAnswer = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'ok' in value && 'status' in value && 'text' in value;

/** A text that is not JSON and is longer than this is an HTML page, not a reason. */
const LONGEST_REASON = 300;

/** Returns a refusal as an error with the server's message: `message` of a JSON answer, its text, or its status. */
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
 * Waits for the promise or response that a host passed to `respondWith`.
 * @throws the rejection of the host's promise, or an Error with the server's message when the response is no success
 */
export async function acceptedBy(answer: Promise<unknown>): Promise<void> {
  let given: unknown;
  try {
    given = await answer;
  } catch (error) {
    throw isAnswer(error) ? await refusalOf(error) : error;
  }
  if (isAnswer(given) && !given.ok) throw await refusalOf(given);
}
