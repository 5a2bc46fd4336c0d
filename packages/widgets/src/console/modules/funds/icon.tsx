import { AccountBookOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('funds', <AccountBookOutlined aria-hidden />);
