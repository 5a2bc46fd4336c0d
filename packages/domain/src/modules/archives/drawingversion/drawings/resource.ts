import { partOf } from '../../../../resource/part.ts';
import { DRAWING } from '../../dictionary.ts';
import drawingversion from '../resource.ts';

/** The drawings in force: of each number the newest version. */
export default partOf(drawingversion, {
  name: 'drawings',
  noun: 'drawing',
  label: { zh: '图纸', en: 'Drawing' },
  about: {
    zh: '项目的现行图纸，每个图号只显示最新版本；登记新版后旧版转入图纸版本。',
    en: 'The drawings in force, of each number the newest version. Older ones are among the versions.',
  },
  fixed: { drawing_status: DRAWING.current },
});
