package octavo.receipts;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Who vouches for which value, told without digests: each entry has a number in its note, and each
/// value has one that no other value of its entry has.
final class ReceiptModel {
    /// The fields that are tried, each with the other names that its value may be under.
    static final Map<String, List<String>> NAMES_BY_FIELD =
            Map.of(
                    "author", List.of("author"),
                    "title", List.of("title"),
                    "journal", List.of("journal", "journaltitle"),
                    "volume", List.of("volume"),
                    "pages", List.of("pages"),
                    "year", List.of("year", "date"),
                    "doi", List.of("doi"));

    private static final Pattern ENTRY_NUMBER = Pattern.compile("entry (\\d+)");
    private static final Pattern VALUE_NUMBER =
            Pattern.compile("new\\d+|w\\d+|\\b1\\d+(?!\\d*\\.)");

    private final Map<String, Map<String, ValueReceipt>> receiptsByEntry = new HashMap<>();

    ReceiptModel() {}

    private ReceiptModel(Map<String, Map<String, ValueReceipt>> receiptsByEntry) {
        receiptsByEntry.forEach(
                (number, receipts) -> this.receiptsByEntry.put(number, new HashMap<>(receipts)));
    }

    ReceiptModel copy() {
        return new ReceiptModel(receiptsByEntry);
    }

    /// Takes over what another model knows of one entry.
    void putEntry(String entryNumber, ReceiptModel other) {
        receiptsByEntry.put(entryNumber, new HashMap<>(other.receiptsOf(entryNumber)));
    }

    static String numberOf(BibEntry entry) {
        Matcher matcher = ENTRY_NUMBER.matcher(entry.text());
        if (!matcher.find()) {
            throw new AssertionError(entry.text());
        }
        return matcher.group(1);
    }

    /// The field's own name in an entry.
    static Optional<String> nameIn(BibEntry entry, String field) {
        return namesOf(field).stream().filter(entry::hasField).findFirst();
    }

    static List<String> namesOf(String field) {
        return Optional.ofNullable(NAMES_BY_FIELD.get(field)).orElseThrow();
    }

    /// What identifies the value of a field, in whatever form.
    static Optional<String> valueOf(BibEntry entry, String field) {
        return nameIn(entry, field)
                .flatMap(entry::valueSource)
                .map(VALUE_NUMBER::matcher)
                .filter(Matcher::find)
                .map(matcher -> field + " " + matcher.group());
    }

    Optional<ValueReceipt> expected(BibEntry entry, String field) {
        return valueOf(entry, field)
                .flatMap(value -> Optional.ofNullable(receiptsOf(numberOf(entry)).get(value)));
    }

    private Map<String, ValueReceipt> receiptsOf(String entryNumber) {
        return receiptsByEntry.computeIfAbsent(entryNumber, _ -> new HashMap<>());
    }

    /// A source vouches for some fields of an entry: what it had before ends, except for what it
    /// says still.
    void confirm(BibEntry entry, List<String> fields, ValueReceipt receipt) {
        Map<String, ValueReceipt> present = new TreeMap<>();
        for (String field : NAMES_BY_FIELD.keySet()) {
            expected(entry, field)
                    .ifPresent(known -> present.put(valueOf(entry, field).orElseThrow(), known));
        }
        for (String field : fields) {
            valueOf(entry, field)
                    .ifPresent(value -> present.merge(value, receipt, ReceiptModel::best));
        }
        receiptsByEntry.put(numberOf(entry), present);
    }

    /// A source vouches for some fields of a second entry of the same work.
    void confirmCopy(BibEntry copy, List<String> fields, ValueReceipt receipt) {
        Map<String, ValueReceipt> known = receiptsOf(numberOf(copy));
        for (String field : fields) {
            valueOf(copy, field)
                    .ifPresent(value -> known.merge(value, receipt, ReceiptModel::best));
        }
    }

    /// A service's word counts more than a person's, theirs more than an assistant's, and the newer
    /// one more than the older, unless it is the same answer.
    private static ValueReceipt best(ValueReceipt known, ValueReceipt found) {
        boolean isWeaker = known.source().rank() < found.source().rank();
        boolean isSameAnswer =
                known.source().equals(found.source())
                        && known.answerDigest().equals(found.answerDigest());
        return isWeaker || isSameAnswer ? known : found;
    }

    /// Checks the receipts of all entries of a library.
    ///
    /// @return what is wrong
    List<String> findErrors(Library library, LibraryReceipts receipts) {
        List<String> errors = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            library.workAt(i)
                    .ifPresent(work -> {
                        EntryReceipts entryReceipts = receipts.receiptsOf(work);
                        for (String field : NAMES_BY_FIELD.keySet()) {
                            Optional<ValueReceipt> found =
                                    nameIn(work.entry(), field).flatMap(entryReceipts::receiptOf);
                            Optional<ValueReceipt> wanted = expected(work.entry(), field);
                            if (!found.equals(wanted)) {
                                errors.add(
                                        field
                                                + ": "
                                                + found
                                                + " for "
                                                + wanted
                                                + " in "
                                                + work.entry().text());
                            }
                        }
                    });
        }
        return errors;
    }
}
