/** Messages about consents for face pictures. */
export const zh = {
  left: '「{name}」已离场，不能再采集人脸；再次登记后重新签署同意书',
  nobody: '没有找到这名人员，请重新选择',
  again: '「{name}」已有有效的人脸同意，请在原记录中补采照片，或先撤回',
  ageUnknown: '「{name}」没有出生日期，无法核对年龄：请先在人员档案中补录身份证号',
  minor: '「{name}」{age} 周岁，未满 {limit} 周岁：请由监护人同意并填写监护人；监护人不同意的，使用替代方式进出',
  future: '签署日期不能晚于今天；尚未同意的不能采集人脸，请使用替代方式进出',
};

export type FaceText = Record<keyof typeof zh, string>;
