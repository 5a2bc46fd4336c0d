import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { DRY_RUN } from '../record/options.ts';

interface Options {
  yes?: boolean;
  dryRun?: boolean;
}

export default defineCommand({
  name: 'delete',
  arguments: '<resource> <records...>',
  values: { resourcesFor: 'delete' },
  about: { zh: '删除服务器上的数据', en: 'Delete records of the server' },
  remote: true,
  options: [{ flags: '--yes', about: { zh: '不再询问', en: 'do not ask' } }, DRY_RUN],
  examples: ['gongdi delete project 滨江科创中心一期', 'gongdi user delete wang --yes'],
  async run([name = '', ...texts], { yes, dryRun }: Options, context) {
    const { terminal, json, lang, signal } = context;
    const { resourceNamed } = await import('../remote/resource.ts');
    const resource = resourceNamed(name, 'delete');
    const { recordMessage } = await import('../record/text/index.ts');
    const asks = !yes && !dryRun;
    if (asks && (!process.stdin.isTTY || !process.stderr.isTTY))
      throw new CliFailure(EXIT.usage, recordMessage(resource, 'yesNeeded'));
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { resourceCalls } = await import('@gongdi/api');
    const { titleOf } = await import('@gongdi/domain');
    const { recordCalled } = await import('../record/find.ts');
    const { agreed } = await import('../terminal/ask.ts');
    const { outcomeOf } = await import('../files/outcome.ts');
    const { client, address } = await connect(context);
    const done: { id: string; title: string }[] = [];
    const failed: CliFailure[] = [];
    for (const text of texts) {
      try {
        const row = await recordCalled(client, resource, text, context);
        const title = titleOf(resource, row);
        if (dryRun) terminal.message(recordMessage(resource, 'wouldDelete', { title }));
        else if (asks && !(await agreed(recordMessage(resource, 'sureToDelete', { title })[lang], signal))) {
          terminal.message(recordMessage(resource, 'notDeleted'));
          continue;
        } else {
          await client.call(resourceCalls(resource).delete!, { params: { id: row.id } }, context);
          terminal.message(recordMessage(resource, 'deleted', { title }));
        }
        done.push({ id: row.id, title });
      } catch (error) {
        const failure = remoteFailure(error, address);
        // After an interruption the remaining records would fail as well; a single record needs no summary.
        if (signal.aborted || texts.length === 1) throw failure;
        failed.push(failure);
        terminal.message(failure.label);
      }
    }
    if (json)
      terminal.out(JSON.stringify({ resource: resource.noun, dry_run: dryRun === true, deleted: done }, null, 2));
    return failed.length === texts.length ? failed[0]!.exit : outcomeOf(texts.length, failed.length);
  },
});
