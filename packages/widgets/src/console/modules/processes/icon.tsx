import { ApartmentOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('process', <ApartmentOutlined aria-hidden />);
