/**
 * Elements that few models have and that cause two thirds of the time for compiling the schema: the content of each is
 * one more automaton over all flow elements.
 */
const HEAVY = ['choreography', 'globalChoreographyTask', 'subChoreography', 'adHocSubProcess', 'transaction'];

const SAYS_HEAVY = /choreography|adHocSubProcess|transaction/i;

/**
 * Returns whether a text may use a part that the lean schema lacks: it looks for the names, of elements or in an
 * `xsi:type`.
 */
export const needsFullSchema = (xml: string): boolean => SAYS_HEAVY.test(xml);

/** Returns `Semantic.xsd` without the heavy elements and their types. No other part of the schema depends on these. */
export function leanSemantic(xsd: string): string {
  return HEAVY.reduce((text, name) => {
    const type = `t${name[0]?.toUpperCase()}${name.slice(1)}`;
    return text
      .replace(new RegExp(`<xsd:element name="${name}"[^>]*/>`), '')
      .replace(new RegExp(`<xsd:complexType name="${type}"[^]*?</xsd:complexType>`), '');
  }, xsd);
}
