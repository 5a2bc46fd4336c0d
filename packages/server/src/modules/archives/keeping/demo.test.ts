import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localBlobs } from '../../../files/index.ts';
import { loadDemo } from '../../../load-demo.ts';
import { transaction } from '../../../store/index.ts';
import { TEST_COST, withDatabase } from '../../../testing.ts';

const database = withDatabase();

it('has a volume that was handed over and one that is closed, where files are stored', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gongdi-archive-'));
  try {
    const { db } = database();
    await transaction(db, (trx) => loadDemo(trx, { passwordCost: TEST_COST, blobs: localBlobs(folder) }));
    const volumes = await db
      .selectFrom('archive_volume')
      .select(['volume_status', 'document_count'])
      .orderBy('volume_number')
      .execute();
    expect(volumes).toEqual([
      { volume_status: 3, document_count: 12 },
      { volume_status: 2, document_count: 8 },
      { volume_status: 1, document_count: null },
    ]);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}, 180_000);
