import {
  AlignLeftOutlined,
  ApartmentOutlined,
  CalculatorOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  ColumnWidthOutlined,
  EditOutlined,
  EnvironmentOutlined,
  FieldBinaryOutlined,
  FieldNumberOutlined,
  FileTextOutlined,
  FontSizeOutlined,
  HddOutlined,
  IdcardOutlined,
  InfoCircleOutlined,
  MoneyCollectOutlined,
  PaperClipOutlined,
  PhoneOutlined,
  PictureOutlined,
  ProjectOutlined,
  SwapOutlined,
  TableOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { FormFieldType } from '@gongdi/domain';
import type { ComponentType } from 'react';

const ICONS: Record<FormFieldType, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  text: FontSizeOutlined,
  textarea: AlignLeftOutlined,
  integer: FieldNumberOutlined,
  decimal: FieldBinaryOutlined,
  money: MoneyCollectOutlined,
  date: CalendarOutlined,
  datetime: ClockCircleOutlined,
  range: ColumnWidthOutlined,
  choice: CheckCircleOutlined,
  choices: CheckSquareOutlined,
  boolean: SwapOutlined,
  phone: PhoneOutlined,
  idcard: IdcardOutlined,
  person: UserOutlined,
  organisation: ApartmentOutlined,
  project: ProjectOutlined,
  device: HddOutlined,
  file: PaperClipOutlined,
  image: PictureOutlined,
  location: EnvironmentOutlined,
  signature: EditOutlined,
  table: TableOutlined,
  formula: CalculatorOutlined,
  heading: FileTextOutlined,
  note: InfoCircleOutlined,
};

export function TypeIcon({ type }: { type: FormFieldType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden />;
}
