package octavo.formats.referencetext;

import octavo.csl.CslItem;

import java.util.List;

/// A reference that the citation engine has printed, and which part of it is what.
record PrintedReference(String styleId, CslItem item, String text, List<PrintedSpan> spans) {
    PrintedReference {
        spans = List.copyOf(spans);
    }

    /// The characters that a variable has become.
    record PrintedSpan(String variable, ReferenceLabel label, int start, int end) {}

    String textOf(PrintedSpan span) {
        return text.substring(span.start(), span.end());
    }

    /// The label of a token.
    ReferenceLabel labelOf(ReferenceToken token) {
        return spans.stream()
                .filter(span -> token.start() < span.end() && token.end() > span.start())
                .map(PrintedSpan::label)
                .findFirst()
                .orElse(ReferenceLabel.OTHER);
    }
}
