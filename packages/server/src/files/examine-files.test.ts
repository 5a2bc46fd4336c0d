import { calls } from '@gongdi/api';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { examineFiles } from './examine-files.ts';
import { shardedPath } from './hash.ts';
import { localBlobs } from './index.ts';

const kit = withServer();

it('tells which files are gone, and which are others than was uploaded', async () => {
  const client = await kit().client('admin');
  const place = async (text: string) => {
    const { rows } = await kit().database.pool.query<{ hash: string }>('select hash from stored_file where name = $1', [
      `${text}.txt`,
    ]);
    return path.join(kit().files, shardedPath(rows[0]!.hash));
  };
  for (const text of ['whole', 'gone', 'changed'])
    await client.call(calls.file.upload, { form: {}, file: new Blob([text]), fileName: `${text}.txt` });
  await fs.rm(await place('gone'));
  await fs.writeFile(await place('changed'), 'chanced');
  const before = await fs.readdir(kit().files, { recursive: true });
  const report = await examineFiles(kit().database.db, localBlobs(kit().files));
  expect(report).toMatchObject({ missing: expect.arrayContaining(['gone.txt']) as string[], damaged: ['changed.txt'] });
  expect(report.missing).not.toContain('whole.txt');
  expect(await fs.readdir(kit().files, { recursive: true })).toEqual(before);
});
