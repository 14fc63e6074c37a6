package octavo.check;

import octavo.library.Kind;
import octavo.library.Library;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A preprint of a work that the library also has as published, by title and first author.
final class PublishedTwins implements Check {
    private static final Rule PUBLISHED =
            Rule.hint("preprint-published", "a preprint is in the library as published, too");
    private static final Set<Kind> PUBLICATIONS =
            Set.of(Kind.JOURNAL, Kind.CONFERENCE, Kind.WORKSHOP, Kind.CHAPTER);

    private static final Pattern OTHERS = Pattern.compile("[^\\p{L}\\p{N}]+");

    /// Shorter titles may be the same by chance.
    private static final int TELLING = 15;

    @Override
    public List<Rule> rules() {
        return List.of(PUBLISHED);
    }

    @Override
    public Stream<Problem> problems(Library library) {
        Map<String, String> published = new HashMap<>();
        int size = library.slots().size();
        IntStream.range(0, size)
                .boxed()
                .flatMap(i -> library.work(i).stream())
                .filter(work -> PUBLICATIONS.contains(work.kind()))
                .forEach(work -> published.putIfAbsent(identity(work), work.key()));
        published.remove("");
        return IntStream.range(0, size)
                .boxed()
                .flatMap(i ->
                        library
                                .work(i)
                                .filter(work -> work.kind() == Kind.PREPRINT)
                                .flatMap(work -> problem(published, i, work))
                                .stream());
    }

    private static Optional<Problem> problem(Map<String, String> published, int item, Work work) {
        return Optional.ofNullable(published.get(identity(work)))
                .filter(_ -> work.raw("related").isEmpty())
                .map(key ->
                        PUBLISHED.problem(
                                item,
                                EntryCheck.head(work.entry()),
                                "This preprint is published as " + key + "."));
    }

    /// Title and first author without blanks, marks and case; empty where they tell too little.
    private static String identity(Work work) {
        String title = letters(work.title());
        String author = letters(work.authorsInShort().replaceFirst(",.*", ""));
        return title.length() < TELLING || author.isEmpty() ? "" : author + ' ' + title;
    }

    private static String letters(String text) {
        return OTHERS.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
    }
}
