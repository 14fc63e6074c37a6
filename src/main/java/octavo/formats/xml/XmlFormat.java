package octavo.formats.xml;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.WorkDraft;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;

/// An XML format. It is recognised by its elements, wherever they are in the file: services wrap
/// records in answers of their own.
public final class XmlFormat implements SourceFormat {
    private static final Pattern ROOT =
            Pattern.compile("<(?:[\\w.-]{1,40}:)?([\\w.-]{1,60})(?=[\\s/>])");

    private static final Pattern ANY_TEXT = Pattern.compile("");

    private final String formatName;
    private final Pattern rootPattern;
    private final Pattern recordBoundary;
    private final Function<SourceElement, List<WorkDraft>> draftReader;
    private final boolean isRecognizedByRecords;
    private final Pattern requiredEvidence;

    private XmlFormat(
            String name,
            Pattern roots,
            Pattern boundary,
            Function<SourceElement, List<WorkDraft>> reader,
            boolean isToldByRecords,
            Pattern evidence) {
        this.formatName = name;
        this.rootPattern = roots;
        this.recordBoundary = boundary;
        this.draftReader = reader;
        this.isRecognizedByRecords = isToldByRecords;
        this.requiredEvidence = evidence;
    }

    /// @param roots outermost elements unique to this format, as a regular expression
    /// @param recordNames the record elements, likewise, see `XmlSlice.boundary`
    /// @param reader reads a record
    public XmlFormat(
            String name,
            String roots,
            String recordNames,
            Function<SourceElement, List<WorkDraft>> reader) {
        this(
                name,
                Pattern.compile(roots),
                XmlSlice.boundaryPattern(recordNames),
                reader,
                true,
                ANY_TEXT);
    }

    /// A format whose records have ambiguous names, `article` or `entry`: it is recognised by its
    /// outermost element alone.
    public static XmlFormat recognizedByRoot(
            String name,
            String rootNames,
            String recordNames,
            Function<SourceElement, List<WorkDraft>> reader) {
        return new XmlFormat(
                name,
                Pattern.compile(rootNames),
                XmlSlice.boundaryPattern(recordNames),
                reader,
                false,
                ANY_TEXT);
    }

    /// The same format, for elements that other kinds of XML have, too.
    ///
    /// @param pattern what else the beginning must have
    public XmlFormat withEvidence(String pattern) {
        return new XmlFormat(
                formatName,
                rootPattern,
                recordBoundary,
                draftReader,
                isRecognizedByRecords,
                Pattern.compile(pattern));
    }

    @Override
    public String name() {
        return formatName;
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String headText = XmlSource.cleanHead(content);
        Matcher rootMatcher = ROOT.matcher(headText);
        if (!rootMatcher.find()
                || rootMatcher.group(1).equalsIgnoreCase("html")
                || !requiredEvidence.matcher(headText).find()) {
            return false;
        }
        return rootPattern.matcher(rootMatcher.group(1)).matches()
                || isRecognizedByRecords
                        && recordBoundary
                                .matcher(headText)
                                .results()
                                .anyMatch(tag -> tag.group(1) != null);
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        List<ImportedWork> importedWorks = new ArrayList<>();
        List<DamagedRecord> damagedRecords = new ArrayList<>();
        XMLInputFactory factory = XmlRecordReader.newFactory();
        List<XmlSlice> xmlSlices = XmlSlice.of(XmlSource.cleanXml(content), recordBoundary);
        for (XmlSlice xmlSlice : xmlSlices) {
            var recordReader = new XmlRecordReader(xmlSlice, factory);
            List<ImportedWork> recordWorks =
                    recordReader.readElement().map(draftReader).orElse(List.of()).stream()
                            .filter(draft -> !draft.isEmpty() || draft.hasKey())
                            .map(WorkDraft::build)
                            .toList();
            importedWorks.addAll(recordWorks);
            if (recordWorks.isEmpty()) {
                damagedRecords.add(
                        new DamagedRecord(
                                xmlSlice.lineNumber(), xmlSlice.excerpt(), recordReader.problem()));
            }
        }
        if (xmlSlices.isEmpty()) {
            damagedRecords.add(
                    new DamagedRecord(
                            1,
                            content.head(),
                            LocalizedSentence.of("The file has no records. Export it again.")));
        }
        return new ImportedWorks(importedWorks, damagedRecords);
    }
}
