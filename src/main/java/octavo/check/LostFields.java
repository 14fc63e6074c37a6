package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Fields after the brace that ends their entry, which therefore belong to none: for BibTeX, `\}`
/// closes a group like any other brace.
final class LostFields implements Check {
    static final ProblemRule RULE =
            ProblemRule.error("fields-outside", "fields come after the end of their entry");

    /// How much of the text after an entry is examined.
    private static final int LONGEST = 20_000;

    private static final int MOST_NAMED = 6;

    private static final Pattern FIELD =
            Pattern.compile(
                    "(?:^|,)\\s*+([A-Za-z][\\w:+-]*+)\\s*+=\\s*+[{\"\\w]", Pattern.MULTILINE);

    /// The text continues like an entry rather than a comment.
    private static final Pattern GOES_ON =
            Pattern.compile(
                    "\\A\\s*+[},]*+\\s*+(?:[A-Za-z][\\w:+-]*+\\s*+=\\s*+[{\"\\w]).*",
                    Pattern.DOTALL);

    @Override
    public List<ProblemRule> rules() {
        return List.of(RULE);
    }

    @Override
    public ProblemFinder finder(Library library) {
        return subject -> problems(library, subject);
    }

    private static List<Problem> problems(Library library, CheckedItem subject) {
        if (!subject.isEntry()) {
            return List.of();
        }
        BibEntry entry = subject.entry();
        List<String> lost = lost(behind(library, subject.item()), entry);
        if (lost.isEmpty()) {
            return List.of();
        }
        List<String> named = lost.subList(0, Math.min(lost.size(), MOST_NAMED));
        String names = String.join(", ", named) + (lost.size() > named.size() ? ", …" : "");
        LocalizedSentence message =
                entry.slice().text().contains("\\}")
                        ? LocalizedSentence.of(
                                "The entry ends at this brace, so these fields are lost: {0}. A"
                                        + " backslash does not escape a brace.",
                                names)
                        : LocalizedSentence.of(
                                "The entry ends at this brace, so these fields are lost: {0}.",
                                names);
        return List.of(RULE.problem(subject.item(), brace(entry), message));
    }

    /// The text between the entry and the next block.
    private static String behind(Library library, int item) {
        StringBuilder text = new StringBuilder();
        for (int i = item + 1; i < library.slots().size() && text.length() < LONGEST; i++) {
            BibItem next = library.slots().get(i).item();
            if (!(next instanceof BibText)) {
                break;
            }
            text.append(next.slice().text());
        }
        return text.substring(0, Math.min(text.length(), LONGEST));
    }

    private static List<String> lost(String behind, BibEntry entry) {
        if (behind.isBlank() || !GOES_ON.matcher(behind).matches() && !isCutKey(entry)) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        Matcher fields = FIELD.matcher(behind);
        while (fields.find()) {
            names.add(fields.group(1));
        }
        return names;
    }

    /// A brace in a key ends the entry before its first field.
    private static boolean isCutKey(BibEntry entry) {
        return entry.fieldCount() == 0 && entry.key().indexOf('{') >= 0;
    }

    /// The last `\}` of the entry, if there is one, otherwise its closing brace.
    private static Span brace(BibEntry entry) {
        int end = Math.min(entry.bodyEnd(), entry.slice().length());
        for (int i = end - 1; i > 0; i--) {
            if (entry.slice().at(i) == '}' && entry.slice().at(i - 1) == '\\') {
                return new Span(i, i + 1);
            }
        }
        return new Span(end, end);
    }
}
