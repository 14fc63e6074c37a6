package octavo.names;

import octavo.names.NameTokens.BraceGroups;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/// The names in a field such as `author`.
///
/// @param nameSpans the span of each name in the field, so that it can be rewritten alone
/// @param hasOthers whether the list ends with `and others`
public record BibNameList(List<PersonName> names, List<Span> nameSpans, boolean hasOthers) {
    public static final DiagnosticCode EMPTY_NAME =
            new DiagnosticCode("empty-name", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode TOO_MANY_COMMAS =
            new DiagnosticCode("too-many-commas", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode TRAILING_COMMA =
            new DiagnosticCode("trailing-comma", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode SEVERAL_PEOPLE =
            new DiagnosticCode("names-without-and", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode UNBALANCED_BRACES =
            new DiagnosticCode("unbalanced-braces-in-name", DiagnosticSeverity.WARNING);

    private static final String OTHERS = "others";

    public BibNameList {
        names = List.copyOf(names);
        nameSpans = List.copyOf(nameSpans);
    }

    public static Parsed<BibNameList> parse(String fieldText) {
        var names = new ArrayList<PersonName>();
        var nameSpans = new ArrayList<Span>();
        var diagnostics = new ArrayList<Diagnostic>();
        var candidateSpans = new ArrayList<Span>();
        for (Span candidateSpan : NameSeparators.splitAtAnd(fieldText)) {
            candidateSpans.add(stripSpan(fieldText, candidateSpan));
        }
        boolean hasOthers = isOthers(fieldText, candidateSpans.getLast());
        for (Span candidateSpan :
                hasOthers ? candidateSpans.subList(0, candidateSpans.size() - 1) : candidateSpans) {
            var parsedName =
                    NameParser.parse(
                            fieldText.substring(candidateSpan.start(), candidateSpan.end()),
                            candidateSpan.start());
            diagnostics.addAll(parsedName.diagnostics());
            if (!candidateSpan.isEmpty()) {
                names.add(parsedName.value());
                nameSpans.add(candidateSpan);
            } else if (candidateSpans.size() > 1) {
                diagnostics.add(
                        new Diagnostic(
                                candidateSpan,
                                EMPTY_NAME,
                                LocalizedSentence.of("a name is missing next to “and”")));
            }
        }
        return new Parsed<>(new BibNameList(names, nameSpans, hasOthers), diagnostics);
    }

    /// The names in field syntax.
    public static String toBibtex(List<PersonName> names, boolean hasOthers) {
        var joinedNames = new StringJoiner(" and ");
        names.forEach(name -> joinedNames.add(name.toBibtex()));
        if (hasOthers) {
            joinedNames.add(OTHERS);
        }
        return joinedNames.toString();
    }

    static boolean isOthers(String fieldText, Span span) {
        return fieldText.substring(span.start(), span.end()).equals(OTHERS);
    }

    static Span stripSpan(String fieldText, Span span) {
        int startOffset = span.start();
        int endOffset = span.end();
        while (startOffset < endOffset && NameTokens.isBlank(fieldText.charAt(startOffset))) {
            startOffset++;
        }
        while (endOffset > startOffset && NameTokens.isBlank(fieldText.charAt(endOffset - 1))) {
            endOffset--;
        }
        return new Span(startOffset, endOffset);
    }

    /// Finds the `and`s between names: outside braces, in any case, surrounded by whitespace. At
    /// the ends of the text, where BibTeX takes it for a word of a name, it separates too.
    static final class NameSeparators {
        private static final String AND = "and";

        private NameSeparators() {}

        /// The spans before, between and after the separators, with whitespace.
        static List<Span> splitAtAnd(String namesText) {
            var nameSpans = new ArrayList<Span>();
            int spanStart = 0;
            int i = 0;
            while (i < namesText.length()) {
                char character = namesText.charAt(i);
                if (character == '{') {
                    i = BraceGroups.endOfGroup(namesText, i);
                } else if ((character == 'a' || character == 'A') && isAnd(namesText, i)) {
                    nameSpans.add(new Span(spanStart, i));
                    i += AND.length();
                    spanStart = i;
                } else {
                    i++;
                }
            }
            nameSpans.add(new Span(spanStart, namesText.length()));
            return nameSpans;
        }

        private static boolean isAnd(String namesText, int offset) {
            return namesText.regionMatches(true, offset, AND, 0, AND.length())
                    && (offset == 0 || NameTokens.isBlank(namesText.charAt(offset - 1)))
                    && (offset + AND.length() == namesText.length()
                            || NameTokens.isBlank(namesText.charAt(offset + AND.length())));
        }
    }
}
