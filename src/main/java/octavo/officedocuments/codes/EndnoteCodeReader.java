package octavo.officedocuments.codes;

import octavo.csl.Cite.CiteMode;
import octavo.formats.endnote.EndnoteReader;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlRecordReader;
import octavo.formats.xml.XmlSlice;
import octavo.formats.xml.XmlSource;
import octavo.officedocuments.codes.CitationCode.CodeKind;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;

/// Reads EndNote's code: XML in the field's instruction, or in Base64 attached to the field.
final class EndnoteCodeReader {
    private static final Pattern CITE = XmlSlice.boundaryPattern("Cite");

    private EndnoteCodeReader() {}

    static CitationCode read(String code, String attachedData) {
        String inline = code.substring(Math.max(code.indexOf('<'), 0));
        String xml = code.indexOf('<') >= 0 ? inline : Base64Text.decode(attachedData).orElse("");
        List<CodedCite> cites = new ArrayList<>();
        XMLInputFactory factory = XmlRecordReader.newFactory();
        Optional<String> text = Optional.empty();
        for (XmlSlice slice : XmlSlice.of(XmlSource.cleanXml(SourceContent.of(xml)), CITE)) {
            Optional<SourceElement> cite = new XmlRecordReader(slice, factory).readElement();
            cite.ifPresent(element -> cites.add(readCite(element)));
            text = text.or(() -> cite.map(each -> each.text("DisplayText")));
        }
        return new CitationCode(
                CitationManager.ENDNOTE,
                CodeKind.CITATION,
                cites,
                text.filter(each -> !each.isEmpty()),
                false,
                Optional.empty());
    }

    private static CodedCite readCite(SourceElement cite) {
        String number = cite.text("RecNum", "record/rec-number");
        Optional<ImportedWork> work = cite.firstElement("record").map(EndnoteReader::readRecord);
        List<String> uris =
                cite.elementsAt("record/foreign-keys/key").stream()
                        .map(key -> key.attribute("db-id"))
                        .filter(database -> !database.isEmpty())
                        .map(database -> "endnote:" + database + "/" + number)
                        .toList();
        return new CodedCite(
                number,
                uris,
                work.flatMap(ImportedWork::key),
                Optional.empty(),
                work,
                new CiteDetails(
                        cite.text("Pages").replaceFirst("^(?i)pp?\\.\\s*", ""),
                        "",
                        affix(cite, "Prefix"),
                        affix(cite, "Suffix"),
                        modeOf(cite)));
    }

    /// Blanks around an affix matter, which the reader of elements removes at its ends.
    private static String affix(SourceElement cite, String name) {
        String text = cite.text(name);
        return text.isEmpty()
                ? ""
                : name.equals("Prefix")
                        ? text + " "
                        : text.matches("^[,;.:].*") ? text : " " + text;
    }

    private static CiteMode modeOf(SourceElement cite) {
        return cite.attribute("AuthorYear").equals("1")
                ? CiteMode.NORMAL
                : cite.attribute("ExcludeAuth").equals("1")
                        ? CiteMode.SUPPRESS_AUTHOR
                        : cite.attribute("ExcludeYear").equals("1")
                                ? CiteMode.AUTHOR_ONLY
                                : CiteMode.NORMAL;
    }
}
