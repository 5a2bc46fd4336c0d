import { Space } from 'antd';
import type { ScreenRowProps } from '../../../generic/resource/screen.ts';
import { CheckCompany } from './check-company.tsx';
import { TagCompany } from './tag-company.tsx';

/** Buttons to check and tag a company. */
export function CompanyActions(props: ScreenRowProps) {
  return (
    <Space size={12}>
      <CheckCompany {...props} />
      <TagCompany {...props} />
    </Space>
  );
}
