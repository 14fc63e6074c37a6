package octavo.verify;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.SearchReply;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.SourcedWork;
import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How an entry differs from records that are known to be of its work.
///
/// @param fieldDifferences with whose word it is
/// @param remarks what the records say against the entry
public record RecordDifferences(
        List<FieldDifference> fieldDifferences, List<LocalizedSentence> remarks) {
    public RecordDifferences {
        fieldDifferences = List.copyOf(fieldDifferences);
        remarks = List.copyOf(remarks);
    }

    /// @param sourcedWorks at least one
    public static RecordDifferences of(
            VenueRegister register, Work work, List<SourcedWork> sourcedWorks, int currentYear) {
        ClaimedWork claimed = ClaimedWork.of(work);
        List<RecordComparison> records =
                sourcedWorks.stream()
                        .map(it -> RecordComparison.of(register, claimed, it))
                        .toList();
        var comparison =
                new FieldComparison(claimed, answersOf(sourcedWorks), records, currentYear);
        List<FieldDifference> differences = new ArrayList<>(comparison.differences());
        missingDoi(work, sourcedWorks).ifPresent(differences::add);
        return new RecordDifferences(
                differences,
                comparison.evidence().stream().map(CounterEvidence::sentence).toList());
    }

    private static EntryAnswers answersOf(List<SourcedWork> sourcedWorks) {
        Map<String, SearchReply> repliesByService = new LinkedHashMap<>();
        for (SourcedWork sourcedWork : sourcedWorks) {
            repliesByService.put(
                    sourcedWork.sourceName(),
                    new SearchHits(
                            sourcedWork.sourceName(),
                            List.of(sourcedWork.importedWork()),
                            sourcedWork.answerStamp()));
        }
        return new EntryAnswers(
                Optional.empty(), Optional.empty(), List.copyOf(repliesByService.values()));
    }

    private static Optional<FieldDifference> missingDoi(Work work, List<SourcedWork> sourcedWorks) {
        if (work.doi().isPresent()) {
            return Optional.empty();
        }
        return sourcedWorks.stream()
                .filter(it -> it.importedWork().hasField(FieldName.DOI))
                .findFirst()
                .map(it ->
                        new FieldDifference(
                                FieldName.DOI,
                                "",
                                it.importedWork().plainText(FieldName.DOI),
                                it.sourceName(),
                                true));
    }
}
