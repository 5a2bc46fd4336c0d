export { QrCode } from './qr-code.tsx';
export { codeFile, printLabel } from './label-sheet.ts';
