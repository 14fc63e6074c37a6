package octavo.receipts;

import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line of the file that says what became of a work, by its DOI, in plain words:
///
///     ~10.1000/182 retraction 2023-05-24 10.1000/183 Retraction Watch
///
/// A `-` stands for a date or notice that is not known. A line stands alone, like one of receipts.
record NoticeLine(Doi work, UpdateNotice notice) implements ReceiptFileLine {
    private static final Pattern LINE_FORM =
            Pattern.compile("~(10\\S+) ([a-z_]+) (-|[0-9-]{4,10}) (-|10\\S+) (\\S.*)");
    private static final String UNKNOWN = "-";

    /// Reads a line; empty if it is none of these.
    static Optional<NoticeLine> parse(String lineText) {
        Matcher matcher = LINE_FORM.matcher(lineText.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String date = matcher.group(3);
        return Doi.parse(matcher.group(1))
                .value()
                .map(work ->
                        new NoticeLine(
                                work,
                                new UpdateNotice(
                                        UpdateKind.of(matcher.group(2)),
                                        Doi.parse(matcher.group(4)).value(),
                                        date.equals(UNKNOWN) ? "" : date,
                                        matcher.group(5))));
    }

    @Override
    public String toText() {
        String date = notice.date().matches("[0-9-]{4,10}") ? notice.date() : UNKNOWN;
        return "~%s %s %s %s %s"
                .formatted(
                        work.foldedName(),
                        notice.kind().name().toLowerCase(Locale.ROOT),
                        date,
                        notice.noticeDoi().map(Doi::name).orElse(UNKNOWN),
                        notice.sourceName().replaceAll("\\s+", " ").strip());
    }
}
