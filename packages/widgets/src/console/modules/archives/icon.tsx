import { FolderOpenOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('archives', <FolderOpenOutlined aria-hidden />);
