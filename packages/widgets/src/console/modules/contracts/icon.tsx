import { AuditOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('contracts', <AuditOutlined aria-hidden />);
