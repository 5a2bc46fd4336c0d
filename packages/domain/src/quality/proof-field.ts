import { field } from '../field/field.ts';
import type { Label } from '../label.ts';

/** What the server knows of pictures that prove a record: when they arrived, their hash, what their cameras noted. */
export const proofField = ({
  group,
  label = { zh: '照片校验', en: 'Proof of the pictures' },
}: {
  group: string;
  label?: Label;
}) =>
  field.rows({
    label,
    on: ['detail'],
    group,
    rows: {
      name: field.text({ label: { zh: '文件', en: 'File' } }),
      uploaded_at: field.datetime({ label: { zh: '上传时间', en: 'Uploaded at' } }),
      camera_at: field.datetime({ label: { zh: '照片自带拍摄时间', en: 'Taken at, by its camera' } }),
      camera_distance: field.integer({ label: { zh: '照片自带位置偏离（米）', en: 'Metres off, by its camera' } }),
      hash: field.text({ label: { zh: '校验值（SHA-256）', en: 'Hash (SHA-256)' } }),
    },
  });
