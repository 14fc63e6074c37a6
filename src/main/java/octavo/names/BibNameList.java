package octavo.names;

import octavo.names.NameTokens.BraceGroups;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/// The names in a field such as `author`.
///
/// @param spans the span of each name in the field, so that it can be rewritten alone
/// @param others whether the list ends with `and others`
public record BibNameList(List<PersonName> names, List<Span> spans, boolean others) {
    public static final Code EMPTY_NAME = new Code("empty-name", Severity.WARNING);
    public static final Code TOO_MANY_COMMAS = new Code("too-many-commas", Severity.WARNING);
    public static final Code TRAILING_COMMA = new Code("trailing-comma", Severity.WARNING);
    public static final Code SEVERAL_PEOPLE = new Code("names-without-and", Severity.WARNING);
    public static final Code UNBALANCED_BRACES =
            new Code("unbalanced-braces-in-name", Severity.WARNING);

    private static final String OTHERS = "others";

    public BibNameList {
        names = List.copyOf(names);
        spans = List.copyOf(spans);
    }

    public static Parsed<BibNameList> parse(String raw) {
        var names = new ArrayList<PersonName>();
        var spans = new ArrayList<Span>();
        var diagnostics = new ArrayList<Diagnostic>();
        var found = new ArrayList<Span>();
        for (Span span : NameSeparators.spans(raw)) {
            found.add(stripped(raw, span));
        }
        boolean others = saysOthers(raw, found.getLast());
        for (Span span : others ? found.subList(0, found.size() - 1) : found) {
            var name = NameParser.parse(raw.substring(span.start(), span.end()), span.start());
            diagnostics.addAll(name.diagnostics());
            if (!span.isEmpty()) {
                names.add(name.value());
                spans.add(span);
            } else if (found.size() > 1) {
                diagnostics.add(
                        new Diagnostic(
                                span,
                                EMPTY_NAME,
                                LocalizedSentence.of("a name is missing next to “and”")));
            }
        }
        return new Parsed<>(new BibNameList(names, spans, others), diagnostics);
    }

    /// The names in field syntax.
    public static String toBibtex(List<PersonName> names, boolean others) {
        var written = new StringJoiner(" and ");
        names.forEach(name -> written.add(name.toBibtex()));
        if (others) {
            written.add(OTHERS);
        }
        return written.toString();
    }

    static boolean saysOthers(String raw, Span span) {
        return raw.substring(span.start(), span.end()).equals(OTHERS);
    }

    static Span stripped(String raw, Span span) {
        int start = span.start();
        int end = span.end();
        while (start < end && NameTokens.isBlank(raw.charAt(start))) {
            start++;
        }
        while (end > start && NameTokens.isBlank(raw.charAt(end - 1))) {
            end--;
        }
        return new Span(start, end);
    }

    /// Finds the `and`s between names: outside braces, in any case, surrounded by whitespace. At
    /// the ends of the text, where BibTeX takes it for a word of a name, it separates too.
    static final class NameSeparators {
        private static final String AND = "and";

        private NameSeparators() {}

        /// The spans before, between and after the separators, with whitespace.
        static List<Span> spans(String text) {
            var spans = new ArrayList<Span>();
            int start = 0;
            int i = 0;
            while (i < text.length()) {
                char c = text.charAt(i);
                if (c == '{') {
                    i = BraceGroups.endOfGroup(text, i);
                } else if ((c == 'a' || c == 'A') && isAnd(text, i)) {
                    spans.add(new Span(start, i));
                    i += AND.length();
                    start = i;
                } else {
                    i++;
                }
            }
            spans.add(new Span(start, text.length()));
            return spans;
        }

        private static boolean isAnd(String text, int at) {
            return text.regionMatches(true, at, AND, 0, AND.length())
                    && (at == 0 || NameTokens.isBlank(text.charAt(at - 1)))
                    && (at + AND.length() == text.length()
                            || NameTokens.isBlank(text.charAt(at + AND.length())));
        }
    }
}
