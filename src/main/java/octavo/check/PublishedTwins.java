package octavo.check;

import octavo.duplicates.TwinLink;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;
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
    private static final ProblemRule PREPRINT_PUBLISHED =
            ProblemRule.hint(
                    "preprint-published", "a preprint's published version is in the library too");
    private static final Set<WorkKind> PUBLICATION_KINDS =
            Set.of(WorkKind.JOURNAL, WorkKind.CONFERENCE, WorkKind.WORKSHOP, WorkKind.CHAPTER);

    /// Shorter titles may be equal by chance.
    private static final int MIN_TITLE_LETTERS = 15;

    @Override
    public List<ProblemRule> rules() {
        return List.of(PREPRINT_PUBLISHED);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        var preprintItems = new BitSet(library.slots().size());
        var publicationItems = new BitSet(library.slots().size());
        Set<String> preprintTitles = new HashSet<>();
        for (int i = 0; i < library.slots().size(); i++) {
            Optional<WorkKind> workKind = library.workAt(i).map(Work::workKind);
            publicationItems.set(i, workKind.filter(PUBLICATION_KINDS::contains).isPresent());
            if (workKind.filter(WorkKind.PREPRINT::equals).isPresent()) {
                preprintItems.set(i);
                library.workAt(i).map(PublishedTwins::foldedTitle).ifPresent(preprintTitles::add);
            }
        }
        preprintTitles.remove("");
        Map<String, String> publishedKeys =
                publishedKeys(library, publicationItems, preprintTitles);
        if (!publishedKeys.isEmpty()) {
            TwinLink.allLinks(library).keySet().forEach(preprintItems::clear);
        }
        return checkedItem ->
                preprintItems.get(checkedItem.item())
                        ? problemOf(publishedKeys, checkedItem).stream().toList()
                        : List.of();
    }

    /// The keys of publications with the title of a preprint, by identity.
    private static Map<String, String> publishedKeys(
            Library library, BitSet publicationItems, Set<String> preprintTitles) {
        Map<String, String> publishedKeys = new HashMap<>();
        if (!preprintTitles.isEmpty()) {
            publicationItems.stream()
                    .boxed()
                    .flatMap(i -> library.workAt(i).stream())
                    .filter(work -> preprintTitles.contains(foldedTitle(work)))
                    .forEach(work -> publishedKeys.putIfAbsent(identityOf(work), work.key()));
        }
        publishedKeys.remove("");
        return publishedKeys;
    }

    private static Optional<Problem> problemOf(
            Map<String, String> publishedKeys, CheckedItem checkedItem) {
        return Optional.ofNullable(publishedKeys.get(identityOf(checkedItem.work())))
                .map(key ->
                        LocalizedSentence.of("This preprint was probably published as {0}.", key))
                .map(message ->
                        PREPRINT_PUBLISHED.problemAt(
                                checkedItem.item(), checkedItem.headSpan(), message));
    }

    /// Title and first author without spaces, accents and case; empty if too short to be
    /// distinctive.
    private static String identityOf(Work work) {
        String title = foldedTitle(work);
        BibNameList authorNames = work.authors();
        String firstAuthor =
                authorNames.names().isEmpty()
                        ? ""
                        : foldedLetters(
                                authorNames.names().getFirst().displayName(NameForm.FAMILY));
        return title.isEmpty() || firstAuthor.isEmpty() ? "" : firstAuthor + ' ' + title;
    }

    private static String foldedTitle(Work work) {
        String title = foldedLetters(work.title());
        return title.length() < MIN_TITLE_LETTERS ? "" : title;
    }

    private static String foldedLetters(String text) {
        var letterBuilder = new StringBuilder(text.length());
        text.codePoints()
                .filter(Character::isLetterOrDigit)
                .map(Character::toLowerCase)
                .forEach(letterBuilder::appendCodePoint);
        return letterBuilder.toString();
    }
}
