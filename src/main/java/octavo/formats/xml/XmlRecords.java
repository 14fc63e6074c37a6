package octavo.formats.xml;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.SourceContent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;

/// All records of a file at once, for formats whose records refer to each other.
public record XmlRecords(List<SourceElement> elements, List<DamagedRecord> damagedRecords) {
    public XmlRecords {
        elements = List.copyOf(elements);
        damagedRecords = List.copyOf(damagedRecords);
    }

    /// @param boundary start and end of a record, see `XmlSlice.boundaryPattern`
    public static XmlRecords readAll(SourceContent content, Pattern boundary) {
        List<SourceElement> elements = new ArrayList<>();
        List<DamagedRecord> damagedRecords = new ArrayList<>();
        XMLInputFactory factory = XmlRecordReader.newFactory();
        for (XmlSlice xmlSlice : XmlSlice.of(XmlSource.cleanXml(content), boundary)) {
            var recordReader = new XmlRecordReader(xmlSlice, factory);
            Optional<SourceElement> element = recordReader.readElement();
            element.ifPresent(elements::add);
            if (element.isEmpty()) {
                damagedRecords.add(
                        new DamagedRecord(
                                xmlSlice.lineNumber(), xmlSlice.excerpt(), recordReader.problem()));
            }
        }
        return new XmlRecords(elements, damagedRecords);
    }
}
