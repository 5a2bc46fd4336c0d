import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '工程档案', en: 'Archive of the works' },
  about: {
    zh: '按 GB/T 50328 的目录归档：每个文件夹的齐全率、缺少的文件，组卷和移交。',
    en: 'The archive by GB/T 50328: how complete each folder is, what is missing, volumes and hand-over.',
  },
  order: 10,
  operations: [VIEW],
});
