import { field } from '../field/field.ts';
import type { FieldMeta } from '../field/meta.ts';

/** Display of a field. A device has other columns than a record of its history. */
type Shown = Pick<FieldMeta, 'on' | 'column' | 'query'>;
type Names =
  | 'install_place'
  | 'position'
  | 'installed_at'
  | 'install_company'
  | 'install_person'
  | 'install_images'
  | 'uninstalled_at'
  | 'uninstall_company'
  | 'uninstall_reason';

/**
 * Returns the fields of an installation, `installed`, and of a removal, `removed`. A device has its latest ones, and
 * the history has all of them. Both resources have groups `place` and `removal`.
 */
export const installFields = (shown: Readonly<Partial<Record<Names, Shown>>>) => ({
  installed: {
    install_place: field.text({
      label: { zh: '安装位置', en: 'Place' },
      maxLength: 200,
      query: 'like',
      group: 'place',
      column: { width: 180 },
      example: '3 号楼东侧',
      ...shown.install_place,
    }),
    position: field.place({
      label: { zh: '位置坐标', en: 'Position' },
      group: 'place',
      column: false,
      ...shown.position,
    }),
    installed_at: field.date({
      label: { zh: '安装日期', en: 'Installed on' },
      query: 'between',
      group: 'place',
      column: { width: 120, sort: true },
      ...shown.installed_at,
    }),
    install_company: field.text({
      label: { zh: '安装单位', en: 'Installed by' },
      maxLength: 100,
      group: 'place',
      column: { width: 160 },
      ...shown.install_company,
    }),
    install_person: field.text({
      label: { zh: '安装负责人', en: 'Responsible' },
      maxLength: 50,
      group: 'place',
      column: { width: 110 },
      ...shown.install_person,
    }),
    install_images: field.image({
      label: { zh: '安装照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'place',
      column: false,
      ...shown.install_images,
    }),
  },
  removed: {
    uninstalled_at: field.date({
      label: { zh: '拆除日期', en: 'Removed on' },
      group: 'removal',
      column: { width: 120, sort: true },
      ...shown.uninstalled_at,
    }),
    uninstall_company: field.text({
      label: { zh: '拆除单位', en: 'Removed by' },
      maxLength: 100,
      group: 'removal',
      column: { width: 160, hidden: true },
      ...shown.uninstall_company,
    }),
    uninstall_reason: field.textarea({
      label: { zh: '拆除原因', en: 'Reason' },
      maxLength: 500,
      group: 'removal',
      column: { width: 200 },
      ...shown.uninstall_reason,
    }),
  },
});
