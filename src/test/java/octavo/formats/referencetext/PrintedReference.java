package octavo.formats.referencetext;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslName;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A reference that the citation engine has printed, and which part of it is what.
record PrintedReference(String styleId, CslItem item, String text, List<PrintedSpan> spans) {
    PrintedReference {
        spans = List.copyOf(spans);
    }

    /// The characters that a variable has become.
    record PrintedSpan(String variable, ReferenceLabel label, int start, int end) {}

    /// The label of a token.
    ReferenceLabel labelOf(ReferenceToken token) {
        return spans.stream()
                .filter(span -> token.start() < span.end() && token.end() > span.start())
                .map(PrintedSpan::label)
                .findFirst()
                .orElse(ReferenceLabel.OTHER);
    }

    /// The text of the first place of a label; empty if it is not printed.
    String printed(ReferenceLabel label) {
        return spans.stream()
                .filter(span -> span.label() == label)
                .findFirst()
                .map(span -> text.substring(span.start(), span.end()))
                .orElse("");
    }

    /// The names that are printed, each folded: family, and initial where it is printed.
    List<String> printedNames(ReferenceLabel label) {
        String variable =
                spans.stream()
                        .filter(span -> span.label() == label)
                        .findFirst()
                        .map(PrintedSpan::variable)
                        .orElse("");
        String printed = folded(printed(label));
        List<String> names = new ArrayList<>();
        int offset = 0;
        for (CslName name : item.names().getOrDefault(variable, List.of())) {
            String family = folded(name.isLiteral() ? name.literal() : name.family());
            int found = family.isEmpty() ? -1 : printed.indexOf(family, offset);
            if (found >= 0 && name != CslName.OTHERS) {
                names.add(family);
                offset = found + family.length();
            }
        }
        return names;
    }

    static String folded(String text) {
        return LetterFolding.of(text).unaccented().replace(" ", "").toLowerCase(Locale.ROOT);
    }
}
