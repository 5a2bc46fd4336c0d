/** Messages about papers that end. */
export const zh = {
  certificate: '{name}的证书 {number} 将于 {date} 到期（剩 {days} 天）',
  certificateHours:
    '{name}的证书 {number} 将于 {date} 到期（剩 {days} 天）。近一年继续教育 {hours} 学时，延期要求每年 {yearHours} 学时，请先安排培训',
  review: '{name}的证书 {number} 须在 {date} 前复审（剩 {days} 天）',
  medical: '{name}的体检将于 {date} 到期（剩 {days} 天）',
  certificates: '{count} 本证书将在 {days} 天内到期，最早 {date}（{name}）',
  reviews: '{count} 本证书须在 {days} 天内复审，最早 {date}（{name}）',
  medicals: '{count} 人的体检将在 {days} 天内到期，最早 {date}（{name}）',
};

export type TermText = Record<keyof typeof zh, string>;
