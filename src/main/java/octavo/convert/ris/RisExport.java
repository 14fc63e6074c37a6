package octavo.convert.ris;

import octavo.convert.ConversionLosses;
import octavo.convert.ExportResult;
import octavo.convert.TrackedFields;
import octavo.fields.FieldName;
import octavo.latex.RichText;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Works as RIS: records of tagged lines, from `TY` to `ER`, as read by EndNote, Zotero and
/// Mendeley.
public final class RisExport {
    private static final Map<String, String> TYPES =
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

    private static final Map<Kind, String> BY_KIND =
            Map.of(
                    Kind.SOFTWARE, "COMP",
                    Kind.DATASET, "DATA",
                    Kind.TALK, "SLIDE",
                    Kind.PATENT, "PAT",
                    Kind.REPORT, "RPRT",
                    Kind.THESIS, "THES",
                    Kind.BOOK, "BOOK");

    private static final Set<String> IN_JOURNAL = Set.of("JOUR", "UNPB", "SER", "MGZN", "NEWS");

    /// Tags that correspond to one field each, in output order.
    private static final List<Map.Entry<String, String>> TEXTS =
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

    private static final Pattern PAGES =
            Pattern.compile("\\s*([^-–—,;]+?)\\s*(?:-{1,3}|[–—])\\s*([^-–—,;]+?)\\s*");

    private final TrackedFields reading;
    private final ConversionLosses losses;
    private final StringBuilder out;

    private RisExport(TrackedFields reading, ConversionLosses losses, StringBuilder out) {
        this.reading = reading;
        this.losses = losses;
        this.out = out;
    }

    public static ExportResult of(List<Work> works) {
        ConversionLosses losses = new ConversionLosses();
        StringBuilder out = new StringBuilder();
        for (Work work : works) {
            TrackedFields reading = new TrackedFields(work);
            new RisExport(reading, losses, out).write();
            reading.tellUnread(losses);
        }
        return ExportResult.of(out.toString(), losses);
    }

    private void write() {
        String type = type();
        line("TY", type);
        line("ID", reading.work().key());
        names("AU", "author");
        names("A2", "editor");
        names("A4", "translator");
        title("TI", "title", "subtitle");
        title("T2", FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        title(
                IN_JOURNAL.contains(type) ? "T2" : "J2",
                FieldName.JOURNALTITLE,
                FieldName.JOURNALSUBTITLE);
        date();
        TEXTS.forEach(text -> line(text.getKey(), reading.text(text.getValue())));
        line("M3", reading.genre());
        line(type.equals("JOUR") ? "IS" : "M1", reading.text("number"));
        line("PB", publisher(type));
        pages();
        for (String number : List.of("isbn", "issn")) {
            line("SN", reading.text(number));
        }
        addresses();
        notes();
        for (String keyword : List.of(reading.text("keywords").split("[,;]"))) {
            line("KW", keyword.strip());
        }
        line("LA", reading.firstText("language", "langid"));
        reading.date("urldate").ifPresent(date -> line("Y2", slashed(date)));
        out.append("ER  - \r\n\r\n");
    }

    private String type() {
        Kind kind = reading.work().kind();
        if (kind == Kind.PREPRINT) {
            return "UNPB";
        }
        String subtype = reading.type().equals("article") ? reading.text("entrysubtype") : "";
        return switch (subtype) {
            case "magazine" -> "MGZN";
            case "newspaper" -> "NEWS";
            default -> TYPES.getOrDefault(reading.type(), BY_KIND.getOrDefault(kind, "GEN"));
        };
    }

    /// A line cannot contain a line break.
    private void line(String tag, String text) {
        String single = text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        if (!single.isEmpty()) {
            out.append(tag).append("  - ").append(single).append("\r\n");
        }
    }

    private void names(String tag, String field) {
        BibNameList list = reading.names(field);
        for (var name : list.names()) {
            // RIS puts the suffix last: "Family, Given, Suffix".
            var parts = name.unicode();
            String family = name.display(NameForm.FAMILY);
            String given = parts.given().isEmpty() ? "" : ", " + parts.given();
            String suffix = parts.suffix().isEmpty() ? "" : ", " + parts.suffix();
            line(tag, name.literal().orElse(family + given + suffix));
        }
        if (list.others()) {
            losses.add("no place for “and others” in " + field, reading.work().key());
        }
    }

    private void title(String tag, String field, String subtitle) {
        line(tag, reading.title(field, subtitle).map(RichText::plain).orElse(""));
    }

    private void date() {
        PublicationDate date = reading.date();
        date.startYear().ifPresent(year -> line("PY", year(year)));
        boolean whole =
                date instanceof PartialDate day
                        && day.unknownDigits() == 0
                        && day.certainty() == PartialDate.Certainty.CERTAIN
                        && !day.isSeason();
        if (date instanceof DateInterval) {
            losses.add("no place for the end of a date range", reading.work().key());
        } else if (whole && ((PartialDate) date).month() > 0) {
            line("DA", slashed(date));
        } else if (!whole && !(date instanceof PublicationDate.Undated)) {
            line("DA", date.startYear().map(year -> year(year) + "///").orElse("") + date);
        }
    }

    private static String year(int year) {
        return "%04d".formatted(year);
    }

    /// `YYYY/MM/DD/`; the last part is for other text.
    private static String slashed(PublicationDate date) {
        if (!(date instanceof PartialDate day) || day.isSeason()) {
            return date.startYear().map(RisExport::year).orElse(date.toString());
        }
        String month = day.month() > 0 ? "%02d".formatted(day.month()) : "";
        String dayOfMonth = day.day() > 0 ? "%02d".formatted(day.day()) : "";
        return year(day.year()) + "/" + month + "/" + dayOfMonth + "/";
    }

    private String publisher(String type) {
        return type.equals("THES") || type.equals("RPRT")
                ? reading.firstText("institution", "publisher", "organization")
                : reading.firstText("publisher", "institution", "organization");
    }

    private void pages() {
        String pages = reading.text("pages");
        Matcher range = PAGES.matcher(pages);
        if (range.matches()) {
            line("SP", range.group(1));
            line("EP", range.group(2));
        } else {
            line("SP", pages);
        }
    }

    private void addresses() {
        String url = reading.text("url");
        line("UR", url);
        String id = reading.text("eprint");
        if (id.isEmpty()) {
            return;
        }
        boolean arxiv = reading.isArxiv();
        String number = arxiv ? id.replaceFirst("(?i)^arxiv:\\s*", "") : id;
        String page = "https://arxiv.org/abs/" + number;
        line("UR", arxiv && !url.replaceFirst("^http:", "https:").equals(page) ? page : "");
        line("AN", arxiv ? "arXiv:" + number : id);
        line("DB", reading.text(FieldName.EPRINTTYPE));
    }

    private void notes() {
        reading.address(FieldName.HOWPUBLISHED)
                .ifPresentOrElse(
                        url -> line("UR", url),
                        () -> line("N1", reading.text(FieldName.HOWPUBLISHED)));
        for (String field : List.of("note", "addendum", "pubstate")) {
            line("N1", reading.text(field));
        }
    }
}
