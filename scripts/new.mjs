// npm run new -- module <group>/<name> --zh 名称 --en Name [--service user] [--order 100] [--with steps,call,room,screen,demo,log]
// Writes the files of a new module, adds them to the generated indexes and prints the next steps (docs/adding.md).
import './lib/require-node.mjs';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from './lib/main.mjs';
import { writeModuleIndexes } from './lib/module-index.mjs';
import { moduleFiles, PARTS } from './lib/new-module/module-files.mjs';
import { at } from './lib/root.mjs';
import { Failed, mustSucceed, runTool } from './lib/run.mjs';
import { log } from './lib/log.mjs';

const USAGE = `npm run new -- module <group>/<name> --zh 名称 --en Name [--service user] [--order 100] [--with ${PARTS.join(',')}]`;

function wanted() {
  let given;
  try {
    given = parseArgs({
      allowPositionals: true,
      options: {
        zh: { type: 'string' },
        en: { type: 'string' },
        service: { type: 'string' },
        order: { type: 'string' },
        with: { type: 'string', default: '' },
      },
    });
  } catch (error) {
    throw new Failed(`${error.message}\n  ${USAGE}`);
  }
  const { positionals, values } = given;
  const [what, path, ...more] = positionals;
  const parts = values.with.split(',').filter(Boolean);
  const unknown = parts.find((part) => !PARTS.includes(part));
  const order = Number(values.order ?? 100);
  const wrong = what !== 'module' || !path || more.length > 0 || !values.zh || !values.en || !Number.isInteger(order);
  if (wrong || unknown || /['\\\n`]/.test(values.zh + values.en))
    throw new Failed(`${unknown ? `没有名为 ${unknown} 的部分 · no part is called ${unknown}\n  ` : ''}${USAGE}`);
  const knownGroup = existsSync(at('packages/domain/src/modules', path.split('/')[0], 'group.ts'));
  return {
    path,
    zh: values.zh,
    en: values.en,
    order,
    parts,
    knownGroup,
    ...(values.service && { service: values.service }),
  };
}

await main(async () => {
  const files = Object.entries(moduleFiles(wanted()));
  const there = files.find(([path]) => existsSync(at(path)));
  if (there) throw new Failed(`${there[0]} 已存在，未写入任何文件 · is there already; nothing was written`);
  for (const [path, text] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
    log(`已写入 ${path}`, 'written');
  }
  mustSucceed(
    'oxfmt',
    await runTool(
      'oxfmt',
      files.map(([path]) => path),
      { quiet: true },
    ),
  );
  for (const path of writeModuleIndexes()) log(`已生成 ${path}`, 'generated');
  log(
    '接下来：修改以上文件，然后运行 npm run migration、npm run golden 和 npm run reference',
    'next: change these files, then run npm run migration, npm run golden and npm run reference',
  );
});
