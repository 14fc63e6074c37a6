package octavo.receipts;

import octavo.library.Library;
import octavo.library.Work;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What goes along when entries are copied from libraries into another file: who has confirmed
/// their values, what became of the works, and why services do not confirm them.
///
/// @param noticesByDoi such as retractions, of each work that has any
/// @param doubtsByWork of each entry that is in doubt
public record ReceiptCopy(
        List<ConfirmedFields> confirmedFields,
        Map<Doi, List<UpdateNotice>> noticesByDoi,
        Map<Work, List<EntryDoubt>> doubtsByWork) {
    public static final ReceiptCopy NOTHING = new ReceiptCopy(List.of(), Map.of(), Map.of());

    /// What is known of the entries with some keys, as far as the copy says what was copied.
    ///
    /// @param sources the first that has an entry says who has confirmed it
    public static ReceiptCopy of(
            List<CopiedReceipts> sources, Library copyLibrary, Set<String> keys) {
        RetractionTable knownNotices =
                sources.stream()
                        .map(source -> source.receipts().notices())
                        .reduce(RetractionTable.EMPTY, RetractionTable::orElse);
        List<ConfirmedFields> copiedFields = new ArrayList<>();
        Map<Doi, List<UpdateNotice>> copiedNotices = new LinkedHashMap<>();
        Map<Work, List<EntryDoubt>> copiedDoubts = new LinkedHashMap<>();
        for (String key : keys) {
            Optional<Work> copiedWork = copyLibrary.workWithKey(key);
            copiedWork.ifPresent(work ->
                    sources.stream()
                            .filter(source -> source.library().workWithKey(key).isPresent())
                            .findFirst()
                            .ifPresent(source -> {
                                copiedFields.addAll(source.receiptsFor(work));
                                copiedDoubts.put(work, source.doubtsFor(work));
                            }));
            copiedWork
                    .flatMap(Work::doi)
                    .filter(doi -> !knownNotices.noticesOf(doi).isEmpty())
                    .ifPresent(doi -> copiedNotices.put(doi, knownNotices.noticesOf(doi)));
        }
        copiedDoubts.values().removeIf(List::isEmpty);
        return new ReceiptCopy(copiedFields, copiedNotices, copiedDoubts);
    }

    /// This after weaker receipts, which count for values that have no others.
    public ReceiptCopy after(List<ConfirmedFields> weakerFields) {
        return new ReceiptCopy(
                Stream.concat(weakerFields.stream(), confirmedFields.stream()).toList(),
                noticesByDoi,
                doubtsByWork);
    }

    public boolean isEmpty() {
        return confirmedFields.isEmpty() && noticesByDoi.isEmpty() && doubtsByWork.isEmpty();
    }

    public LibraryReceipts addTo(LibraryReceipts receipts) {
        return receipts.withReceipts(confirmedFields)
                .withNotices(List.of(), noticesByDoi)
                .withDoubts(doubtsByWork);
    }
}
