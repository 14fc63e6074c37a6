package octavo.formats.referencetext;

import octavo.csl.CslItem.CslName;
import octavo.formats.referencetext.PrintedReference.PrintedSpan;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a printed reference shows of its fields.
final class PrintedFields {
    private PrintedFields() {}

    /// The text of the first place of a label; empty if it is not printed.
    static String printed(PrintedReference reference, ReferenceLabel label) {
        return reference.spans().stream()
                .filter(span -> span.label() == label)
                .findFirst()
                .map(span -> reference.text().substring(span.start(), span.end()))
                .orElse("");
    }

    /// The names that are printed, each folded: family, and initial where it is printed.
    static List<String> printedNames(PrintedReference reference, ReferenceLabel label) {
        String variable =
                reference.spans().stream()
                        .filter(span -> span.label() == label)
                        .findFirst()
                        .map(PrintedSpan::variable)
                        .orElse("");
        String printed = folded(printed(reference, label));
        List<String> names = new ArrayList<>();
        int offset = 0;
        for (CslName name : reference.item().names().getOrDefault(variable, List.of())) {
            String family = folded(name.isLiteral() ? name.literal() : name.family());
            int found = family.isEmpty() ? -1 : printed.indexOf(family, offset);
            if (found >= 0 && !name.equals(CslName.OTHERS)) {
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
