import { CloudUploadOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('reporting', <CloudUploadOutlined aria-hidden />);
