package octavo.cv.write.page;

import octavo.cv.list.ListedWork;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Metadata of an entry for search engines and reference managers.
final class PageMetadata {
    private static final Set<Kind> BOOKS =
            Set.of(Kind.BOOK, Kind.CHAPTER, Kind.CONFERENCE, Kind.WORKSHOP, Kind.REPORT);

    private PageMetadata() {}

    /// The title of an element with class `Z3988`, which describes an entry as OpenURL. It is the
    /// same in every list.
    static String coins(ListedWork publication) {
        Kind kind = publication.work().kind();
        List<String> pairs = new ArrayList<>();
        pairs.add("ctx_ver=Z39.88-2004");
        String format = kind == Kind.JOURNAL || kind == Kind.PREPRINT ? "journal" : "dc";
        format = BOOKS.contains(kind) ? "book" : format;
        pair(pairs, "rft_val_fmt", "info:ofi/fmt:kev:mtx:" + format);
        facts(publication, format, kind)
                .forEach((name, value) -> pair(pairs, "rft." + name, value));
        for (PersonName author : publication.work().people("author").names()) {
            pair(pairs, format.equals("dc") ? "rft.creator" : "rft.au", author.display());
        }
        String doi = publication.text("doi");
        pair(pairs, "rft_id", doi.isEmpty() ? address(publication) : "info:doi/" + doi);
        return pairs.stream().map(PageMarkup::escaped).collect(Collectors.joining("&amp;"));
    }

    private static Map<String, String> facts(ListedWork publication, String format, Kind kind) {
        Work work = publication.work();
        String venue = publication.text("venue");
        Map<String, String> facts = new LinkedHashMap<>();
        switch (format) {
            case "journal" -> {
                facts.put("genre", kind == Kind.PREPRINT ? "preprint" : "article");
                facts.put("atitle", publication.text("title"));
                facts.put("jtitle", venue);
                facts.put("volume", work.text("volume"));
                facts.put("issue", work.text("number"));
            }
            case "book" -> {
                boolean part = kind == Kind.CONFERENCE || kind == Kind.WORKSHOP;
                facts.put("genre", genre(kind));
                facts.put(
                        part || kind == Kind.CHAPTER ? "atitle" : "btitle",
                        publication.text("title"));
                facts.put(part || kind == Kind.CHAPTER ? "btitle" : "series", venue);
                facts.put("pub", work.text("publisher"));
            }
            default -> {
                facts.put("type", kind.id());
                facts.put("title", publication.text("title"));
                facts.put("source", venue);
            }
        }
        facts.put("date", date(work, "-"));
        facts.put("pages", publication.text("pages").replace('–', '-'));
        return facts;
    }

    private static String genre(Kind kind) {
        return switch (kind) {
            case CONFERENCE, WORKSHOP -> "proceeding";
            case CHAPTER -> "bookitem";
            case REPORT -> "report";
            default -> "book";
        };
    }

    private static void pair(List<String> pairs, String name, String value) {
        if (!value.isEmpty()) {
            pairs.add(name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8));
        }
    }

    /// The tags that identify the work of a page; there is one work per page.
    static String highwire(ListedWork publication) {
        Work work = publication.work();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("title", publication.text("title"));
        tags.put("publication_date", date(work, "/"));
        tags.put(venueTag(work.kind()), publication.text("venue"));
        tags.put("volume", work.text("volume"));
        tags.put("issue", work.text("number"));
        tags.put("firstpage", publication.text("pages").replaceAll("–.*", ""));
        tags.put("doi", publication.text("doi"));
        tags.put("isbn", work.text("isbn"));
        tags.put("issn", work.text("issn"));
        StringBuilder out = new StringBuilder();
        for (PersonName author : work.people("author").names()) {
            tag(out, "author", author.display(NameForm.FAMILY_FIRST));
        }
        tags.forEach((name, value) -> tag(out, name, value));
        publication.address("pdf").ifPresent(pdf -> tag(out, "pdf_url", pdf.text()));
        return out.toString();
    }

    private static String venueTag(Kind kind) {
        return switch (kind) {
            case CONFERENCE, WORKSHOP -> "conference_title";
            case THESIS -> "dissertation_institution";
            case REPORT -> "technical_report_institution";
            default -> "journal_title";
        };
    }

    private static void tag(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            out.append("<meta name=\"citation_").append(name).append("\" content=\"");
            out.append(PageMarkup.escaped(value)).append("\">\n");
        }
    }

    static String address(ListedWork publication) {
        return publication.address("url").map(Object::toString).orElse("");
    }

    /// `2024-06-01`, as far as it is known.
    static String date(Work work, String joint) {
        PublicationDate date =
                work.date() instanceof DateInterval(PartialDate start, _) ? start : work.date();
        String year = date.startYear().map("%04d"::formatted).orElse("");
        if (!(date instanceof PartialDate day) || day.month() < 1 || day.isSeason()) {
            return year;
        }
        return year
                + joint
                + "%02d".formatted(day.month())
                + (day.day() < 1 ? "" : joint + "%02d".formatted(day.day()));
    }
}
