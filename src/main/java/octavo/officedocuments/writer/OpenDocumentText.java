package octavo.officedocuments.writer;

import octavo.officedocuments.xmlscan.CodedRange;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// The ranges of an `.odt`, in the order of the text; those of headers at the end.
///
/// @param hasRevisions whether it has tracked changes
public record OpenDocumentText(List<CodedRange> ranges, boolean hasRevisions) {
    /// The part with the text.
    public static final String CONTENT = "content.xml";

    /// The part with headers and footers.
    public static final String STYLES = "styles.xml";

    public OpenDocumentText {
        ranges = List.copyOf(ranges);
    }

    /// Whether a part has text of the document.
    public static boolean isTextPart(String partName) {
        return partName.equals(CONTENT) || partName.equals(STYLES);
    }

    /// Reads the parts that have text.
    ///
    /// @param xmlByPart their XML, by name
    public static OpenDocumentText read(SequencedMap<String, String> xmlByPart) {
        List<CodedRange> ranges = new ArrayList<>();
        boolean hasRevisions = false;
        for (String partName : List.of(CONTENT, STYLES)) {
            OpenDocumentText part =
                    OpenDocumentScanner.scan(partName, xmlByPart.getOrDefault(partName, ""));
            ranges.addAll(part.ranges());
            hasRevisions |= part.hasRevisions();
        }
        return new OpenDocumentText(ranges, hasRevisions);
    }
}
