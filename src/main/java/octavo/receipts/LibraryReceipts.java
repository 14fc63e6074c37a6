package octavo.receipts;

import octavo.bib.BibField;
import octavo.fields.FieldName;
import octavo.library.LazyValue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The receipts of a library, immutable. Their order means nothing, and repeating one changes
/// nothing: two versions are merged by taking the lines of both.
public final class LibraryReceipts {
    public static final LibraryReceipts EMPTY = new LibraryReceipts(List.of(), List.of());

    private static final String HEADING =
            "# Octavo's receipts: who has confirmed which value, and when.\n";

    private final SequencedMap<String, ReceiptLine> linesByText;
    private final SequencedMap<String, NoticeLine> noticesByText;
    private final LazyValue<RetractionTable> notices = new LazyValue<>(this::readNotices);
    private final Map<String, List<ReceiptLine>> linesByDigest;

    private LibraryReceipts(
            Collection<ReceiptLine> receiptLines, Collection<NoticeLine> noticeLines) {
        this.linesByText = new TreeMap<>();
        receiptLines.forEach(line -> linesByText.put(line.toText(), line));
        this.noticesByText = new TreeMap<>();
        noticeLines.forEach(line -> noticesByText.put(line.toText(), line));
        this.linesByDigest = new HashMap<>();
        for (ReceiptLine line : linesByText.values()) {
            for (String digest : line.allDigests()) {
                linesByDigest.computeIfAbsent(digest, _ -> new ArrayList<>()).add(line);
            }
        }
    }

    /// Reads receipts. Lines that are none, such as the marks of a conflict, are left out.
    public static LibraryReceipts parse(String text) {
        return new LibraryReceipts(
                text.lines().flatMap(line -> ReceiptLine.parse(line).stream()).toList(),
                text.lines().flatMap(line -> NoticeLine.parse(line).stream()).toList());
    }

    /// The same text for the same receipts.
    public String toText() {
        return Stream.concat(linesByText.keySet().stream(), noticesByText.keySet().stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining("", HEADING, ""));
    }

    public boolean isEmpty() {
        return linesByText.isEmpty() && noticesByText.isEmpty();
    }

    /// What services said became of works of this library.
    public RetractionTable notices() {
        return notices.get();
    }

    private RetractionTable readNotices() {
        return new RetractionTable(
                noticesByText.values().stream()
                        .collect(
                                Collectors.groupingBy(
                                        NoticeLine::work,
                                        Collectors.mapping(
                                                NoticeLine::notice, Collectors.toList()))));
    }

    /// These with what was said of works, in place of what was said of the same works before.
    ///
    /// @param answeredWorks of which all that is known is in the notices
    public LibraryReceipts withNotices(
            Collection<Doi> answeredWorks, Map<Doi, List<UpdateNotice>> noticesByDoi) {
        Set<Doi> replacedWorks = new HashSet<>(answeredWorks);
        replacedWorks.addAll(noticesByDoi.keySet());
        List<NoticeLine> notices =
                noticesByText.values().stream()
                        .filter(line -> !replacedWorks.contains(line.work()))
                        .collect(Collectors.toCollection(ArrayList::new));
        noticesByDoi.forEach((work, workNotices) ->
                workNotices.forEach(notice -> notices.add(new NoticeLine(work, notice))));
        return new LibraryReceipts(linesByText.values(), notices);
    }

    private LibraryReceipts withLines(Collection<ReceiptLine> newLines) {
        return new LibraryReceipts(newLines, noticesByText.values());
    }

    /// These and others: what two branches have found out, or two libraries.
    public LibraryReceipts joinedWith(LibraryReceipts others) {
        return new LibraryReceipts(
                Stream.concat(linesByText.values().stream(), others.linesByText.values().stream())
                        .toList(),
                Stream.concat(
                                noticesByText.values().stream(),
                                others.noticesByText.values().stream())
                        .toList());
    }

    /// Merges two later versions of these: what either has added, without what either has removed.
    public LibraryReceipts merge(LibraryReceipts ours, LibraryReceipts theirs) {
        return new LibraryReceipts(
                mergeLines(linesByText, ours.linesByText, theirs.linesByText),
                mergeLines(noticesByText, ours.noticesByText, theirs.noticesByText));
    }

    private static <T> Collection<T> mergeLines(
            Map<String, T> base, Map<String, T> ours, Map<String, T> theirs) {
        Map<String, T> mergedLines = new TreeMap<>(ours);
        mergedLines.putAll(theirs);
        base.keySet()
                .forEach(lineText -> {
                    if (!ours.containsKey(lineText) || !theirs.containsKey(lineText)) {
                        mergedLines.remove(lineText);
                    }
                });
        return mergedLines.values();
    }

    /// The receipts of an entry.
    public EntryReceipts receiptsOf(Work work) {
        List<ReceiptLine> lines = linesOf(EntryMarks.of(work));
        SequencedMap<String, ValueReceipt> receiptsByField = new LinkedHashMap<>();
        if (!lines.isEmpty()) {
            for (String fieldName : fieldNamesOf(work)) {
                findReceipt(lines, ValueMeaning.ofField(work, fieldName))
                        .filter(it ->
                                !isYearOfDate(work, fieldName)
                                        || it.isConfirming()
                                                && !receiptsByField.containsKey(FieldName.DATE))
                        .ifPresent(receipt -> receiptsByField.put(fieldName, receipt));
            }
        }
        return new EntryReceipts(work, receiptsByField);
    }

    /// The year of a date is listed by itself only where it is confirmed, and the date has no
    /// receipt.
    private static boolean isYearOfDate(Work work, String fieldName) {
        return fieldName.equals(FieldName.YEAR) && work.plainText(fieldName).isBlank();
    }

    private static Set<String> fieldNamesOf(Work work) {
        SequencedSet<String> fieldNames = new LinkedHashSet<>();
        for (BibField field : work.entry().fields()) {
            fieldNames.add(field.name().toLowerCase(Locale.ROOT));
        }
        fieldNames.addAll(EntryReceipts.claimedFields(work));
        return fieldNames;
    }

    /// The weakest of the receipts of the parts of a value, if each has one.
    private static Optional<ValueReceipt> findReceipt(
            List<ReceiptLine> lines, List<ValueMeaning> meanings) {
        List<Optional<ValueReceipt>> partReceipts =
                meanings.stream()
                        .map(ValueMeaning::digest)
                        .map(it -> strongest(lines, it))
                        .toList();
        return partReceipts.stream().allMatch(Optional::isPresent)
                ? partReceipts.stream().flatMap(Optional::stream).max(ValueReceipt.STRONGEST_FIRST)
                : Optional.empty();
    }

    private static Optional<ValueReceipt> strongest(List<ReceiptLine> lines, String valueDigest) {
        return lines.stream()
                .filter(line -> line.vouchesFor(valueDigest))
                .map(ReceiptLine::receipt)
                .min(ValueReceipt.STRONGEST_FIRST);
    }

    private List<ReceiptLine> linesOf(EntryMarks entryMarks) {
        return entryMarks.digests().stream()
                .flatMap(digest -> linesByDigest.getOrDefault(digest, List.of()).stream())
                .distinct()
                .filter(line -> line.isOf(entryMarks))
                .toList();
    }

    /// These with further receipts. Receipts for the same values by weaker sources go, as do those
    /// of the entries' values that have changed since.
    public LibraryReceipts withReceipts(Collection<ConfirmedFields> confirmedFields) {
        Set<ReceiptLine> lines = new HashSet<>(linesByText.values());
        Map<Work, List<ConfirmedFields>> fieldsByWork =
                confirmedFields.stream()
                        .collect(
                                Collectors.groupingBy(
                                        ConfirmedFields::work,
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        fieldsByWork.forEach((work, fields) -> {
            List<ReceiptLine> knownLines = linesOf(EntryMarks.of(work));
            List<ReceiptLine> newLines = joinLines(work, knownLines, fields);
            knownLines.stream()
                    .filter(line -> isReplaced(line, work, newLines))
                    .forEach(lines::remove);
            lines.addAll(newLines);
        });
        return withLines(lines);
    }

    /// Whether a line is of this entry alone, or has nothing that the new lines have not.
    private static boolean isReplaced(ReceiptLine line, Work work, List<ReceiptLine> newLines) {
        return line.markDigests().contains(EntryMarks.keyDigest(work))
                || line.valueDigests().stream()
                        .allMatch(digest ->
                                newLines.stream().anyMatch(each -> each.vouchesFor(digest)));
    }

    /// The lines of one entry: each value in the line of its strongest receipt.
    private static List<ReceiptLine> joinLines(
            Work work, List<ReceiptLine> knownLines, List<ConfirmedFields> confirmedFields) {
        Map<String, ValueReceipt> receiptsByDigest = new TreeMap<>();
        for (String digest : valueDigestsOf(work)) {
            strongest(knownLines, digest)
                    .ifPresent(receipt -> receiptsByDigest.put(digest, receipt));
        }
        for (ConfirmedFields fields : confirmedFields) {
            fields.valueDigests()
                    .forEach(digest ->
                            receiptsByDigest.merge(
                                    digest, fields.receipt(), LibraryReceipts::choose));
        }
        EntryMarks entryMarks = EntryMarks.of(work);
        Map<ValueReceipt, Set<String>> digestsByReceipt = new HashMap<>();
        receiptsByDigest.forEach((digest, receipt) ->
                digestsByReceipt.computeIfAbsent(receipt, _ -> new HashSet<>()).add(digest));
        return digestsByReceipt.entrySet().stream()
                .map(each -> new ReceiptLine(Set.of(), each.getValue(), each.getKey()))
                .map(line -> line.withMarks(entryMarks))
                .toList();
    }

    /// An older receipt of the same record stays: nothing new has been found out.
    private static ValueReceipt choose(ValueReceipt known, ValueReceipt found) {
        boolean isSameAnswer =
                known.source().equals(found.source())
                        && known.answerDigest().equals(found.answerDigest());
        return isSameAnswer || known.source().rank() < found.source().rank() ? known : found;
    }

    private static Set<String> valueDigestsOf(Work work) {
        return fieldNamesOf(work).stream()
                .flatMap(fieldName -> ValueMeaning.ofField(work, fieldName).stream())
                .map(ValueMeaning::digest)
                .collect(Collectors.toSet());
    }

    /// These without receipts that [#withReceipts] has added, and with what it has replaced.
    ///
    /// @param earlierReceipts those to which they were added
    public LibraryReceipts withoutReceipts(
            Collection<ConfirmedFields> confirmedFields, LibraryReceipts earlierReceipts) {
        Set<ReceiptLine> lines = new HashSet<>(linesByText.values());
        for (ConfirmedFields fields : confirmedFields) {
            EntryMarks entryMarks = EntryMarks.of(fields.work());
            Set<String> digests = fields.valueDigests();
            for (ReceiptLine line : linesOf(entryMarks)) {
                if (line.receipt().equals(fields.receipt()) && lines.remove(line)) {
                    line.without(digests).map(it -> it.withMarks(entryMarks)).ifPresent(lines::add);
                }
            }
        }
        for (ConfirmedFields fields : confirmedFields) {
            lines.addAll(earlierReceipts.linesOf(EntryMarks.of(fields.work())));
        }
        return withLines(lines);
    }

    /// The receipts of some entries only.
    public LibraryReceipts only(Stream<Work> works) {
        List<Work> chosenWorks = works.toList();
        Set<Doi> dois =
                chosenWorks.stream().flatMap(it -> it.doi().stream()).collect(Collectors.toSet());
        return new LibraryReceipts(
                chosenWorks.stream()
                        .flatMap(work -> linesOf(EntryMarks.of(work)).stream())
                        .distinct()
                        .toList(),
                noticesByText.values().stream().filter(it -> dois.contains(it.work())).toList());
    }

    /// The receipts after a change of the library: an entry that was changed keeps its receipts,
    /// even if it has a new key and a new title at once. It is still the same if one of its other
    /// marks is.
    public LibraryReceipts afterChange(Library libraryBefore, Library libraryAfter) {
        if (isEmpty() || libraryBefore == libraryAfter) {
            return this;
        }
        List<ChangedEntry> changedEntries =
                ChangedEntry.between(libraryBefore, libraryAfter).stream()
                        .filter(this::hasOtherMarks)
                        .toList();
        if (changedEntries.isEmpty()) {
            return this;
        }
        Set<ReceiptLine> lines = new LinkedHashSet<>(linesByText.values());
        Set<String> keyDigests =
                Work.allOf(libraryAfter).map(EntryMarks::keyDigest).collect(Collectors.toSet());
        for (ChangedEntry changedEntry : changedEntries) {
            for (ReceiptLine line : linesOf(changedEntry.marksBefore())) {
                if (line.markDigests().stream().noneMatch(keyDigests::contains)) {
                    lines.remove(line); // its key has gone
                }
                lines.add(line.withMarks(changedEntry.marksAfter()));
            }
        }
        return withLines(lines);
    }

    /// Whether some receipt of an entry does not have the marks that it has now.
    private boolean hasOtherMarks(ChangedEntry changedEntry) {
        return linesOf(changedEntry.marksBefore()).stream()
                .anyMatch(line -> !line.withMarks(changedEntry.marksAfter()).equals(line));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof LibraryReceipts that
                        && linesByText.keySet().equals(that.linesByText.keySet())
                        && noticesByText.keySet().equals(that.noticesByText.keySet());
    }

    @Override
    public int hashCode() {
        return 31 * linesByText.keySet().hashCode() + noticesByText.keySet().hashCode();
    }

    @Override
    public String toString() {
        return toText();
    }
}
