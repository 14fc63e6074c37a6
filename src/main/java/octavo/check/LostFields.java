package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.text.ShortText;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Fields after the brace that ends their entry, which therefore belong to none: for BibTeX, `\}`
/// closes a group like any other brace.
final class LostFields implements Check {
    static final ProblemRule FIELDS_OUTSIDE =
            ProblemRule.error("fields-outside", "fields come after the end of their entry");

    /// How much of the text after an entry is examined.
    private static final int MAX_TEXT_LENGTH = 20_000;

    private static final int MAX_NAMED_FIELDS = 6;

    private static final Pattern FIELD =
            Pattern.compile(
                    "(?:^|,)\\s*+([A-Za-z][\\w:+-]*+)\\s*+=\\s*+[{\"\\w]", Pattern.MULTILINE);

    /// The text continues like an entry rather than a comment.
    private static final Pattern CONTINUES_ENTRY =
            Pattern.compile(
                    "\\A\\s*+[},]*+\\s*+(?:[A-Za-z][\\w:+-]*+\\s*+=\\s*+[{\"\\w]).*",
                    Pattern.DOTALL);

    @Override
    public List<ProblemRule> rules() {
        return List.of(FIELDS_OUTSIDE);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        return checkedItem -> findProblems(library, checkedItem);
    }

    private static List<Problem> findProblems(Library library, CheckedItem checkedItem) {
        if (!checkedItem.isEntry()) {
            return List.of();
        }
        BibEntry entry = checkedItem.entry();
        List<String> lostFields = lostFieldNames(textBehind(library, checkedItem.item()), entry);
        if (lostFields.isEmpty()) {
            return List.of();
        }
        String shownNames = ShortText.joinFirst(lostFields, MAX_NAMED_FIELDS, ", ");
        LocalizedSentence messageSentence =
                entry.slice().text().contains("\\}")
                        ? LocalizedSentence.of(
                                "The entry ends at this brace, so these fields are lost: {0}. A"
                                        + " backslash does not escape a brace.",
                                shownNames)
                        : LocalizedSentence.of(
                                "The entry ends at this brace, so these fields are lost: {0}.",
                                shownNames);
        return List.of(
                FIELDS_OUTSIDE.problemAt(
                        checkedItem.item(), closingBraceSpan(entry), messageSentence));
    }

    /// The text between the entry and the next block.
    private static String textBehind(Library library, int itemIndex) {
        StringBuilder textBehind = new StringBuilder();
        for (int i = itemIndex + 1;
                i < library.slots().size() && textBehind.length() < MAX_TEXT_LENGTH;
                i++) {
            BibItem nextItem = library.slots().get(i).item();
            if (!(nextItem instanceof BibText)) {
                break;
            }
            textBehind.append(nextItem.slice().text());
        }
        return textBehind.substring(0, Math.min(textBehind.length(), MAX_TEXT_LENGTH));
    }

    private static List<String> lostFieldNames(String textBehind, BibEntry entry) {
        if (textBehind.isBlank()
                || !CONTINUES_ENTRY.matcher(textBehind).matches() && !isCutKey(entry)) {
            return List.of();
        }
        List<String> fieldNames = new ArrayList<>();
        Matcher fieldMatcher = FIELD.matcher(textBehind);
        while (fieldMatcher.find()) {
            fieldNames.add(fieldMatcher.group(1));
        }
        return fieldNames;
    }

    /// A brace in a key ends the entry before its first field.
    private static boolean isCutKey(BibEntry entry) {
        return entry.fieldCount() == 0 && entry.key().indexOf('{') >= 0;
    }

    /// The last `\}` of the entry, if there is one, otherwise its closing brace.
    private static Span closingBraceSpan(BibEntry entry) {
        int endOffset = Math.min(entry.bodyEnd(), entry.slice().length());
        for (int i = endOffset - 1; i > 0; i--) {
            if (entry.slice().byteAt(i) == '}' && entry.slice().byteAt(i - 1) == '\\') {
                return new Span(i, i + 1);
            }
        }
        return new Span(endOffset, endOffset);
    }
}
