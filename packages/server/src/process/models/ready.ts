import { hasExpression } from '@gongdi/bpmn';
import { fill, GongdiError, type Label, type Lang } from '@gongdi/domain';
import type { EngineProblem } from '../../engine/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import type { Db } from '../../store/index.ts';
import { FORM_TYPE } from '../deploy.ts';
import { FORM_STATUS, getForm } from '../forms/index.ts';
import { type GraphNode, readGraph } from '../graph/process-graph.ts';
import type { ModelRow, ModelSettings } from '../model-store.ts';
import { wrong } from '../refuse.ts';
import { named, peopleOfGroups, peopleOfRule, RULE, type Situation } from '../rules/people-of-rule.ts';
import { rulesOf } from '../rules/rule-store.ts';
import { requirePeople } from '../tasks/act/people.ts';
import { processLabel, processText } from '../text/index.ts';

/** Rules whose people can be determined before an instance starts. */
const STATIC = new Set<number>([RULE.role, RULE.members, RULE.head, RULE.post, RULE.users, RULE.group]);

/**
 * Checks that a model can be deployed: it has a form (unless the person who deploys wants none), every user task has
 * at least one known person who gets it, and the engine can run it. It reports all problems at once.
 * @param fromEngine problems that the engine reported
 * @throws GongdiError `invalidModel`, in the words of comparable systems
 */
export async function requireReady(
  trx: Db,
  fromEngine: readonly EngineProblem[],
  { lang }: CallerContext,
  model: ModelRow,
  withoutForm = false,
): Promise<void> {
  const reasons = await lackingIn(trx, model, withoutForm);
  const problems = fromEngine
    .filter((one) => one.severity === 'error')
    .slice(0, 200)
    .map(({ element, code, message }) => ({ path: element, code, message: message[lang] }));
  const [first, ...more] = reasons;
  if (!first && problems.length === 0) return;
  if (!first) throw new GongdiError('invalidModel', { label: processLabel('engineRefuses'), problems });
  if (more.length + problems.length === 0) {
    const refusal = (lang: Lang) => fill(processText[lang].deployRefused, { reason: first.label[lang] });
    const label = { zh: refusal('zh'), en: refusal('en') };
    throw new GongdiError('invalidModel', { label });
  }
  const lacking = reasons.map(({ path, label }) => ({ path, code: 'not_ready', message: label[lang] }));
  const label = processLabel('deployRefusals', { count: lacking.length + problems.length });
  throw new GongdiError('invalidModel', { label, problems: [...lacking, ...problems] });
}

interface Lacking {
  /** Id of the element, or name of the model's setting. */
  path: string;
  label: Label;
}

async function lackingIn(trx: Db, model: ModelRow, withoutForm: boolean): Promise<Lacking[]> {
  const lacking: Lacking[] = [];
  const { form_type, form_id, form_custom_create_path, form_custom_view_path } = model;
  const hasForm =
    form_type === FORM_TYPE.form
      ? form_id !== null
      : form_type === FORM_TYPE.page && form_custom_create_path && form_custom_view_path;
  if (!hasForm && !withoutForm) lacking.push({ path: 'form_id', label: processLabel('formMissing') });
  const rules = await rulesOf(trx, { model_id: model.id });
  for (const node of (await readGraph(model.bpmn_xml)).values()) {
    if (node.type !== 'userTask') continue;
    const rule = rules.get(node.key);
    const name = node.name || node.key;
    const situation = { starter_id: '', org_id: model.org_id, variables: {} };
    const lacks = (label: Label) => void lacking.push({ path: node.key, label });
    if (!rule) {
      const isSaid = Object.values(node.people).some((text) => text !== '');
      const people = isSaid ? await unknownPeople(trx, node, situation) : null;
      if (!isSaid) lacks(processLabel('rulesMissing', { name }));
      if (people) lacks(processLabel('peopleUnknown', { name, people }));
      continue;
    }
    if (model.nobody_policy !== 'refuse' || !STATIC.has(rule.type)) continue;
    if ((await peopleOfRule(trx, rule, situation)).length === 0) lacks(processLabel('nobodyAtDeploy', { name }));
  }
  return lacking;
}

/**
 * Returns the people of a task whom the server does not know: its assignee, or else all of its candidates. People of
 * an expression are known only when the task begins.
 */
async function unknownPeople(trx: Db, { people }: GraphNode, situation: Situation): Promise<string | null> {
  const { assignee, candidateUsers, candidateGroups } = people;
  if (assignee !== '') {
    if (hasExpression(assignee) || (await named(trx, situation, assignee)).length > 0) return null;
    return assignee;
  }
  const candidates = [candidateUsers, candidateGroups].filter((text) => text !== '').join(',');
  if (hasExpression(candidates) || (await named(trx, situation, candidateUsers)).length > 0) return null;
  const groups = candidateGroups.split(',').flatMap((one) => one.trim() || []);
  return (await peopleOfGroups(trx, groups, situation)).length > 0 ? null : candidates;
}

/**
 * Checks that the settings of a model are consistent: its form exists and is open, its own page has addresses, and
 * its managers may take part.
 * @throws GongdiError `invalid`
 */
export async function requireSettings(
  trx: Db,
  { caller, lang }: CallerContext,
  settings: ModelSettings,
  org_id: string,
): Promise<void> {
  const { form_type, form_id } = settings;
  if (form_type !== undefined && form_type !== null && form_type !== FORM_TYPE.form && form_type !== FORM_TYPE.page)
    throw wrong(lang, 'form_type', 'formUnknown');
  if (form_type === FORM_TYPE.form && form_id) {
    const form = await getForm(trx, caller, form_id).catch(() => undefined);
    if (form?.status !== FORM_STATUS.open) throw wrong(lang, 'form_id', 'formUnknown');
  }
  for (const path of ['form_custom_create_path', 'form_custom_view_path'] as const) {
    const address = settings[path];
    // Only an address inside the console: no other site and no script.
    if (address && !/^\/(?!\/)[^\s\\]*$/.test(address)) throw wrong(lang, path, 'customPathMissing');
  }
  await requirePeople(trx, settings.manager_user_ids ?? [], org_id, lang, 'manager_user_ids');
}
