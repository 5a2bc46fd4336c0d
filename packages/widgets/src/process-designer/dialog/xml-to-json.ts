/** An element as JSON: name, attributes and content, in document order. */
export interface JsonElement {
  name: string;
  attributes?: Record<string, string>;
  text?: string;
  elements?: JsonElement[];
}

/** Converts the document to plain data. @param xml a well-formed document, as the designer prints it */
export function xmlToJson(xml: string): JsonElement {
  return convert(new DOMParser().parseFromString(xml, 'application/xml').documentElement);
}

function convert(element: Element): JsonElement {
  const json: JsonElement = { name: element.nodeName };
  if (element.attributes.length > 0) {
    json.attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  }
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE)
    .map((node) => node.nodeValue ?? '')
    .join('')
    .trim();
  if (text) json.text = text;
  if (element.children.length > 0) json.elements = [...element.children].map(convert);
  return json;
}
