package octavo.importer;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;

/// An XML format. It is recognised by its elements, wherever they are in the file: services wrap
/// records in answers of their own.
final class XmlFormat implements SourceFormat {
    private static final Pattern ROOT =
            Pattern.compile("<(?:[\\w.-]{1,40}:)?([\\w.-]{1,60})(?=[\\s/>])");

    private static final Pattern ANYTHING = Pattern.compile("");

    private final String name;
    private final Pattern roots;
    private final Pattern boundary;
    private final Function<SourceElement, List<WorkDraft>> reader;
    private final boolean isToldByRecords;
    private final Pattern evidence;

    private XmlFormat(
            String name,
            Pattern roots,
            Pattern boundary,
            Function<SourceElement, List<WorkDraft>> reader,
            boolean isToldByRecords,
            Pattern evidence) {
        this.name = name;
        this.roots = roots;
        this.boundary = boundary;
        this.reader = reader;
        this.isToldByRecords = isToldByRecords;
        this.evidence = evidence;
    }

    /// @param roots outermost elements unique to this format, as a regular expression
    /// @param records the record elements, likewise, see `XmlSlice.boundary`
    /// @param reader reads a record
    XmlFormat(
            String name,
            String roots,
            String records,
            Function<SourceElement, List<WorkDraft>> reader) {
        this(name, Pattern.compile(roots), XmlSlice.boundary(records), reader, true, ANYTHING);
    }

    /// A format whose records have ambiguous names, `article` or `entry`: it is recognised by its
    /// outermost element alone.
    static XmlFormat toldByRoot(
            String name,
            String roots,
            String records,
            Function<SourceElement, List<WorkDraft>> reader) {
        return new XmlFormat(
                name, Pattern.compile(roots), XmlSlice.boundary(records), reader, false, ANYTHING);
    }

    /// The same format, for elements that other kinds of XML have, too.
    ///
    /// @param pattern what else the beginning must have
    XmlFormat withEvidence(String pattern) {
        return new XmlFormat(
                name, roots, boundary, reader, isToldByRecords, Pattern.compile(pattern));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = XmlSource.cleanHead(content);
        Matcher root = ROOT.matcher(head);
        if (!root.find()
                || root.group(1).equalsIgnoreCase("html")
                || !evidence.matcher(head).find()) {
            return false;
        }
        return roots.matcher(root.group(1)).matches()
                || isToldByRecords
                        && boundary.matcher(head).results().anyMatch(tag -> tag.group(1) != null);
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> damaged = new ArrayList<>();
        XMLInputFactory factory = XmlRecordReader.factory();
        List<XmlSlice> slices = XmlSlice.of(XmlSource.clean(content), boundary);
        for (XmlSlice slice : slices) {
            var record = new XmlRecordReader(slice, factory);
            List<ImportedWork> found =
                    record.element().map(reader).orElse(List.of()).stream()
                            .filter(draft -> !draft.isEmpty() || draft.hasKey())
                            .map(WorkDraft::build)
                            .toList();
            works.addAll(found);
            if (found.isEmpty()) {
                damaged.add(new DamagedRecord(slice.line(), slice.excerpt(), record.problem()));
            }
        }
        if (slices.isEmpty()) {
            damaged.add(
                    new DamagedRecord(
                            1,
                            content.head(),
                            LocalizedSentence.of("The file has no records. Export it again.")));
        }
        return new ImportedWorks(works, damaged);
    }
}
