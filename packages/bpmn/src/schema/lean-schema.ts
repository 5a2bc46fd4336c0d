/**
 * Elements that few models have and that take two thirds of the time to compile the schema: the content of each is one
 * more automaton over all flow elements.
 */
const HEAVY = ['choreography', 'globalChoreographyTask', 'subChoreography', 'adHocSubProcess', 'transaction'];

const SAYS_HEAVY = /choreography|adHocSubProcess|transaction/i;

/** Whether a text may use what the lean schema lacks: by name, be it of an element or in an `xsi:type`. */
export const needsFullSchema = (xml: string): boolean => SAYS_HEAVY.test(xml);

/** `Semantic.xsd` without the heavy elements and their types, on which nothing else is built. */
export function leanSemantic(xsd: string): string {
  return HEAVY.reduce((text, name) => {
    const type = `t${name[0]?.toUpperCase()}${name.slice(1)}`;
    return text
      .replace(new RegExp(`<xsd:element name="${name}"[^>]*/>`), '')
      .replace(new RegExp(`<xsd:complexType name="${type}"[^]*?</xsd:complexType>`), '');
  }, xsd);
}
