package octavo.check;

import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Span;
import octavo.tidy.ExposedWords;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Titles that styles will spoil, and titles of proceedings that say what other fields are for.
final class Titles implements EntryCheck {
    private static final Rule EXPOSED =
            Rule.hint("unprotected-capitals", "a style that lower-cases titles would spoil a word")
                    .fixedBy("acronyms");
    private static final Rule DATE =
            Rule.hint("date-in-booktitle", "the title of proceedings ends with a date");
    private static final Rule PAGES =
            Rule.warning("pages-in-booktitle", "the title of proceedings has pages in it");

    private static final Pattern ENDS_WITH_DATE =
            Pattern.compile(
                    "(?s).*[,(]\\s*(?:[\\p{L}.]+\\s*)?[\\d\\s,\u2013-]*\\b(?:19|20)\\d\\d\\s*\\)?\\.?\\s*");
    private static final int LONGEST_DATE = 60;

    private static final Pattern HAS_PAGES =
            Pattern.compile("(?i)\\b(?:pp?\\.|pages)[\\s~]*\\d+\\s*(?:-+|\u2013)\\s*\\d+");

    @Override
    public List<Rule> rules() {
        return List.of(EXPOSED, DATE, PAGES);
    }

    @Override
    public Stream<Problem> problems(Library library, int item, Work work) {
        String booktitle = work.entry().has("booktitle") ? work.raw("booktitle").orElse("") : "";
        Span place = EntryCheck.place(work.entry(), "booktitle");
        String end = booktitle.substring(Math.max(0, booktitle.length() - LONGEST_DATE));
        Stream<Problem> date =
                ENDS_WITH_DATE.matcher(end).matches()
                        ? Stream.of(DATE.problem(item, place, "The booktitle ends with a date."))
                        : Stream.empty();
        Stream<Problem> pages =
                HAS_PAGES.matcher(booktitle).find()
                        ? Stream.of(PAGES.problem(item, place, "The booktitle has pages in it."))
                        : Stream.empty();
        return Stream.of(exposed(item, work), date, pages).flatMap(each -> each);
    }

    private static Stream<Problem> exposed(int item, Work work) {
        String title = work.entry().has("title") ? work.raw("title").orElse("") : "";
        String words =
                ExposedWords.of(title).stream()
                        .map(word -> title.substring(word.start(), word.end()))
                        .distinct()
                        .collect(Collectors.joining(", "));
        return words.isEmpty()
                ? Stream.empty()
                : Stream.of(
                        EXPOSED.problem(
                                item,
                                EntryCheck.place(work.entry(), "title"),
                                "No braces protect " + words + "."));
    }
}
