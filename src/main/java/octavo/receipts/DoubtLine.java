package octavo.receipts;

import octavo.library.Work;
import octavo.receipts.EntryDoubt.DoubtKind;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line of the file that says why services do not confirm an entry, in plain words:
///
///     !k3Fqx9Ab1c evidence 2026-11-28 the DOI 10.99999/none does not exist
///
/// The digest is that of all that makes the entry a reference, so that the line is of no entry any
/// more once such a value has changed.
record DoubtLine(String claimsDigest, EntryDoubt doubt) implements ReceiptFileLine {
    static final String MARK = "!";

    private static final Pattern LINE_FORM =
            Pattern.compile(MARK + "([\\w-]{10}) ([a-z]+) (\\d{4}-\\d\\d-\\d\\d) (\\S.*)");

    /// Reads a line; empty if it is none of these.
    static Optional<DoubtLine> parse(String lineText) {
        Matcher matcher = LINE_FORM.matcher(lineText.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return DoubtKind.ofWord(matcher.group(2))
                .flatMap(kind ->
                        parseDate(matcher.group(3))
                                .map(date ->
                                        new DoubtLine(
                                                matcher.group(1),
                                                new EntryDoubt(kind, date, matcher.group(4)))));
    }

    private static Optional<LocalDate> parseDate(String dateText) {
        try {
            return Optional.of(LocalDate.parse(dateText));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    /// The digest of what makes an entry a reference, in whatever form and under whatever key.
    static String digestOf(Work work) {
        String[] claims =
                EntryReceipts.claimedFields(work).stream()
                        .flatMap(fieldName -> ValueMeaning.ofField(work, fieldName).stream())
                        .map(meaning -> meaning.standardName() + "=" + meaning.foldedText())
                        .sorted()
                        .toArray(String[]::new);
        return ShortDigest.of(ShortDigest.CLAIMS_LENGTH, claims);
    }

    @Override
    public String toText() {
        return "%s%s %s %s %s"
                .formatted(MARK, claimsDigest, doubt.kind().word(), doubt.date(), doubt.reason());
    }
}
