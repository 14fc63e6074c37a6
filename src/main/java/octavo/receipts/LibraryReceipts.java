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
import java.util.Objects;
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
    public static final LibraryReceipts EMPTY =
            new LibraryReceipts(
                    DistinctLines.of(List.of()), DistinctLines.of(List.of()), DoubtRegister.EMPTY);

    private static final String HEADING =
            "# Octavo's receipts: who has confirmed which value, and when.\n";

    private final DistinctLines<ReceiptLine> receiptLines;
    private final DistinctLines<NoticeLine> noticeLines;
    private final DoubtRegister doubts;
    private final LazyValue<RetractionTable> notices = new LazyValue<>(this::readNotices);
    private final Map<String, List<ReceiptLine>> linesByDigest;

    private LibraryReceipts(
            DistinctLines<ReceiptLine> receiptLines,
            DistinctLines<NoticeLine> noticeLines,
            DoubtRegister doubts) {
        this.receiptLines = receiptLines;
        this.noticeLines = noticeLines;
        this.doubts = doubts;
        this.linesByDigest = new HashMap<>();
        for (ReceiptLine line : receiptLines.all()) {
            for (String digest : line.allDigests()) {
                linesByDigest.computeIfAbsent(digest, _ -> new ArrayList<>()).add(line);
            }
        }
    }

    /// Reads receipts. Lines that are none, such as the marks of a conflict, are left out.
    public static LibraryReceipts parse(String text) {
        return new LibraryReceipts(
                DistinctLines.of(
                        text.lines().flatMap(line -> ReceiptLine.parse(line).stream()).toList()),
                DistinctLines.of(
                        text.lines().flatMap(line -> NoticeLine.parse(line).stream()).toList()),
                DoubtRegister.parse(text));
    }

    /// The same text for the same receipts.
    public String toText() {
        return lineTexts().map(line -> line + "\n").collect(Collectors.joining("", HEADING, ""));
    }

    private Stream<String> lineTexts() {
        return Stream.of(receiptLines.texts(), noticeLines.texts(), doubts.texts())
                .flatMap(texts -> texts);
    }

    public boolean isEmpty() {
        return receiptLines.isEmpty() && noticeLines.isEmpty() && doubts.isEmpty();
    }

    /// What services said became of works of this library.
    public RetractionTable notices() {
        return notices.get();
    }

    private RetractionTable readNotices() {
        return new RetractionTable(
                noticeLines.all().stream()
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
        List<NoticeLine> newLines =
                noticeLines.all().stream()
                        .filter(line -> !replacedWorks.contains(line.work()))
                        .collect(Collectors.toCollection(ArrayList::new));
        noticesByDoi.forEach((work, workNotices) ->
                workNotices.forEach(notice -> newLines.add(new NoticeLine(work, notice))));
        return new LibraryReceipts(receiptLines, DistinctLines.of(newLines), doubts);
    }

    private LibraryReceipts withLines(Collection<ReceiptLine> newLines) {
        return new LibraryReceipts(DistinctLines.of(newLines), noticeLines, doubts);
    }

    /// Why services did not confirm an entry as it is now. What they or a person have confirmed
    /// since is in no doubt.
    public List<EntryDoubt> doubtsOf(Work work) {
        return doubts.isEmpty() || receiptsOf(work).isConfirmed()
                ? List.of()
                : doubts.doubtsOf(work);
    }

    /// These with what services say against entries, in place of what they said before of the same.
    ///
    /// @param doubtsByWork of each entry of which they have said all; nothing if they confirm it
    public LibraryReceipts withDoubts(Map<Work, List<EntryDoubt>> doubtsByWork) {
        return new LibraryReceipts(receiptLines, noticeLines, doubts.with(doubtsByWork));
    }

    /// These and others: what two branches have found out, or two libraries.
    public LibraryReceipts joinedWith(LibraryReceipts others) {
        return new LibraryReceipts(
                receiptLines.joinedWith(others.receiptLines),
                noticeLines.joinedWith(others.noticeLines),
                doubts.joinedWith(others.doubts));
    }

    /// Merges two later versions of these: what either has added, without what either has removed.
    public LibraryReceipts merge(LibraryReceipts ours, LibraryReceipts theirs) {
        return new LibraryReceipts(
                receiptLines.merge(ours.receiptLines, theirs.receiptLines),
                noticeLines.merge(ours.noticeLines, theirs.noticeLines),
                doubts.merge(ours.doubts, theirs.doubts));
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
        Set<ReceiptLine> lines = new HashSet<>(receiptLines.all());
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
        Set<ReceiptLine> lines = new HashSet<>(receiptLines.all());
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
                DistinctLines.of(
                        chosenWorks.stream()
                                .flatMap(work -> linesOf(EntryMarks.of(work)).stream())
                                .toList()),
                DistinctLines.of(
                        noticeLines.all().stream().filter(it -> dois.contains(it.work())).toList()),
                doubts.only(chosenWorks));
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
        Set<ReceiptLine> lines = new LinkedHashSet<>(receiptLines.all());
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
                        && receiptLines.equals(that.receiptLines)
                        && noticeLines.equals(that.noticeLines)
                        && doubts.equals(that.doubts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(receiptLines, noticeLines, doubts);
    }

    @Override
    public String toString() {
        return toText();
    }
}
