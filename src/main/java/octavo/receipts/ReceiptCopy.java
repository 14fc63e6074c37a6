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
/// their values, and what became of the works.
///
/// @param noticesByDoi such as retractions, of each work that has any
public record ReceiptCopy(
        List<ConfirmedFields> confirmedFields, Map<Doi, List<UpdateNotice>> noticesByDoi) {
    public static final ReceiptCopy NOTHING = new ReceiptCopy(List.of(), Map.of());

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
        for (String key : keys) {
            Optional<Work> copiedWork = copyLibrary.workWithKey(key);
            copiedWork.ifPresent(work ->
                    sources.stream()
                            .filter(source -> source.library().workWithKey(key).isPresent())
                            .findFirst()
                            .ifPresent(source -> copiedFields.addAll(source.receiptsFor(work))));
            copiedWork
                    .flatMap(Work::doi)
                    .filter(doi -> !knownNotices.noticesOf(doi).isEmpty())
                    .ifPresent(doi -> copiedNotices.put(doi, knownNotices.noticesOf(doi)));
        }
        return new ReceiptCopy(copiedFields, copiedNotices);
    }

    /// This after weaker receipts, which count for values that have no others.
    public ReceiptCopy after(List<ConfirmedFields> weakerFields) {
        return new ReceiptCopy(
                Stream.concat(weakerFields.stream(), confirmedFields.stream()).toList(),
                noticesByDoi);
    }

    public boolean isEmpty() {
        return confirmedFields.isEmpty() && noticesByDoi.isEmpty();
    }

    public LibraryReceipts addTo(LibraryReceipts receipts) {
        return receipts.withReceipts(confirmedFields).withNotices(List.of(), noticesByDoi);
    }
}
