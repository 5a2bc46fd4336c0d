import {
  ERRORS,
  fieldsOf,
  GongdiError,
  messageOf,
  type AnyResource,
  type FieldProblem,
  type Lang,
} from '@gongdi/domain';

/**
 * Rewords problems that the store found in the language of the reader: the store knows the field, not the caller.
 * @throws the same error with its problems reworded; any other error unchanged
 */
export async function inLanguage<T>(resource: AnyResource, lang: Lang, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GongdiError) || error.problems.length === 0) throw error;
    const problems = error.problems.map((problem) => reword(problem, error, resource, lang));
    throw new GongdiError(error.entry, { label: error.label, problems, cause: error.cause ?? error });
  }
}

function reword(problem: FieldProblem, error: GongdiError, resource: AnyResource, lang: Lang): FieldProblem {
  const name = problem.path.replace(/^(begin|end|within)_(?=.)/, '');
  const fields = fieldsOf(resource);
  const field = fields.find((one) => one.name === problem.path) ?? fields.find((one) => one.name === name);
  if (!field) return problem;
  switch (problem.code) {
    case 'duplicate':
      return { ...problem, message: error.label[lang] };
    case 'not_found':
      return { ...problem, message: `${field.label[lang]}: ${ERRORS.notFound.message[lang]}` };
    case 'invalid':
      return { ...problem, message: messageOf({ code: 'custom', path: [], message: '', input: '' }, field, lang) };
    default:
      return problem;
  }
}
