/** A picture in the data of a template. */
export interface TemplatePicture {
  _type: 'image';
  source: Uint8Array;
  format: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  altText: string;
}

/** Values by placeholder: a text, a picture, or rows of a loop. */
export interface TemplateValues {
  [name: string]: string | TemplatePicture | TemplateValues[];
}

/** What the thread does: fill a template, or find its placeholders. */
export type TemplateTask = { bytes: Uint8Array } & ({ values: TemplateValues } | { parse: true });

/** What the thread answers. `template`: the template is faulty, with the reason in the words of the library. */
export type TemplateAnswer = { bytes: Uint8Array } | { names: string[] } | { fault: 'template'; message: string };
