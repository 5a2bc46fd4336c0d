import type { Label } from '../../label.ts';
import { readSampleSizes, SAMPLE_SIZES } from '../../quality/sample.ts';
import { defineSettings, onOff, whole, words } from '../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Numbers of the acceptance of works. */
export default defineSettings('quality', {
  label: at('质量验收', 'Acceptance of works'),
  order: 81,
  settings: {
    quality_sample_sizes: words({
      label: at('检验批最小抽样数量（未核定）', 'Least samples of a lot (to be confirmed)'),
      hint: at(
        'GB 50300 表 3.0.9，写作“容量上限:最小抽样数量”，逗号分隔；对之后填写容量的检验批生效',
        'Table 3.0.9 of GB 50300, written as “size up to:least samples”, with commas; holds for lots written from now on',
      ),
      maxLength: 200,
      fallback: SAMPLE_SIZES,
      required: true,
    }),
    site_check_due: onOff({
      label: at('报验前须有现场质量管理检查（未核定）', 'Lots wait for the check of the site (to be confirmed)'),
      hint: at(
        'GB 50300 表 A.0.1；开启后，项目没有结论符合的检查记录，检验批不能报验',
        'Form A.0.1 of GB 50300: lots of a project without one that is concluded are not presented',
      ),
      fallback: false,
    }),
    proof_minutes: whole({
      label: at('佐证照片时间允许误差（分钟，未核定）', 'Proof pictures: tolerance of time (minutes, to be confirmed)'),
      hint: at(
        '照片自带的拍摄时间与填写的时间、施工起止时间相差不能超过这个值；没有自带时间的照片只记上传时间',
        'How far the time that the camera noted may be from the time that was entered; pictures without one keep the time of their upload',
      ),
      min: 1,
      max: 1440,
      fallback: 60,
    }),
    proof_metres: whole({
      label: at('佐证照片位置允许误差（米，未核定）', 'Proof pictures: tolerance of place (metres, to be confirmed)'),
      hint: at(
        '照片自带的位置与填写的位置（没有则与项目位置）相差不能超过这个值；0 为不核对',
        'How far the place that the camera noted may be from the place that was entered, or from the project; 0: not compared',
      ),
      min: 0,
      max: 100_000,
      fallback: 1500,
    }),
    quality_good_share: whole({
      label: at('评优良时下级优良率（%，未核定）', 'Share below that is good (%, to be confirmed)'),
      hint: at('公路、水利工程；房屋建筑不评等级', 'Roads and water works; buildings have no grades'),
      min: 1,
      max: 100,
      fallback: 70,
    }),
    conceal_notice_hours: whole({
      label: at('隐蔽验收提前通知（小时，未核定）', 'Notice of concealed works (hours, to be confirmed)'),
      hint: at('施工合同示范文本 5.3；对之后的通知生效', 'Model contract, 5.3; holds for notices from now on'),
      min: 0,
      max: 240,
      fallback: 48,
    }),
    conceal_deemed: onOff({
      label: at('监理到期未验收视为通过（未核定）', 'Deemed accepted when nobody comes (to be confirmed)'),
      hint: at(
        '施工合同示范文本 5.3；到计划验收时间后 24 小时',
        'Model contract, 5.3; 24 hours after the planned time',
      ),
      fallback: false,
    }),
    station_notice_hours: whole({
      label: at('旁站提前通知（小时，未核定）', 'Notice of an attendance (hours, to be confirmed)'),
      hint: at('对之后的通知生效', 'Holds for notices from now on'),
      min: 0,
      max: 240,
      fallback: 24,
    }),
    station_late_hours: whole({
      label: at(
        '旁站结束多少小时后签字标为补记（未核定）',
        'A signature is late so many hours after the end (to be confirmed)',
      ),
      hint: at('旁站记录', 'Records of attendance'),
      min: 1,
      max: 240,
      fallback: 24,
    }),
    station_closed_hours: whole({
      label: at('旁站结束多少小时后不能再签字（未核定）', 'No signature so many hours after the end (to be confirmed)'),
      hint: at('旁站记录', 'Records of attendance'),
      min: 1,
      max: 720,
      fallback: 72,
    }),
  },
  check: ({ quality_sample_sizes }) =>
    readSampleSizes(quality_sample_sizes)
      ? undefined
      : {
          path: 'quality_sample_sizes',
          code: 'sampleSizes',
          message: at('写作 15:2,25:3 的形式，容量和数量逐项增大', 'Write it as 15:2,25:3, both numbers rising'),
        },
});
