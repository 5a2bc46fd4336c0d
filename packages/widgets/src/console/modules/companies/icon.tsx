import { ShopOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('companies', <ShopOutlined aria-hidden />);
