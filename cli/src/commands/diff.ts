import { defineCommand, EXIT } from '../command.ts';
import type { PictureOptions } from '../diff/pictures.ts';
import type { SideOptions } from '../diff/sides.ts';

interface Options extends SideOptions, PictureOptions {}

export default defineCommand({
  name: 'diff',
  arguments: '<before> [after]',
  about: { zh: '比较两个版本的模型', en: 'Compare two versions of a model' },
  remote: true,
  options: [
    {
      flags: '--rev <revision>',
      about: {
        zh: '与 git 中的版本比较，例如 HEAD~1 或 HEAD~1:路径',
        en: 'compare with a revision of git, such as HEAD~1 or HEAD~1:path',
      },
    },
    {
      flags: '--deployed',
      about: { zh: '与已发布的最新版本比较', en: 'compare with the newest version that is deployed' },
    },
    {
      flags: '--target <kind>',
      about: {
        zh: '已发布到：gongdi、camunda7、flowable、activiti、camunda8',
        en: 'where it is deployed: gongdi, camunda7, flowable, activiti, camunda8',
      },
    },
    {
      flags: '--url <address>',
      about: { zh: '流程引擎 REST 接口的地址', en: "address of the engine's REST interface" },
    },
    { flags: '--tenant <id>', about: { zh: '流程引擎的租户', en: 'tenant of the engine' } },
    {
      flags: '--layout',
      about: { zh: '只有图形不同时也算有区别', en: 'a difference in the drawing alone counts too' },
    },
    {
      flags: '--no-layout',
      about: { zh: '不显示只有图形的变化', en: 'do not show differences in the drawing alone' },
    },
    {
      flags: '--svg <file>',
      about: { zh: '画出新版本并标出变化，写成 SVG', en: 'draw the later version with its changes marked, as SVG' },
    },
    { flags: '--png <file>', about: { zh: '同上，写成 PNG', en: 'the same as PNG' } },
    { flags: '--theme <name>', about: { zh: '图片的颜色', en: 'colours of the picture' }, choices: ['light', 'dark'] },
    {
      flags: '--diagram <which>',
      about: { zh: '要画的图：序号、标识或名称', en: 'diagram to draw: its number, id or name' },
    },
  ],
  examples: [
    'gongdi diff leave-v1.bpmn leave-v2.bpmn',
    'gongdi diff leave.bpmn --rev HEAD~1 --svg changes.svg',
    'gongdi diff HEAD~2:models/leave.bpmn models/leave.bpmn',
    'gongdi diff leave.bpmn --deployed',
    'gongdi diff leave.bpmn --target flowable --url http://127.0.0.1:8080/flowable-rest/service',
  ],
  async run(args, options: Options, context) {
    const { terminal, json, lang } = context;
    const { findSides } = await import('../diff/sides.ts');
    const sides = await findSides(args, options, context);
    if (!sides) return EXIT.findings;
    const { compareTrees, describeDiff } = await import('@gongdi/bpmn');
    const { openModel } = await import('../model/open-model.ts');
    const names = { before: sides.before.name, after: sides.after.name };
    const [one, other] = [await openModel(sides.before, context), await openModel(sides.after, context)];
    if (!one.model || !other.model) {
      if (json) terminal.out(JSON.stringify({ before: one.findings, after: other.findings }, null, 2));
      return EXIT.findings;
    }
    const comparison = compareTrees(one.model, other.model);
    const diff = options.layout === false ? { ...comparison.diff, layoutChanged: [] } : comparison.diff;
    const { CHANGE_STYLES, diffJson } = await import('../diff/describe.ts');
    const { writePictures } = await import('../diff/pictures.ts');
    const compared = { before: one.model, after: other.model, names, comparison };
    const pictures = await writePictures(compared, options, context);
    if (json) terminal.out(JSON.stringify({ ...diffJson(diff, names, lang), ...pictures }, null, 2));
    else terminal.out(describeDiff(diff, lang, (kind, line) => terminal.paint(CHANGE_STYLES[kind], line)));
    const different = !diff.same || (options.layout === true && diff.layoutChanged.length > 0);
    return different || !pictures ? EXIT.findings : EXIT.fine;
  },
});
