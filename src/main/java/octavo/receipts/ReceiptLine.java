package octavo.receipts;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A line of the file: a record or a person vouches for some values of one entry.
///
///     k3Fqx9Ab.aaaabbbbcccc 2QbK3Jd9xC
///
/// First come digests by which the entry is found but for which nobody vouches, at least that of its key;
/// then those of the values; then the date (three characters), the digest of the answer (six) and the
/// source. A line stands alone, so that lines of two branches can be joined in any order.
///
/// @param markDigests of the entry's key, and of values for which nobody vouches
/// @param valueDigests of the values
record ReceiptLine(Set<String> markDigests, Set<String> valueDigests, ValueReceipt receipt)
        implements ReceiptFileLine {
    private static final Pattern LINE_FORM =
            Pattern.compile(
                    "((?:[\\w-]{4})*)\\.((?:[\\w-]{4})+) ([\\w-]{3})([\\w-]{6})(=.+|\\S)",
                    Pattern.UNICODE_CASE);

    private static final String DATE_DIGITS =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-";
    private static final LocalDate FIRST_DAY = LocalDate.of(2020, 1, 1);
    private static final String NO_ANSWER = "-".repeat(ShortDigest.ANSWER_LENGTH);

    ReceiptLine {
        markDigests = Set.copyOf(markDigests);
        valueDigests = Set.copyOf(valueDigests);
    }

    /// Reads a line; empty if it is a comment, a mark of a conflict, or of a form that this version
    /// does not know.
    static Optional<ReceiptLine> parse(String lineText) {
        Matcher matcher = LINE_FORM.matcher(lineText.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String answerDigest = matcher.group(4);
        return ReceiptSource.parse(matcher.group(5))
                .flatMap(source ->
                        parseDate(matcher.group(3))
                                .map(date ->
                                        new ReceiptLine(
                                                split(matcher.group(1)),
                                                split(matcher.group(2)),
                                                new ValueReceipt(
                                                        source,
                                                        date,
                                                        answerDigest.equals(NO_ANSWER)
                                                                ? ""
                                                                : answerDigest))));
    }

    private static SequencedSet<String> split(String digests) {
        SequencedSet<String> splitDigests = new TreeSet<>();
        for (int i = 0; i < digests.length(); i += ShortDigest.VALUE_LENGTH) {
            splitDigests.add(digests.substring(i, i + ShortDigest.VALUE_LENGTH));
        }
        return splitDigests;
    }

    private static Optional<LocalDate> parseDate(String dateCode) {
        long dayCount = 0;
        for (int i = 0; i < dateCode.length(); i++) {
            dayCount = dayCount * DATE_DIGITS.length() + DATE_DIGITS.indexOf(dateCode.charAt(i));
        }
        try {
            return Optional.of(FIRST_DAY.plusDays(dayCount));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private static String encodeDate(LocalDate date) {
        long dayCount = Math.max(0, date.toEpochDay() - FIRST_DAY.toEpochDay());
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            code.append(DATE_DIGITS.charAt((int) (dayCount % DATE_DIGITS.length())));
            dayCount /= DATE_DIGITS.length();
        }
        return code.reverse().toString();
    }

    @Override
    public String toText() {
        String answerDigest = receipt.answerDigest().isEmpty() ? NO_ANSWER : receipt.answerDigest();
        return join(markDigests)
                + "."
                + join(valueDigests)
                + " "
                + encodeDate(receipt.date())
                + answerDigest
                + receipt.source().toCode();
    }

    private static String join(Set<String> digests) {
        return digests.stream().sorted().collect(Collectors.joining());
    }

    /// All digests by which its entry is found.
    List<String> allDigests() {
        List<String> digests = new ArrayList<>(markDigests);
        digests.addAll(valueDigests);
        return digests;
    }

    boolean vouchesFor(String valueDigest) {
        return valueDigests.contains(valueDigest);
    }

    /// Whether at least two of an entry's marks are here, of which one may be its key.
    boolean isOf(EntryMarks entryMarks) {
        return entryMarks.digests().stream()
                        .filter(each -> markDigests.contains(each) || valueDigests.contains(each))
                        .limit(2)
                        .count()
                == 2;
    }

    /// The same for an entry that has changed.
    ReceiptLine withMarks(EntryMarks entryMarks) {
        return new ReceiptLine(
                entryMarks.digests().stream()
                        .filter(each -> !valueDigests.contains(each))
                        .collect(Collectors.toSet()),
                valueDigests,
                receipt);
    }

    /// The line without some values; empty if none is left.
    Optional<ReceiptLine> without(Collection<String> removedDigests) {
        Set<String> keptDigests = new TreeSet<>(valueDigests);
        keptDigests.removeAll(removedDigests);
        return keptDigests.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReceiptLine(markDigests, keptDigests, receipt));
    }
}
