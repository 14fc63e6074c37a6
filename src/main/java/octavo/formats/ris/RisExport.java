package octavo.formats.ris;

import octavo.conversion.ConversionLosses;
import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.conversion.TrackedFields;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.latex.RichText;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Works as RIS: records of tagged lines, from `TY` to `ER`, as read by EndNote, Zotero and
/// Mendeley.
public final class RisExport {
    public static final ExportFormat FORMAT =
            ExportFormat.ofPublications("ris", "RIS", List.of("ris"), List.of(), RisExport::of);

    private static final Map<String, String> RIS_BY_ENTRY_TYPE =
            Map.ofEntries(
                    Map.entry("article", "JOUR"),
                    Map.entry("suppperiodical", "JOUR"),
                    Map.entry("review", "JOUR"),
                    Map.entry("periodical", "SER"),
                    Map.entry("book", "BOOK"),
                    Map.entry("mvbook", "BOOK"),
                    Map.entry("commentary", "BOOK"),
                    Map.entry("manual", "BOOK"),
                    Map.entry("reference", "BOOK"),
                    Map.entry("mvreference", "BOOK"),
                    Map.entry("collection", "EDBOOK"),
                    Map.entry("mvcollection", "EDBOOK"),
                    Map.entry("proceedings", "CONF"),
                    Map.entry("mvproceedings", "CONF"),
                    Map.entry("booklet", "PAMP"),
                    Map.entry("inbook", "CHAP"),
                    Map.entry("bookinbook", "CHAP"),
                    Map.entry("suppbook", "CHAP"),
                    Map.entry("incollection", "CHAP"),
                    Map.entry("suppcollection", "CHAP"),
                    Map.entry("inreference", "ENCYC"),
                    Map.entry("inproceedings", "CPAPER"),
                    Map.entry("conference", "CPAPER"),
                    Map.entry("thesis", "THES"),
                    Map.entry("phdthesis", "THES"),
                    Map.entry("mastersthesis", "THES"),
                    Map.entry("bachelorsthesis", "THES"),
                    Map.entry("report", "RPRT"),
                    Map.entry("techreport", "RPRT"),
                    Map.entry("online", "ELEC"),
                    Map.entry("electronic", "ELEC"),
                    Map.entry("www", "ELEC"),
                    Map.entry("unpublished", "UNPB"),
                    Map.entry("presentation", "SLIDE"),
                    Map.entry("patent", "PAT"),
                    Map.entry("dataset", "DATA"),
                    Map.entry("software", "COMP"),
                    Map.entry("standard", "STAND"),
                    Map.entry("artwork", "ART"),
                    Map.entry("image", "FIGURE"),
                    Map.entry("audio", "SOUND"),
                    Map.entry("music", "MUSIC"),
                    Map.entry("movie", "MPCT"),
                    Map.entry("video", "VIDEO"),
                    Map.entry("letter", "PCOMM"),
                    Map.entry("jurisdiction", "CASE"),
                    Map.entry("legislation", "STAT"),
                    Map.entry("legal", "STAT"));

    private static final Map<WorkKind, String> RIS_BY_KIND =
            Map.of(
                    WorkKind.SOFTWARE, "COMP",
                    WorkKind.DATASET, "DATA",
                    WorkKind.TALK, "SLIDE",
                    WorkKind.PATENT, "PAT",
                    WorkKind.REPORT, "RPRT",
                    WorkKind.THESIS, "THES",
                    WorkKind.BOOK, "BOOK");

    private static final Set<String> IN_JOURNAL = Set.of("JOUR", "UNPB", "SER", "MGZN", "NEWS");

    /// Tags that correspond to one field each, in output order.
    private static final List<Map.Entry<String, String>> TEXT_TAGS =
            List.of(
                    Map.entry("T3", "series"),
                    Map.entry("ST", "shorttitle"),
                    Map.entry("J2", "shortjournal"),
                    Map.entry("VL", "volume"),
                    Map.entry("NV", "volumes"),
                    Map.entry("SE", "chapter"),
                    Map.entry("ET", "edition"),
                    Map.entry("CY", "location"),
                    Map.entry("C1", "venue"),
                    Map.entry("C3", FieldName.EVENTTITLE),
                    Map.entry("DO", "doi"),
                    Map.entry("AB", "abstract"),
                    Map.entry("RN", "annotation"));

    private static final Pattern PAGE_RANGE =
            Pattern.compile("\\s*([^-–—,;]+?)\\s*(?:-{1,3}|[–—])\\s*([^-–—,;]+?)\\s*");

    private final TrackedFields trackedFields;
    private final ConversionLosses losses;
    private final StringBuilder output;

    private RisExport(TrackedFields trackedFields, ConversionLosses losses, StringBuilder output) {
        this.trackedFields = trackedFields;
        this.losses = losses;
        this.output = output;
    }

    public static ExportResult of(List<Work> works) {
        ConversionLosses losses = new ConversionLosses();
        List<byte[]> records = new ArrayList<>();
        for (Work work : works) {
            StringBuilder output = new StringBuilder();
            TrackedFields trackedFields = new TrackedFields(work);
            new RisExport(trackedFields, losses, output).writeRecord();
            trackedFields.reportUnread(losses);
            work.clearCache();
            records.add(output.toString().getBytes(StandardCharsets.UTF_8));
        }
        return ExportResult.ofPieces(records, losses);
    }

    private void writeRecord() {
        String risType = risType();
        writeLine("TY", risType);
        writeLine("ID", trackedFields.work().key());
        writeNames("AU", "author");
        writeNames("A2", "editor");
        writeNames("A4", "translator");
        writeTitle("TI", "title", "subtitle");
        writeTitle("T2", FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        writeTitle(
                IN_JOURNAL.contains(risType) ? "T2" : "J2",
                FieldName.JOURNALTITLE,
                FieldName.JOURNALSUBTITLE);
        writeDate();
        TEXT_TAGS.forEach(
                text -> writeLine(text.getKey(), trackedFields.plainText(text.getValue())));
        writeLine("M3", trackedFields.genreText());
        writeLine(risType.equals("JOUR") ? "IS" : "M1", trackedFields.plainText("number"));
        writeLine("PB", publisherText(risType));
        writePages();
        for (String number : List.of("isbn", "issn")) {
            writeLine("SN", trackedFields.plainText(number));
        }
        writeAddresses();
        writeNotes();
        for (String keyword : List.of(trackedFields.plainText("keywords").split("[,;]"))) {
            writeLine("KW", keyword.strip());
        }
        writeLine("LA", trackedFields.firstText("language", "langid"));
        trackedFields.readDate("urldate").ifPresent(date -> writeLine("Y2", slashedDate(date)));
        output.append("ER  - \r\n\r\n");
    }

    private String risType() {
        WorkKind workKind = trackedFields.work().workKind();
        if (workKind == WorkKind.PREPRINT) {
            return "UNPB";
        }
        String subtype =
                trackedFields.entryType().equals("article")
                        ? trackedFields.plainText("entrysubtype")
                        : "";
        return switch (subtype) {
            case "magazine" -> "MGZN";
            case "newspaper" -> "NEWS";
            default ->
                    RIS_BY_ENTRY_TYPE.getOrDefault(
                            trackedFields.entryType(), RIS_BY_KIND.getOrDefault(workKind, "GEN"));
        };
    }

    /// A line cannot contain a line break.
    private void writeLine(String tag, String valueText) {
        String singleLine = valueText.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        if (!singleLine.isEmpty()) {
            output.append(tag).append("  - ").append(singleLine).append("\r\n");
        }
    }

    private void writeNames(String tag, String fieldName) {
        BibNameList nameList = trackedFields.namesIn(fieldName);
        for (var name : nameList.names()) {
            // RIS puts the suffix last: "Family, Given, Suffix".
            var nameParts = name.toUnicode();
            String familyName = name.displayName(NameForm.FAMILY);
            String givenName = nameParts.given().isEmpty() ? "" : ", " + nameParts.given();
            String suffix = nameParts.suffix().isEmpty() ? "" : ", " + nameParts.suffix();
            writeLine(tag, name.literal().orElse(familyName + givenName + suffix));
        }
        if (nameList.hasOthers()) {
            losses.addLoss("cannot hold “and others” in " + fieldName, trackedFields.work().key());
        }
    }

    private void writeTitle(String tag, String fieldName, String subtitle) {
        writeLine(
                tag,
                trackedFields.findTitle(fieldName, subtitle).map(RichText::plainText).orElse(""));
    }

    private void writeDate() {
        PublicationDate date = trackedFields.readDate();
        date.startYear().ifPresent(year -> writeLine("PY", fourDigitYear(year)));
        boolean isWholeDate =
                date instanceof PartialDate day
                        && day.unknownDigits() == 0
                        && day.certainty() == PartialDate.DateCertainty.CERTAIN
                        && !day.isSeason();
        if (date instanceof DateInterval) {
            losses.addLoss("cannot hold the end of a date range", trackedFields.work().key());
        } else if (isWholeDate && ((PartialDate) date).month() > 0) {
            writeLine("DA", slashedDate(date));
        } else if (!isWholeDate && !(date instanceof PublicationDate.UndatedWork)) {
            String dateText =
                    date instanceof PublicationDate.UnreadableDate(var text)
                            ? LaTeX.toUnicode(text)
                            : date.toString();
            writeLine(
                    "DA",
                    date.startYear().map(year -> fourDigitYear(year) + "///").orElse("")
                            + dateText);
        }
    }

    private static String fourDigitYear(int year) {
        return "%04d".formatted(year);
    }

    /// `YYYY/MM/DD/`; the last part is for other text.
    private static String slashedDate(PublicationDate date) {
        if (!(date instanceof PartialDate partialDate) || partialDate.isSeason()) {
            return date.startYear().map(RisExport::fourDigitYear).orElse(date.toString());
        }
        String month = partialDate.month() > 0 ? "%02d".formatted(partialDate.month()) : "";
        String dayOfMonth = partialDate.day() > 0 ? "%02d".formatted(partialDate.day()) : "";
        return fourDigitYear(partialDate.year()) + "/" + month + "/" + dayOfMonth + "/";
    }

    private String publisherText(String risType) {
        return risType.equals("THES") || risType.equals("RPRT")
                ? trackedFields.firstText("institution", "publisher", "organization")
                : trackedFields.firstText("publisher", "institution", "organization");
    }

    private void writePages() {
        String pages = trackedFields.plainText("pages");
        Matcher rangeMatcher = PAGE_RANGE.matcher(pages);
        if (rangeMatcher.matches()) {
            writeLine("SP", rangeMatcher.group(1));
            writeLine("EP", rangeMatcher.group(2));
        } else {
            writeLine("SP", pages);
        }
    }

    private void writeAddresses() {
        String url = trackedFields.plainText("url");
        writeLine("UR", url);
        String eprintId = trackedFields.plainText("eprint");
        if (eprintId.isEmpty()) {
            return;
        }
        boolean arxiv = trackedFields.isArxiv();
        String number = arxiv ? eprintId.replaceFirst("(?i)^arxiv:\\s*", "") : eprintId;
        String arxivPage = "https://arxiv.org/abs/" + number;
        writeLine(
                "UR",
                arxiv && !url.replaceFirst("^http:", "https:").equals(arxivPage) ? arxivPage : "");
        writeLine("AN", arxiv ? "arXiv:" + number : eprintId);
        writeLine("DB", trackedFields.plainText(FieldName.EPRINTTYPE));
    }

    private void writeNotes() {
        trackedFields
                .findAddress(FieldName.HOWPUBLISHED)
                .ifPresentOrElse(
                        url -> writeLine("UR", url),
                        () -> writeLine("N1", trackedFields.plainText(FieldName.HOWPUBLISHED)));
        for (String fieldName : List.of("note", "addendum", "pubstate")) {
            writeLine("N1", trackedFields.plainText(fieldName));
        }
    }
}
