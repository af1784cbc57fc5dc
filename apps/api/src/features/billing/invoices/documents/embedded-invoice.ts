import type { Pdf } from '../../../../files/tagged-pdf.ts';

/** The name under which programs look for the invoice in a PDF. */
const fileName = 'factur-x.xml';

/**
 * Puts the XML of an invoice into its PDF, as ZUGFeRD (Factur-X) wants it in the profile EN 16931: an associated file, and
 * its description in the metadata.
 *
 * @source Factur-X 1.08 / ZUGFeRD 2.4, chapter 6; ISO 19005-3, 6.8
 */
export function embedInvoice(pdf: Pdf, { xml, issuedOn }: { xml: string; issuedOn: string }): void {
  const [made, content] = [new Date(`${issuedOn}T12:00:00Z`), Buffer.from(xml)];
  const file = { name: fileName, type: 'text/xml', relationship: 'Alternative', description: 'Factur-X' };
  const writer = pdf as unknown as {
    file: (content: Buffer, options: object) => void;
    appendXML: (xml: string) => void;
  };
  writer.file(content, { ...file, creationDate: made, modifiedDate: made });
  writer.appendXML(metadata);
}

const property = (name: string, description: string) => `<rdf:li rdf:parseType="Resource">
  <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
  <pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`;

const metadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('DocumentFileName', 'The name of the embedded XML document')}
      ${property('DocumentType', 'The type of the hybrid document')}
      ${property('Version', 'The version of the standard')}
      ${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
