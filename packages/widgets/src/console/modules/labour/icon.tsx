import { TeamOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('labour', <TeamOutlined aria-hidden />);
