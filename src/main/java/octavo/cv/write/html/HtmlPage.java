package octavo.cv.write.html;

import octavo.cslreferences.ListWords;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.cv.list.ListedWork;
import octavo.library.WorkKind;
import octavo.storage.ContentDigest;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Writes a list as a self-contained web page, which is fully readable without its script.
public final class HtmlPage {
    private static final String STYLE = readResource("page.css");
    private static final String SCRIPT = readResource("page.js");

    private final CvDocument document;
    private final PageEntries pageEntries;
    private final ListWords listWords;
    private final StringBuilder output = new StringBuilder();
    private final Set<String> entryIds = new HashSet<>();
    private int openSections;

    private HtmlPage(CvDocument document, PageEntries pageEntries) {
        this.document = document;
        this.pageEntries = pageEntries;
        this.listWords = ListWords.of(document.metadata().language());
    }

    public static String of(CvDocument document) {
        return of(document, new PageEntries());
    }

    /// The page of one of several lists.
    ///
    /// @param pageEntries what pages of these lists have in common
    public static String of(CvDocument document, PageEntries pageEntries) {
        HtmlPage htmlPage = new HtmlPage(document, pageEntries);
        htmlPage.writeHead();
        htmlPage.writeBody();
        return htmlPage.output.toString();
    }

    private static String readResource(String name) {
        try (InputStream stream =
                Objects.requireNonNull(HtmlPage.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void writeHead() {
        String title = PageMarkup.escapeText(document.metadata().fullTitle());
        List<ListedWork> listedWorks = distinctWorks();
        output.append("<!DOCTYPE html>\n<html lang=\"");
        output.append(PageMarkup.escapeText(document.metadata().language()))
                .append("\">\n<head>\n");
        output.append("<meta charset=\"utf-8\">\n");
        output.append(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
        output.append("style-src ")
                .append(contentHash(STYLE))
                .append("; script-src ")
                .append(contentHash(SCRIPT));
        output.append("; base-uri 'none'; form-action 'none'\">\n");
        output.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        output.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
        output.append("<meta name=\"generator\" content=\"Octavo\">\n");
        output.append("<title>").append(title).append("</title>\n");
        if (listedWorks.size() == 1) {
            output.append(PageMetadata.highwireTags(listedWorks.getFirst()));
        }
        output.append("<style>").append(STYLE).append("</style>\n");
        output.append("<script type=\"application/ld+json\">");
        output.append(pageEntries.jsonLdOf(listedWorks)).append("</script>\n</head>\n");
    }

    /// The hash by which the page's content security policy allows a script.
    private static String contentHash(String text) {
        byte[] digest = ContentDigest.newDigest().digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }

    /// Each once, though sections may overlap.
    private List<ListedWork> distinctWorks() {
        Map<String, ListedWork> worksByKey = new LinkedHashMap<>();
        document.entries()
                .forEach(entry -> worksByKey.putIfAbsent(entry.key(), entry.listedWork()));
        return List.copyOf(worksByKey.values());
    }

    private void writeBody() {
        List<ListedWork> listedWorks = distinctWorks();
        output.append("<body>\n<header>\n<h1>");
        output.append(PageMarkup.escapeText(document.metadata().fullTitle())).append("</h1>\n");
        if (listedWorks.size() > 1) {
            SortedMap<Integer, Integer> countsByYear = countByYear(listedWorks);
            output.append(YearChart.of(countsByYear, listWords));
            writeControls(listedWorks, countsByYear.reversed().sequencedKeySet());
        }
        output.append("</header>\n<main>\n");
        document.blocks().forEach(this::writeBlock);
        closeSections(1);
        output.append("</main>\n<script>").append(SCRIPT).append("</script>\n</body>\n</html>\n");
    }

    /// The number of publications per year, in ascending order.
    private static SortedMap<Integer, Integer> countByYear(List<ListedWork> listedWorks) {
        SortedMap<Integer, Integer> countsByYear = new TreeMap<>();
        listedWorks.forEach(listedWork ->
                yearOf(listedWork).ifPresent(year -> countsByYear.merge(year, 1, Integer::sum)));
        return countsByYear;
    }

    /// The year it counts for; empty if only its decade or century is known.
    private static Optional<Integer> yearOf(ListedWork listedWork) {
        PublicationDate date = listedWork.work().publicationDate();
        PublicationDate startDate =
                date instanceof DateInterval(PartialDate firstDate, _) ? firstDate : date;
        boolean isVague =
                startDate instanceof PartialDate partialDate && partialDate.unknownDigits() > 0;
        return isVague ? Optional.empty() : date.startYear();
    }

    /// Useless without the script, which shows them.
    private void writeControls(
            List<ListedWork> listedWorks, SequencedSet<Integer> yearsDescending) {
        output.append("<form id=\"controls\" role=\"search\" hidden data-of=\"");
        output.append(PageMarkup.escapeText(listWords.formatText("page.of")))
                .append("\">\n<input type=\"search\"");
        String searchLabel = PageMarkup.escapeText(listWords.formatText("page.search"));
        output.append(" id=\"search\" placeholder=\"")
                .append(searchLabel)
                .append("\" aria-label=\"");
        output.append(searchLabel).append("\">\n");
        Set<WorkKind> presentKinds = EnumSet.noneOf(WorkKind.class);
        listedWorks.forEach(listedWork -> presentKinds.add(listedWork.work().workKind()));
        Map<String, String> kindOptions = new LinkedHashMap<>();
        presentKinds.forEach(kind -> kindOptions.put(kind.id(), listWords.headingOf(kind)));
        writeChoice("kind", kindOptions);
        Map<String, String> yearOptions = new LinkedHashMap<>();
        yearsDescending.forEach(year -> yearOptions.put(year.toString(), listWords.yearText(year)));
        writeChoice("year", yearOptions);
        output.append("<output id=\"count\" aria-live=\"polite\"></output>\n</form>\n");
    }

    private void writeChoice(String id, Map<String, String> options) {
        String allLabel = PageMarkup.escapeText(listWords.formatText("page." + id));
        output.append("<select id=\"").append(id).append("\" aria-label=\"").append(allLabel);
        output.append("\">\n<option value=\"\">").append(allLabel).append("</option>\n");
        options.forEach((optionValue, optionName) -> {
            output.append("<option value=\"")
                    .append(PageMarkup.escapeText(optionValue))
                    .append("\">");
            output.append(PageMarkup.escapeText(optionName)).append("</option>\n");
        });
        output.append("</select>\n");
    }

    private void writeBlock(DocumentBlock block) {
        switch (block) {
            case DocumentBlock.HeadingBlock(int headingLevel, String blockText) -> {
                closeSections(headingLevel);
                openSections++;
                String elementName = "h" + Math.min(headingLevel + 1, 6);
                output.append("<section>\n<")
                        .append(elementName)
                        .append('>')
                        .append(PageMarkup.escapeText(blockText));
                output.append("</").append(elementName).append(">\n");
            }
            case DocumentBlock.MarkupBlock _ -> {}
            case DocumentBlock.RemarkBlock(var blockText) ->
                    output.append("<p class=\"remark\">")
                            .append(PageMarkup.of(blockText))
                            .append("</p>\n");
            case DocumentBlock.EntriesBlock entriesBlock -> {
                output.append(entriesBlock.areNumbered() ? "<ul class=\"numbered\">\n" : "<ul>\n");
                entriesBlock.entries().forEach(this::writeEntry);
                output.append("</ul>\n");
            }
        }
    }

    /// Closes the sections down to a level.
    private void closeSections(int headingLevel) {
        for (; openSections >= headingLevel; openSections--) {
            output.append("</section>\n");
        }
    }

    private void writeEntry(CvEntry entry) {
        ListedWork listedWork = entry.listedWork();
        output.append("<li");
        if (entryIds.add(entry.key())) {
            output.append(" id=\"entry-").append(PageMarkup.escapeText(entry.key())).append('"');
        }
        output.append(" data-kind=\"")
                .append(listedWork.work().workKind().id())
                .append("\" data-year=\"");
        output.append(yearOf(listedWork).map(String::valueOf).orElse("")).append("\">");
        if (!entry.label().isEmpty()) {
            output.append("<span class=\"number\">").append(PageMarkup.escapeText(entry.label()));
            output.append("</span> ");
        }
        List<String> lines =
                new ArrayList<>(entry.entryLines().lines().stream().map(PageMarkup::of).toList());
        if (entry.entryLines().hasHeading() && !lines.isEmpty()) {
            lines.set(0, "<strong>" + lines.getFirst() + "</strong>");
        }
        output.append("<div class=\"entry\">").append(String.join("<br>\n", lines));
        output.append("</div>\n");
        output.append("<span class=\"Z3988\" title=\"").append(pageEntries.coinsOf(listedWork));
        output.append("\"></span>\n<details><summary>BibTeX</summary><pre>");
        output.append(pageEntries.bibtexOf(listedWork.work())).append("</pre>\n");
        output.append("<button type=\"button\" hidden data-done=\"");
        output.append(PageMarkup.escapeText(listWords.formatText("page.copied"))).append("\">");
        output.append(PageMarkup.escapeText(listWords.formatText("page.copy")))
                .append("</button></details></li>\n");
    }
}
