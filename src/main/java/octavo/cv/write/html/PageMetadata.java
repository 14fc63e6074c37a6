package octavo.cv.write.html;

import octavo.cv.list.ListedWork;
import octavo.library.Work;
import octavo.library.WorkKind;
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
    private static final Set<WorkKind> BOOKS =
            Set.of(
                    WorkKind.BOOK,
                    WorkKind.CHAPTER,
                    WorkKind.CONFERENCE,
                    WorkKind.WORKSHOP,
                    WorkKind.REPORT);

    private PageMetadata() {}

    /// The title of an element with class `Z3988`, which describes an entry as OpenURL. It is the
    /// same in every list.
    static String openUrlTitle(ListedWork listedWork) {
        WorkKind kind = listedWork.work().workKind();
        List<String> keyValuePairs = new ArrayList<>();
        keyValuePairs.add("ctx_ver=Z39.88-2004");
        String metadataFormat =
                kind == WorkKind.JOURNAL || kind == WorkKind.PREPRINT ? "journal" : "dc";
        metadataFormat = BOOKS.contains(kind) ? "book" : metadataFormat;
        addPair(keyValuePairs, "rft_val_fmt", "info:ofi/fmt:kev:mtx:" + metadataFormat);
        openUrlFields(listedWork, metadataFormat, kind)
                .forEach((name, value) -> addPair(keyValuePairs, "rft." + name, value));
        for (PersonName author : listedWork.work().people("author").names()) {
            addPair(
                    keyValuePairs,
                    metadataFormat.equals("dc") ? "rft.creator" : "rft.au",
                    author.displayName());
        }
        String doi = listedWork.valueText("doi");
        addPair(keyValuePairs, "rft_id", doi.isEmpty() ? urlOf(listedWork) : "info:doi/" + doi);
        return keyValuePairs.stream()
                .map(PageMarkup::escapeText)
                .collect(Collectors.joining("&amp;"));
    }

    private static Map<String, String> openUrlFields(
            ListedWork listedWork, String metadataFormat, WorkKind kind) {
        Work work = listedWork.work();
        String venue = listedWork.valueText("venue");
        Map<String, String> fieldValues = new LinkedHashMap<>();
        switch (metadataFormat) {
            case "journal" -> {
                fieldValues.put("genre", kind == WorkKind.PREPRINT ? "preprint" : "article");
                fieldValues.put("atitle", listedWork.valueText("title"));
                fieldValues.put("jtitle", venue);
                fieldValues.put("volume", work.plainText("volume"));
                fieldValues.put("issue", work.plainText("number"));
            }
            case "book" -> {
                boolean isProceedings = kind == WorkKind.CONFERENCE || kind == WorkKind.WORKSHOP;
                fieldValues.put("genre", bookGenre(kind));
                fieldValues.put(
                        isProceedings || kind == WorkKind.CHAPTER ? "atitle" : "btitle",
                        listedWork.valueText("title"));
                fieldValues.put(
                        isProceedings || kind == WorkKind.CHAPTER ? "btitle" : "series", venue);
                fieldValues.put("pub", work.plainText("publisher"));
            }
            default -> {
                fieldValues.put("type", kind.id());
                fieldValues.put("title", listedWork.valueText("title"));
                fieldValues.put("source", venue);
            }
        }
        fieldValues.put("date", dateText(work, "-"));
        fieldValues.put("pages", listedWork.valueText("pages").replace('–', '-'));
        return fieldValues;
    }

    private static String bookGenre(WorkKind kind) {
        return switch (kind) {
            case CONFERENCE, WORKSHOP -> "proceeding";
            case CHAPTER -> "bookitem";
            case REPORT -> "report";
            default -> "book";
        };
    }

    private static void addPair(List<String> keyValuePairs, String name, String value) {
        if (!value.isEmpty()) {
            keyValuePairs.add(name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8));
        }
    }

    /// The tags that identify the work of a page; there is one work per page.
    static String highwireTags(ListedWork listedWork) {
        Work work = listedWork.work();
        Map<String, String> tagValues = new LinkedHashMap<>();
        tagValues.put("title", listedWork.valueText("title"));
        tagValues.put("publication_date", dateText(work, "/"));
        tagValues.put(venueTag(work.workKind()), listedWork.valueText("venue"));
        tagValues.put("volume", work.plainText("volume"));
        tagValues.put("issue", work.plainText("number"));
        tagValues.put("firstpage", listedWork.valueText("pages").replaceAll("–.*", ""));
        tagValues.put("doi", listedWork.valueText("doi"));
        tagValues.put("isbn", work.plainText("isbn"));
        tagValues.put("issn", work.plainText("issn"));
        StringBuilder output = new StringBuilder();
        for (PersonName author : work.people("author").names()) {
            writeTag(output, "author", author.displayName(NameForm.FAMILY_FIRST));
        }
        tagValues.forEach((name, value) -> writeTag(output, name, value));
        listedWork.linkAddress("pdf").ifPresent(pdf -> writeTag(output, "pdf_url", pdf.url()));
        return output.toString();
    }

    private static String venueTag(WorkKind kind) {
        return switch (kind) {
            case CONFERENCE, WORKSHOP -> "conference_title";
            case THESIS -> "dissertation_institution";
            case REPORT -> "technical_report_institution";
            default -> "journal_title";
        };
    }

    private static void writeTag(StringBuilder output, String name, String value) {
        if (!value.isEmpty()) {
            output.append("<meta name=\"citation_").append(name).append("\" content=\"");
            output.append(PageMarkup.escapeText(value)).append("\">\n");
        }
    }

    static String urlOf(ListedWork listedWork) {
        return listedWork.linkAddress("url").map(Object::toString).orElse("");
    }

    /// `2024-06-01`, as far as it is known.
    static String dateText(Work work, String separator) {
        PublicationDate date =
                work.publicationDate() instanceof DateInterval(PartialDate start, _)
                        ? start
                        : work.publicationDate();
        String year = date.startYear().map("%04d"::formatted).orElse("");
        if (!(date instanceof PartialDate partialDate)
                || partialDate.month() < 1
                || partialDate.isSeason()) {
            return year;
        }
        return year
                + separator
                + "%02d".formatted(partialDate.month())
                + (partialDate.day() < 1 ? "" : separator + "%02d".formatted(partialDate.day()));
    }
}
