package octavo.retractions;

import octavo.storage.CacheFolder;
import octavo.storage.CacheStore;
import octavo.storage.FileStamp;
import octavo.text.CsvText;
import octavo.text.CsvText.CsvRow;
import octavo.values.Doi;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Notices by the DOI of the work: those of Retraction Watch's table, as Crossref publishes it, and
/// those that agencies named when a library was verified. No DOI leaves the computer when it is
/// asked.
///
/// @param noticesByDoi those that still hold
public record RetractionTable(Map<Doi, List<UpdateNotice>> noticesByDoi) {
    public static final RetractionTable EMPTY = new RetractionTable(Map.of());

    /// Of all tables; one takes at most a quarter of it.
    private static final long MOST_BYTES = 200L << 20;

    private static final String KEPT_NAME = "retractionwatch";

    /// What agencies have named.
    private static final String REPORTED_NAME = "agencies";

    private static final String SOURCE = "Retraction Watch";
    private static final String WORK_COLUMN = "OriginalPaperDOI";
    private static final String KIND_COLUMN = "RetractionNature";
    private static final String DATE_COLUMN = "RetractionDate";
    private static final String NOTICE_COLUMN = "RetractionDOI";

    /// In kept tables only.
    private static final String SOURCE_COLUMN = "NoticeSource";

    private static final List<String> COLUMNS =
            List.of(WORK_COLUMN, KIND_COLUMN, DATE_COLUMN, NOTICE_COLUMN);

    /// `5/24/2023 0:00`, month first.
    private static final Pattern AMERICAN_DATE =
            Pattern.compile("(\\d{1,2})/(\\d{1,2})/(\\d{4})(?:\\s.*)?");

    public RetractionTable {
        noticesByDoi = Map.copyOf(noticesByDoi);
    }

    /// Reads a table; nothing if it lacks the columns of Retraction Watch.
    public static Optional<RetractionTable> ofCsv(String csvText) {
        List<CsvRow> rows = CsvText.parseRows(csvText);
        if (rows.isEmpty() || !rows.getFirst().cells().containsAll(COLUMNS)) {
            return Optional.empty();
        }
        List<Integer> indexes =
                COLUMNS.stream().map(it -> rows.getFirst().cells().indexOf(it)).toList();
        int sourceIndex = rows.getFirst().cells().indexOf(SOURCE_COLUMN);
        Map<Doi, List<UpdateNotice>> notices = new HashMap<>();
        for (CsvRow row : rows.subList(1, rows.size())) {
            Doi.parse(row.cell(indexes.get(0)))
                    .value()
                    .ifPresent(work ->
                            notices.computeIfAbsent(work, _ -> new ArrayList<>())
                                    .add(
                                            new UpdateNotice(
                                                    UpdateKind.of(row.cell(indexes.get(1))),
                                                    Doi.parse(row.cell(indexes.get(3))).value(),
                                                    toIsoDate(row.cell(indexes.get(2))),
                                                    sourceIndex < 0
                                                            ? SOURCE
                                                            : row.cell(sourceIndex))));
        }
        notices.replaceAll((_, it) -> UpdateNotice.withoutReinstated(it));
        return Optional.of(new RetractionTable(notices));
    }

    private static String toIsoDate(String dateText) {
        Matcher date = AMERICAN_DATE.matcher(dateText);
        return date.matches()
                ? "%s-%2s-%2s"
                        .formatted(date.group(3), date.group(1), date.group(2))
                        .replace(' ', '0')
                : dateText;
    }

    /// The notices about a work.
    public List<UpdateNotice> noticesOf(Doi work) {
        return noticesByDoi.getOrDefault(work, List.of());
    }

    /// This table and another. Of a work that is in both, the notices of this one count.
    public RetractionTable orElse(RetractionTable otherTable) {
        if (noticesByDoi.isEmpty()) {
            return otherTable;
        }
        if (noticesByDoi.keySet().containsAll(otherTable.noticesByDoi.keySet())) {
            return this;
        }
        Map<Doi, List<UpdateNotice>> allNotices = new HashMap<>(otherTable.noticesByDoi);
        allNotices.putAll(noticesByDoi);
        return new RetractionTable(allNotices);
    }

    private static CacheStore keptTables() {
        return new CacheStore(CacheFolder.ofUser().resolve("retractions"), MOST_BYTES);
    }

    /// What is known of retractions on this computer: the table that was kept last, and what
    /// agencies have named. Of a work that is in both, the table's notices count.
    ///
    /// @throws IOException if it cannot be read
    public static RetractionTable loadKept() throws IOException {
        return load(KEPT_NAME).orElse(load(REPORTED_NAME));
    }

    /// What changes when the kept notices do, and when they are read.
    static List<Optional<FileStamp>> keptStamps() throws IOException {
        CacheStore tables = keptTables();
        return List.of(tables.stampOf(KEPT_NAME), tables.stampOf(REPORTED_NAME));
    }

    private static RetractionTable load(String name) throws IOException {
        return keptTables()
                .getValue(name)
                .flatMap(it -> ofCsv(new String(it, StandardCharsets.UTF_8)))
                .orElse(EMPTY);
    }

    /// Keeps this table for later, with the columns that are used.
    public void keep() throws IOException {
        save(KEPT_NAME);
    }

    /// Keeps what agencies have named of some works, in place of what they named of them before.
    ///
    /// @param reported the notices, by work
    public static void keepReported(
            Collection<Doi> askedWorks, Map<Doi, List<UpdateNotice>> reported) throws IOException {
        RetractionTable earlier = load(REPORTED_NAME);
        Map<Doi, List<UpdateNotice>> notices = new HashMap<>(earlier.noticesByDoi);
        notices.keySet().removeAll(new HashSet<>(askedWorks));
        notices.putAll(reported);
        if (!notices.equals(earlier.noticesByDoi)) {
            new RetractionTable(notices).save(REPORTED_NAME);
        }
    }

    private void save(String name) throws IOException {
        List<String> columns = new ArrayList<>(COLUMNS);
        columns.add(SOURCE_COLUMN);
        var csvText = new StringBuilder(CsvText.toCsvLine(columns));
        noticesByDoi.forEach((work, notices) ->
                notices.forEach(notice ->
                        csvText.append(
                                CsvText.toCsvLine(
                                        List.of(
                                                work.name(),
                                                notice.kind().name(),
                                                notice.date(),
                                                notice.noticeDoi().map(Doi::name).orElse(""),
                                                notice.sourceName())))));
        keptTables().putValue(name, csvText.toString().getBytes(StandardCharsets.UTF_8));
    }
}
