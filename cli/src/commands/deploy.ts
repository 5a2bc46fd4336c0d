import type { Lang } from '@gongdi/domain';
import type { EngineAdapter } from '@gongdi/engines';
import { CliFailure, defineCommand, EXIT, type CommandContext } from '../command.ts';
import type { PlacedProblem } from '../deploy/places.ts';
import type { DeployCandidate } from '../deploy/plan.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  engine?: string;
  target?: string;
  url?: string;
  tenant?: string;
  dryRun?: boolean;
}

interface Done {
  file: string;
  key: string | null;
  /** `checked`: no errors, but the target could not be asked whether the model changed. */
  result: 'deployed' | 'unchanged' | 'would-deploy' | 'checked' | 'refused' | 'failed';
  version?: number;
  id?: string;
  message?: string;
  /** Problems that the engine reported. */
  problems?: readonly PlacedProblem[];
  findings?: DeployCandidate['findings'];
}

export default defineCommand({
  name: 'deploy',
  arguments: '<files...>',
  about: {
    zh: '检查流程模型并发布到工地服务器或流程引擎',
    en: 'Check models and deploy them to the Gongdi server or a process engine',
  },
  remote: true,
  options: [
    {
      flags: '--engine <engine>',
      about: { zh: '按此引擎检查，默认自动识别', en: 'engine to check for; recognised without' },
    },
    {
      flags: '--target <kind>',
      about: {
        zh: '发布到：gongdi、camunda7、flowable、activiti、camunda8',
        en: 'deploy to: gongdi, camunda7, flowable, activiti, camunda8',
      },
    },
    {
      flags: '--url <address>',
      about: { zh: '流程引擎 REST 接口的地址', en: "address of the engine's REST interface" },
    },
    { flags: '--tenant <id>', about: { zh: '流程引擎的租户', en: 'tenant of the engine' } },
    { flags: '--dry-run', about: { zh: '只检查并说明会发布什么，不发布', en: 'check and say what would be deployed' } },
  ],
  examples: [
    'gongdi deploy leave.bpmn',
    "gongdi deploy 'models/*.bpmn' --dry-run",
    'gongdi deploy leave.bpmn --target camunda7 --url http://127.0.0.1:8080/engine-rest',
  ],
  async run(args, options: Options, context) {
    const { cwd, signal, json, terminal } = context;
    const { findInputs } = await import('../files/inputs.ts');
    const { inTurn } = await import('../terminal/progress.ts');
    const { ignoreRules } = await import('../files/ignore.ts');
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore: await ignoreRules(cwd) });
    const { checkCandidate, configuredChecks, deployTarget } = await import('../deploy/plan.ts');
    const { engineToCheck } = await import('../deploy/engine-sender.ts');
    const { chosenEngine } = await import('../remote/chosen-engine.ts');
    const engine = await chosenEngine(options, context);
    const target = deployTarget(engineToCheck(options.engine, engine));
    const configured = await configuredChecks(context);
    const candidates: DeployCandidate[] = [];
    for (const input of inTurn(inputs, signal)) {
      candidates.push(await checkCandidate(input, target, configured, context));
    }
    refuseTwins(candidates);
    const sender = options.dryRun
      ? (await import('../deploy/dry-sender.ts')).drySender(engine, context)
      : await openSender(context, candidates, engine);
    const done: Done[] = [];
    for (const candidate of inTurn(candidates, signal)) {
      const one = await deployOne(candidate, sender, context.lang);
      printDone(one, context);
      done.push(one);
    }
    const failed = done.filter(({ result }) => result === 'refused' || result === 'failed').length;
    if (json) terminal.out(JSON.stringify({ files: done }, null, 2));
    else if (done.length > 1) terminal.message(cliMessage('partly', { done: done.length - failed, failed }));
    if (failed > 0 && failed === done.length && done.every(({ result }) => result === 'failed')) return EXIT.remote;
    const { outcomeOf } = await import('../files/outcome.ts');
    return outcomeOf(done.length, failed);
  },
});

/** @throws CliFailure with exit 2 when two files have the same process key: one would overwrite the other */
function refuseTwins(candidates: readonly DeployCandidate[]): void {
  const seen = new Map<string, string>();
  for (const { key, input } of candidates) {
    if (key === undefined) continue;
    const other = seen.get(key);
    if (other !== undefined)
      throw new CliFailure(EXIT.usage, cliMessage('sameKey', { key, one: other, other: input.name }));
    seen.set(key, input.name);
  }
}

/** Result of sending a model; with `--dry-run`, `changed` is a string for what would have happened. */
interface Sent {
  id?: string;
  version?: number;
  changed: boolean | 'would-deploy' | 'checked';
}
type Sender = (candidate: DeployCandidate) => Promise<Sent>;

async function openSender(
  context: CommandContext,
  candidates: readonly DeployCandidate[],
  engine: EngineAdapter | null,
): Promise<Sender | undefined> {
  if (candidates.every(({ key }) => key === undefined)) return undefined;
  if (engine) return (await import('../deploy/engine-sender.ts')).engineSender(engine, context);
  return (await import('../deploy/server-sender.ts')).serverSender(context);
}

async function deployOne(candidate: DeployCandidate, send: Sender | undefined, lang: Lang): Promise<Done> {
  const { input, key, findings } = candidate;
  const file = input.name;
  if (key === undefined) return { file, key: null, result: 'refused', findings };
  if (!send) return { file, key, result: 'failed' };
  try {
    const { changed, ...sent } = await send(candidate);
    const result = typeof changed === 'string' ? changed : changed ? 'deployed' : 'unchanged';
    return { file, key, result, ...sent };
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    const { DeployFailure } = await import('../deploy/engine-sender.ts');
    const problems = error instanceof DeployFailure && error.problems.length > 0 ? { problems: error.problems } : {};
    const result = error.exit === EXIT.findings ? 'refused' : 'failed';
    return { file, key, result, message: error.label[lang], ...problems };
  }
}

function printDone({ file, key, version = 0, result, message }: Done, { terminal, json }: CommandContext): void {
  if (json) return;
  const values = { file, key: key ?? '', version };
  if (message !== undefined) terminal.err(terminal.paint('red', `${file}: ${message}`));
  else if (result === 'deployed') terminal.message(cliMessage('deployed', values));
  else if (result === 'unchanged') terminal.message(cliMessage('unchanged', values));
  else if (result === 'would-deploy' || result === 'checked') terminal.message(cliMessage('wouldDeploy', values));
  else terminal.message(cliMessage('deployRefused', values));
}
