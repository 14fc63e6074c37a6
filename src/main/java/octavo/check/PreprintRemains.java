package octavo.check;

import octavo.duplicates.TwinLink;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;
import octavo.values.PreprintServers;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Remains of the preprint in the entry of a published paper that was derived from it.
final class PreprintRemains implements Check {
    private static final ProblemRule PREPRINT_DOI =
            ProblemRule.warning("preprint-doi", "a published paper has the DOI of its preprint");
    private static final ProblemRule PREPRINT_VENUE =
            ProblemRule.warning(
                    "preprint-venue",
                    "a published paper still names a preprint server as its venue");
    private static final ProblemRule PREPRINT_TITLE =
            ProblemRule.hint(
                    "preprint-title", "a published paper may still have the title of its preprint");

    private static final Set<WorkKind> PUBLICATIONS =
            Set.of(WorkKind.JOURNAL, WorkKind.CONFERENCE, WorkKind.WORKSHOP, WorkKind.CHAPTER);
    private static final List<String> VENUE_FIELDS =
            List.of(
                    FieldName.JOURNAL,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.PUBLISHER,
                    FieldName.SERIES,
                    FieldName.HOWPUBLISHED);

    @Override
    public List<ProblemRule> rules() {
        return List.of(PREPRINT_DOI, PREPRINT_VENUE, PREPRINT_TITLE);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        Map<Integer, Set<Integer>> linkedItems = TwinLink.allLinks(library);
        return checkedItem ->
                checkedItem.isEntry() && PUBLICATIONS.contains(checkedItem.work().workKind())
                        ? findProblems(checkedItem, linkedItems)
                        : List.of();
    }

    private static List<Problem> findProblems(
            CheckedItem checkedItem, Map<Integer, Set<Integer>> linkedItems) {
        Optional<Problem> doiProblem =
                checkedItem.hasField("doi")
                        ? checkedItem
                                .work()
                                .doi()
                                .filter(PreprintServers::hasRegistered)
                                .map(it ->
                                        LocalizedSentence.of("{0} is the DOI of a preprint.", it))
                                .map(it ->
                                        PREPRINT_DOI.problemAt(
                                                checkedItem.item(),
                                                checkedItem.fieldSpan("doi"),
                                                it))
                        : Optional.empty();
        Optional<Problem> venueProblem =
                VENUE_FIELDS.stream()
                        .filter(checkedItem::hasField)
                        .filter(field -> PreprintServers.isNamedIn(checkedItem.plainText(field)))
                        .findFirst()
                        .map(field ->
                                PREPRINT_VENUE.problemAt(
                                        checkedItem.item(),
                                        checkedItem.fieldSpan(field),
                                        LocalizedSentence.of(
                                                "{0} names a preprint server.", field)));
        boolean hasRemains = doiProblem.isPresent() || venueProblem.isPresent();
        Optional<Problem> titleProblem =
                hasRemains ? titleProblem(checkedItem, linkedItems) : Optional.empty();
        return Stream.of(doiProblem, venueProblem, titleProblem).flatMap(Optional::stream).toList();
    }

    /// An equal title alone is no problem: it counts only if other things remain too.
    private static Optional<Problem> titleProblem(
            CheckedItem checkedItem, Map<Integer, Set<Integer>> linkedItems) {
        return linkedItems.getOrDefault(checkedItem.item(), Set.of()).stream()
                .flatMap(it -> checkedItem.library().workAt(it).stream())
                .filter(preprintWork -> preprintWork.workKind() == WorkKind.PREPRINT)
                .filter(preprintWork ->
                        foldedTitle(preprintWork).equals(foldedTitle(checkedItem.work())))
                .findFirst()
                .map(preprintWork ->
                        PREPRINT_TITLE.problemAt(
                                checkedItem.item(),
                                checkedItem.fieldSpan("title"),
                                LocalizedSentence.of(
                                        "The preprint {0} has the same title: was the paper"
                                                + " published under it?",
                                        preprintWork.key())));
    }

    private static String foldedTitle(Work work) {
        return work.title().toLowerCase(Locale.ROOT);
    }
}
