package octavo.officedocuments.xmlscan;

import octavo.text.Span;

import java.util.Comparator;
import java.util.List;

/// A stretch of a part and what replaces it.
public record MarkupEdit(Span span, String replacement) {
    public static MarkupEdit insertion(int offset, String inserted) {
        return new MarkupEdit(new Span(offset, offset), inserted);
    }

    public static MarkupEdit removal(Span span) {
        return new MarkupEdit(span, "");
    }

    /// The part with all edits, which must not overlap. Two at one place come in the given order.
    public static String applyAll(String xml, List<MarkupEdit> edits) {
        StringBuilder edited = new StringBuilder(xml.length() + 1024);
        int copiedEnd = 0;
        for (MarkupEdit edit :
                edits.stream()
                        .sorted(Comparator.comparingInt(each -> each.span().start()))
                        .toList()) {
            if (edit.span().start() < copiedEnd) {
                throw new IllegalArgumentException("two edits at " + edit.span());
            }
            edited.append(xml, copiedEnd, edit.span().start()).append(edit.replacement());
            copiedEnd = edit.span().end();
        }
        return edited.append(xml, copiedEnd, xml.length()).toString();
    }
}
