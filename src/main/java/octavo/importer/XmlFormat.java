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

    private final String name;
    private final Pattern roots;
    private final Pattern boundary;
    private final Function<SourceElement, List<WorkDraft>> reader;
    private final boolean isToldByRecords;

    /// @param roots outermost elements unique to this format, as a regular expression
    /// @param records the record elements, likewise, see `XmlSlice.boundary`
    /// @param reader reads a record
    XmlFormat(
            String name,
            String roots,
            String records,
            Function<SourceElement, List<WorkDraft>> reader) {
        this(name, roots, records, reader, true);
    }

    private XmlFormat(
            String name,
            String roots,
            String records,
            Function<SourceElement, List<WorkDraft>> reader,
            boolean isToldByRecords) {
        this.name = name;
        this.roots = Pattern.compile(roots);
        this.boundary = XmlSlice.boundary(records);
        this.reader = reader;
        this.isToldByRecords = isToldByRecords;
    }

    /// A format whose records have ambiguous names, `article` or `entry`: it is recognised by its
    /// outermost element alone.
    static XmlFormat toldByRoot(
            String name,
            String roots,
            String records,
            Function<SourceElement, List<WorkDraft>> reader) {
        return new XmlFormat(name, roots, records, reader, false);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = XmlSource.cleanHead(content);
        Matcher root = ROOT.matcher(head);
        if (!root.find() || root.group(1).equalsIgnoreCase("html")) {
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
