package octavo.cv.write.page;

import octavo.convert.ListWords;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.list.ListedWork;
import octavo.library.Kind;
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
    private static final String STYLE = resource("page.css");
    private static final String SCRIPT = resource("page.js");

    private final CvDocument document;
    private final PageEntries entries;
    private final ListWords words;
    private final StringBuilder out = new StringBuilder();
    private final Set<String> ids = new HashSet<>();
    private int depth;

    private HtmlPage(CvDocument document, PageEntries entries) {
        this.document = document;
        this.entries = entries;
        this.words = ListWords.of(document.about().language());
    }

    public static String of(CvDocument document) {
        return of(document, new PageEntries());
    }

    /// The page of one of several lists.
    ///
    /// @param entries what pages of these lists have in common
    public static String of(CvDocument document, PageEntries entries) {
        HtmlPage page = new HtmlPage(document, entries);
        page.head();
        page.body();
        return page.out.toString();
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(HtmlPage.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void head() {
        String title = PageMarkup.escaped(document.about().fullTitle());
        List<ListedWork> all = publications();
        out.append("<!DOCTYPE html>\n<html lang=\"");
        out.append(PageMarkup.escaped(document.about().language())).append("\">\n<head>\n");
        out.append("<meta charset=\"utf-8\">\n");
        out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
        out.append("style-src ").append(hash(STYLE)).append("; script-src ").append(hash(SCRIPT));
        out.append("; base-uri 'none'; form-action 'none'\">\n");
        out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        out.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
        out.append("<meta name=\"generator\" content=\"Octavo\">\n");
        out.append("<title>").append(title).append("</title>\n");
        if (all.size() == 1) {
            out.append(PageMetadata.highwire(all.getFirst()));
        }
        out.append("<style>").append(STYLE).append("</style>\n");
        out.append("<script type=\"application/ld+json\">");
        out.append(entries.jsonLd(all)).append("</script>\n</head>\n");
    }

    /// The hash by which the page's content security policy allows a script.
    private static String hash(String text) {
        byte[] digest = ContentDigest.begin().digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }

    /// Each once, though sections may overlap.
    private List<ListedWork> publications() {
        Map<String, ListedWork> all = new LinkedHashMap<>();
        document.items().forEach(item -> all.putIfAbsent(item.key(), item.publication()));
        return List.copyOf(all.values());
    }

    private void body() {
        List<ListedWork> all = publications();
        out.append("<body>\n<header>\n<h1>");
        out.append(PageMarkup.escaped(document.about().fullTitle())).append("</h1>\n");
        if (all.size() > 1) {
            SortedMap<Integer, Integer> years = years(all);
            out.append(YearChart.of(years, words));
            controls(all, years.reversed().sequencedKeySet());
        }
        out.append("</header>\n<main>\n");
        document.blocks().forEach(this::block);
        close(1);
        out.append("</main>\n<script>").append(SCRIPT).append("</script>\n</body>\n</html>\n");
    }

    /// The number of publications per year, in ascending order.
    private static SortedMap<Integer, Integer> years(List<ListedWork> all) {
        SortedMap<Integer, Integer> years = new TreeMap<>();
        all.forEach(each -> year(each).ifPresent(year -> years.merge(year, 1, Integer::sum)));
        return years;
    }

    /// The year it counts for; empty if only its decade or century is known.
    private static Optional<Integer> year(ListedWork publication) {
        PublicationDate date = publication.work().date();
        PublicationDate start = date instanceof DateInterval(PartialDate first, _) ? first : date;
        boolean vague = start instanceof PartialDate day && day.unknownDigits() > 0;
        return vague ? Optional.empty() : date.startYear();
    }

    /// Useless without the script, which shows them.
    private void controls(List<ListedWork> all, SequencedSet<Integer> latestFirst) {
        out.append("<form id=\"controls\" role=\"search\" hidden data-of=\"");
        out.append(PageMarkup.escaped(words.say("page.of"))).append("\">\n<input type=\"search\"");
        String search = PageMarkup.escaped(words.say("page.search"));
        out.append(" id=\"search\" placeholder=\"").append(search).append("\" aria-label=\"");
        out.append(search).append("\">\n");
        Set<Kind> there = EnumSet.noneOf(Kind.class);
        all.forEach(each -> there.add(each.work().kind()));
        Map<String, String> kinds = new LinkedHashMap<>();
        there.forEach(kind -> kinds.put(kind.id(), words.heading(kind)));
        choice("kind", kinds);
        Map<String, String> years = new LinkedHashMap<>();
        latestFirst.forEach(year -> years.put(year.toString(), words.year(year)));
        choice("year", years);
        out.append("<output id=\"count\" aria-live=\"polite\"></output>\n</form>\n");
    }

    private void choice(String id, Map<String, String> options) {
        String all = PageMarkup.escaped(words.say("page." + id));
        out.append("<select id=\"").append(id).append("\" aria-label=\"").append(all);
        out.append("\">\n<option value=\"\">").append(all).append("</option>\n");
        options.forEach((value, name) -> {
            out.append("<option value=\"").append(PageMarkup.escaped(value)).append("\">");
            out.append(PageMarkup.escaped(name)).append("</option>\n");
        });
        out.append("</select>\n");
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading(int level, String text) -> {
                close(level);
                depth++;
                String name = "h" + Math.min(level + 1, 6);
                out.append("<section>\n<")
                        .append(name)
                        .append('>')
                        .append(PageMarkup.escaped(text));
                out.append("</").append(name).append(">\n");
            }
            case Block.Markup _ -> {}
            case Block.Remark(var text) ->
                    out.append("<p class=\"remark\">").append(PageMarkup.of(text)).append("</p>\n");
            case Block.Items items -> {
                out.append(items.areNumbered() ? "<ul class=\"numbered\">\n" : "<ul>\n");
                items.items().forEach(this::item);
                out.append("</ul>\n");
            }
        }
    }

    /// Closes the sections down to a level.
    private void close(int level) {
        for (; depth >= level; depth--) {
            out.append("</section>\n");
        }
    }

    private void item(Item item) {
        ListedWork publication = item.publication();
        out.append("<li");
        if (ids.add(item.key())) {
            out.append(" id=\"entry-").append(PageMarkup.escaped(item.key())).append('"');
        }
        out.append(" data-kind=\"")
                .append(publication.work().kind().id())
                .append("\" data-year=\"");
        out.append(year(publication).map(String::valueOf).orElse("")).append("\">");
        if (!item.label().isEmpty()) {
            out.append("<span class=\"number\">").append(PageMarkup.escaped(item.label()));
            out.append("</span> ");
        }
        List<String> lines =
                new ArrayList<>(item.lines().lines().stream().map(PageMarkup::of).toList());
        if (item.lines().headed() && !lines.isEmpty()) {
            lines.set(0, "<strong>" + lines.getFirst() + "</strong>");
        }
        out.append("<div class=\"entry\">").append(String.join("<br>\n", lines));
        out.append("</div>\n");
        out.append("<span class=\"Z3988\" title=\"").append(entries.coins(publication));
        out.append("\"></span>\n<details><summary>BibTeX</summary><pre>");
        out.append(entries.bibtex(publication.work())).append("</pre>\n");
        out.append("<button type=\"button\" hidden data-done=\"");
        out.append(PageMarkup.escaped(words.say("page.copied"))).append("\">");
        out.append(PageMarkup.escaped(words.say("page.copy"))).append("</button></details></li>\n");
    }
}
