import { Space } from 'antd';
import type { OwnRowActionsProps } from '../resource/own-row-actions.ts';
import { CheckCompany } from './check-company.tsx';
import { TagCompany } from './tag-company.tsx';

/** Checking and tagging a company. */
export function CompanyActions(props: OwnRowActionsProps) {
  return (
    <Space size={12}>
      <CheckCompany {...props} />
      <TagCompany {...props} />
    </Space>
  );
}
