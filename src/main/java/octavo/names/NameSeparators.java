package octavo.names;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// Finds the `and`s between names: outside braces, in any case, surrounded by whitespace. At the
/// ends of the text, where BibTeX takes it for a word of a name, it separates too.
final class NameSeparators {
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
