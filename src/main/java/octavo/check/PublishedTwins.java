package octavo.check;

import octavo.duplicates.TwinLink;
import octavo.library.Kind;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.text.LocalizedSentence;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Preprints of which the library also has the published version, by title and first author.
final class PublishedTwins implements Check {
    private static final ProblemRule PUBLISHED =
            ProblemRule.hint(
                    "preprint-published", "a preprint's published version is in the library too");
    private static final Set<Kind> PUBLICATIONS =
            Set.of(Kind.JOURNAL, Kind.CONFERENCE, Kind.WORKSHOP, Kind.CHAPTER);

    /// Shorter titles may be equal by chance.
    private static final int TELLING = 15;

    @Override
    public List<ProblemRule> rules() {
        return List.of(PUBLISHED);
    }

    @Override
    public ProblemFinder finder(Library library) {
        var preprints = new BitSet(library.slots().size());
        var publications = new BitSet(library.slots().size());
        Set<String> titles = new HashSet<>();
        for (int i = 0; i < library.slots().size(); i++) {
            Optional<Kind> kind = library.work(i).map(Work::kind);
            publications.set(i, kind.filter(PUBLICATIONS::contains).isPresent());
            if (kind.filter(Kind.PREPRINT::equals).isPresent()) {
                preprints.set(i);
                library.work(i).map(PublishedTwins::title).ifPresent(titles::add);
            }
        }
        titles.remove("");
        Map<String, String> published = published(library, publications, titles);
        if (!published.isEmpty()) {
            TwinLink.all(library).keySet().forEach(preprints::clear);
        }
        return subject ->
                preprints.get(subject.item())
                        ? problem(published, subject).stream().toList()
                        : List.of();
    }

    /// The keys of publications with the title of a preprint, by identity.
    private static Map<String, String> published(
            Library library, BitSet publications, Set<String> titles) {
        Map<String, String> published = new HashMap<>();
        if (!titles.isEmpty()) {
            publications.stream()
                    .boxed()
                    .flatMap(i -> library.work(i).stream())
                    .filter(work -> titles.contains(title(work)))
                    .forEach(work -> published.putIfAbsent(identity(work), work.key()));
        }
        published.remove("");
        return published;
    }

    private static Optional<Problem> problem(Map<String, String> published, CheckedItem subject) {
        return Optional.ofNullable(published.get(identity(subject.work())))
                .map(key ->
                        LocalizedSentence.of("This preprint was probably published as {0}.", key))
                .map(message -> PUBLISHED.problem(subject.item(), subject.head(), message));
    }

    /// Title and first author without spaces, accents and case; empty if too short to be
    /// distinctive.
    private static String identity(Work work) {
        String title = title(work);
        BibNameList authors = work.authors();
        String author =
                authors.names().isEmpty()
                        ? ""
                        : letters(authors.names().getFirst().display(NameForm.FAMILY));
        return title.isEmpty() || author.isEmpty() ? "" : author + ' ' + title;
    }

    private static String title(Work work) {
        String title = letters(work.title());
        return title.length() < TELLING ? "" : title;
    }

    private static String letters(String text) {
        var letters = new StringBuilder(text.length());
        text.codePoints()
                .filter(Character::isLetterOrDigit)
                .map(Character::toLowerCase)
                .forEach(letters::appendCodePoint);
        return letters.toString();
    }
}
