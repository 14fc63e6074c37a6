package octavo.check;

import octavo.duplicates.TwinLink;
import octavo.fields.FieldName;
import octavo.library.Kind;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Remains of the preprint in the entry of a published paper that was derived from it.
final class PreprintRemains implements Check {
    private static final ProblemRule DOI =
            ProblemRule.warning("preprint-doi", "a published paper has the DOI of its preprint");
    private static final ProblemRule VENUE =
            ProblemRule.warning(
                    "preprint-venue", "a published paper still names arXiv as its venue");
    private static final ProblemRule TITLE =
            ProblemRule.hint(
                    "preprint-title", "a published paper may still have the title of its preprint");

    private static final Set<Kind> PUBLICATIONS =
            Set.of(Kind.JOURNAL, Kind.CONFERENCE, Kind.WORKSHOP, Kind.CHAPTER);
    private static final Set<String> SERVERS = Set.of("10.48550", "10.31219", "10.21203");
    private static final List<String> VENUES =
            List.of(
                    FieldName.JOURNAL,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.PUBLISHER,
                    FieldName.SERIES,
                    FieldName.HOWPUBLISHED);
    private static final Pattern SERVER = Pattern.compile("(?i)\\barxiv\\b|^corr$");

    @Override
    public List<ProblemRule> rules() {
        return List.of(DOI, VENUE, TITLE);
    }

    @Override
    public ProblemFinder finder(Library library) {
        Map<Integer, Set<Integer>> links = TwinLink.all(library);
        return subject ->
                subject.isEntry() && PUBLICATIONS.contains(subject.work().kind())
                        ? problems(subject, links)
                        : List.of();
    }

    private static List<Problem> problems(CheckedItem subject, Map<Integer, Set<Integer>> links) {
        Optional<Problem> doi =
                subject.has("doi")
                        ? subject.work()
                                .doi()
                                .filter(it -> SERVERS.contains(it.prefix()))
                                .map(it ->
                                        LocalizedSentence.of("{0} is the DOI of a preprint.", it))
                                .map(it -> DOI.problem(subject.item(), subject.place("doi"), it))
                        : Optional.empty();
        Optional<Problem> venue =
                VENUES.stream()
                        .filter(subject::has)
                        .filter(field -> SERVER.matcher(subject.text(field)).find())
                        .findFirst()
                        .map(field ->
                                VENUE.problem(
                                        subject.item(),
                                        subject.place(field),
                                        LocalizedSentence.of(
                                                "{0} names a preprint server.", field)));
        boolean remains = doi.isPresent() || venue.isPresent();
        Optional<Problem> title = remains ? title(subject, links) : Optional.empty();
        return Stream.of(doi, venue, title).flatMap(Optional::stream).toList();
    }

    /// An equal title alone is no problem: it counts only if other things remain too.
    private static Optional<Problem> title(CheckedItem subject, Map<Integer, Set<Integer>> links) {
        return links.getOrDefault(subject.item(), Set.of()).stream()
                .flatMap(it -> subject.library().work(it).stream())
                .filter(other -> other.kind() == Kind.PREPRINT)
                .filter(other -> folded(other).equals(folded(subject.work())))
                .findFirst()
                .map(other ->
                        TITLE.problem(
                                subject.item(),
                                subject.place("title"),
                                LocalizedSentence.of(
                                        "The preprint {0} has the same title: was the paper"
                                                + " published under it?",
                                        other.key())));
    }

    private static String folded(Work work) {
        return work.title().toLowerCase(Locale.ROOT);
    }
}
