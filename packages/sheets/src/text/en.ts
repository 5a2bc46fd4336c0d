import type { zh } from './zh.ts';

/** English texts of this room; a key missing here does not compile. */
export const en: Record<keyof typeof zh, string> = {
  file_empty: 'The file is empty. Choose another file.',
  file_too_large: 'The file has {size}; the limit is {limit}. Split it and import the parts.',
  file_unknown: 'The file type is not known. Upload an Excel file in the format xlsx or xls.',
  file_html: 'This is a web page or XML file saved as Excel. Open it in Excel and save it as xlsx.',
  file_text: 'This is a text file. Open it in Excel and save it as xlsx.',
  file_encrypted: 'The workbook needs a password to open. Remove the password in Excel and try again.',
  file_xlsb: 'The format xlsb is not supported. Open the file in Excel and save it as xlsx.',
  file_ods: 'The format ods is not supported. Save the file as xlsx.',
  file_not_xlsx: 'The archive holds no workbook. Upload an Excel file in the format xlsx or xls.',
  file_not_xls: 'The file is damaged or no xls workbook. Open it in Excel and save it as xlsx.',
  file_encoding: 'The text encoding is not known. Save the CSV as UTF-8 or GBK.',
  zip_damaged: 'The file is incomplete or damaged. Export or upload it again.',
  zip_entries: 'The workbook has {count} parts; the limit is {limit}. It was not opened.',
  zip_size: 'The workbook unpacks to {size}; the limit is {limit}. It was not opened.',
  zip_ratio:
    'Part {part} is compressed {ratio}:1; the limit is {limit}:1. It looks like a zip bomb and was not opened.',
  zip_duplicate: 'The workbook has two parts named {part}. It was not opened.',
  zip_path: 'The workbook has an unsafe path {part}. It was not opened.',
  zip_lying: 'Part {part} does not have the size it declares. The workbook was not opened.',
  xml_damaged: 'Part {part} of the workbook is damaged. Open the file in Excel and save it again.',
  xml_doctype: 'Part {part} of the workbook has a DOCTYPE, which is not allowed. It was not opened.',
  sheet_missing: 'The workbook has no sheet number {index}.',
  sheet_none: 'The workbook has no sheet.',
  sheet_rows: 'The sheet has more than {limit} rows. Split it and import the parts.',
  sheet_columns: 'Cell {cell} lies beyond column {limit}. Delete the extra columns and try again.',
  cell_too_large: 'A cell holds too much text. Check the sheet and try again.',
  strings_too_many: 'The workbook has more than {limit} texts. Split it and import the parts.',
};
