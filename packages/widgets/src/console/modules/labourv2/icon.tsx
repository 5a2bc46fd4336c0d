import { IdcardOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('labourv2', <IdcardOutlined aria-hidden />);
