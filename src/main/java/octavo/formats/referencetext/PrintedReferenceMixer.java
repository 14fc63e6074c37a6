package octavo.formats.referencetext;

import octavo.formats.referencetext.PrintedReference.PrintedSpan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/// Makes further references of printed ones, which costs less than to print them: a part becomes
/// that of another reference, of the same style where the style decides how it looks.
final class PrintedReferenceMixer {
    private final Map<String, List<PrintedReference>> referencesByStyle = new HashMap<>();
    private final Map<String, List<String>> partsByKind = new HashMap<>();

    PrintedReferenceMixer(List<PrintedReference> references) {
        for (PrintedReference reference : references) {
            referencesByStyle
                    .computeIfAbsent(reference.styleId(), _ -> new ArrayList<>())
                    .add(reference);
            for (PrintedSpan span : reference.spans()) {
                if (isAlone(reference, span.variable())) {
                    partsByKind
                            .computeIfAbsent(kindOf(reference, span), _ -> new ArrayList<>())
                            .add(reference.textOf(span));
                }
            }
        }
    }

    /// A reference with other parts between the same marks.
    PrintedReference mixed(PrintedReference reference, Random choice) {
        StringBuilder text = new StringBuilder();
        List<PrintedSpan> spans = new ArrayList<>();
        int copied = 0;
        for (PrintedSpan span : reference.spans()) {
            if (span.start() < copied) {
                continue;
            }
            text.append(reference.text(), copied, span.start());
            int start = text.length();
            text.append(
                    isAlone(reference, span.variable())
                            ? partInsteadOf(reference, span, choice)
                            : reference.textOf(span));
            spans.add(new PrintedSpan(span.variable(), span.label(), start, text.length()));
            copied = span.end();
        }
        text.append(reference.text().substring(copied));
        return new PrintedReference(reference.styleId(), reference.item(), text.toString(), spans);
    }

    private String partInsteadOf(PrintedReference reference, PrintedSpan span, Random choice) {
        String part = reference.textOf(span);
        String other =
                switch (span.label()) {
                    case AUTHOR, TITLE, VOLUME, NUMBER, PAGES ->
                            partOfSameStyle(reference, span, choice);
                    case CONTAINER, SERIES, PUBLISHER, PLACE -> {
                        List<String> parts =
                                partsByKind.getOrDefault(kindOf(reference, span), List.of(part));
                        yield parts.get(choice.nextInt(parts.size()));
                    }
                    case EDITOR, DATE, EDITION, IDENTIFIER, NOTE, OTHER -> part;
                };
        return endsInLetter(other) == endsInLetter(part) ? other : part;
    }

    /// Titles of the same type only: some styles print those of books otherwise.
    private String partOfSameStyle(PrintedReference reference, PrintedSpan span, Random choice) {
        List<PrintedReference> references =
                referencesByStyle.getOrDefault(reference.styleId(), List.of(reference));
        PrintedReference other = references.get(choice.nextInt(references.size()));
        boolean isUsable =
                isAlone(other, span.variable())
                        && (span.label() != ReferenceLabel.TITLE
                                || other.item().type().equals(reference.item().type()));
        return isUsable
                ? other.spans().stream()
                        .filter(it -> it.variable().equals(span.variable()))
                        .map(other::textOf)
                        .findFirst()
                        .orElseThrow()
                : reference.textOf(span);
    }

    private static boolean isAlone(PrintedReference reference, String variable) {
        return reference.spans().stream().filter(it -> it.variable().equals(variable)).count() == 1;
    }

    /// What its style does to it: whether it abbreviates, or writes in capitals.
    private static String kindOf(PrintedReference reference, PrintedSpan span) {
        String text = reference.textOf(span);
        return span.variable()
                + (text.indexOf('.') >= 0 ? " abbreviated" : "")
                + (text.equals(text.toUpperCase(Locale.ROOT)) ? " capitals" : "");
    }

    private static boolean endsInLetter(String text) {
        return Character.isLetterOrDigit(text.charAt(text.length() - 1));
    }
}
