import {
  AudioOutlined,
  FileExcelOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  PictureOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { extensionOf, fileTypeOf } from '@gongdi/domain';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ 'aria-hidden'?: boolean }>;

const BY_EXTENSION: Readonly<Record<string, Icon>> = {
  pdf: FilePdfOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  csv: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  txt: FileTextOutlined,
};
const BY_MAJOR: Readonly<Record<string, Icon>> = {
  image: PictureOutlined,
  video: VideoCameraOutlined,
  audio: AudioOutlined,
  archive: FileZipOutlined,
};

/** Icon of a file's type. */
export function FileIcon({ name }: { name: string }) {
  const Found = BY_EXTENSION[extensionOf(name)] ?? BY_MAJOR[fileTypeOf(name)?.major ?? ''] ?? FileOutlined;
  return <Found aria-hidden />;
}
