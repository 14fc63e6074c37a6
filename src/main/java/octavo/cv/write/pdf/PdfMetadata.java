package octavo.cv.write.pdf;

import octavo.text.XmlText;

import java.nio.charset.StandardCharsets;

/// The metadata of a file: as a PDF dictionary, and as XMP (ISO 16684-1), which also declares its
/// accessibility (ISO 14289-1).
final class PdfMetadata {
    private PdfMetadata() {}

    static byte[] xmpPacket(PdfManuscript manuscript) {
        return """
        <?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
          xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
        <dc:format>application/pdf</dc:format>
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
        <dc:creator><rdf:Seq><rdf:li>%s</rdf:li></rdf:Seq></dc:creator>
        <dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>
        <pdf:Producer>Octavo</pdf:Producer>
        <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="r"?>
        """
                .formatted(
                        escapeText(manuscript.title()),
                        escapeText(manuscript.authors()),
                        escapeText(manuscript.language()))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String escapeText(String text) {
        return XmlText.escape(text, XmlText::isXmlCharacter);
    }

    static String infoDictionary(PdfManuscript manuscript) {
        return "<</Title%s/Author%s/Producer(Octavo)>>"
                .formatted(
                        PdfFile.unicodeString(manuscript.title()),
                        PdfFile.unicodeString(manuscript.authors()));
    }
}
