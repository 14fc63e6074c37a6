package octavo.importer;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// What a page of the web says of itself in its head: the contents of `meta` elements by their
/// names, and its objects of schema.org (JSON-LD). Nothing of the page is run or followed.
///
/// @param title what a browser shows in its tab
/// @param metas by name in small letters, with a full stop between its parts
/// @param works the objects that are works
/// @param bibtex what the page prints of itself, if it has a title to compare
record WebPageMetadata(
        String title,
        Map<String, List<String>> metas,
        List<JsonNode> works,
        Optional<PageBibtex> bibtex) {
    /// Types of schema.org that are works somebody cites.
    static final Set<String> WORKS =
            Set.of(
                    "article",
                    "scholarlyarticle",
                    "medicalscholarlyarticle",
                    "techarticle",
                    "newsarticle",
                    "blogposting",
                    "report",
                    "thesis",
                    "book",
                    "chapter",
                    "dataset",
                    "softwaresourcecode",
                    "softwareapplication",
                    "creativework",
                    "presentationdigitaldocument");

    /// The address that a page itself wants to be known by, among its metas.
    static final String CANONICAL = "link.canonical";

    /// How deep in a block of JSON-LD a work may be.
    private static final int DEEPEST = 4;

    private static final int MOST_BLOCK = 2_000_000;

    WebPageMetadata {
        metas = Map.copyOf(metas);
        works = List.copyOf(works);
    }

    static WebPageMetadata of(String html) {
        Document page = Jsoup.parse(html);
        Map<String, List<String>> metas = new HashMap<>();
        for (Element meta : page.select("meta")) {
            String name = meta.hasAttr("name") ? meta.attr("name") : meta.attr("property");
            String content = meta.attr("content").strip();
            if (!content.isEmpty()) {
                metas.computeIfAbsent(folded(name), _ -> new ArrayList<>()).add(content);
            }
        }
        String canonical = page.select("link[rel=canonical]").attr("href").strip();
        if (canonical.matches("(?i)https?://\\S+")) {
            metas.put(CANONICAL, List.of(canonical));
        }
        List<JsonNode> works = new ArrayList<>();
        for (Element block : page.select("script[type*=ld+json]")) {
            if (block.data().length() < MOST_BLOCK) {
                gather(tree(block.data()), works, 0);
            }
        }
        String title =
                metas.getOrDefault("citation_title", List.of(page.title().strip())).getFirst();
        return new WebPageMetadata(page.title().strip(), metas, works, PageBibtex.of(page, title));
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace(':', '.');
    }

    private static JsonNode tree(String json) {
        try {
            return JsonMapper.shared().readTree(json);
        } catch (JacksonException _) {
            return JsonMapper.shared().createObjectNode();
        }
    }

    private static void gather(JsonNode node, List<JsonNode> works, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (node.isArray()) {
            node.forEach(member -> gather(member, works, depth + 1));
        } else if (WORKS.contains(type(node))) {
            works.add(node);
        } else if (node.isObject()) {
            gather(node.path("@graph"), works, depth + 1);
            gather(node.path("mainEntity"), works, depth + 1);
        }
    }

    /// What an object of schema.org is, in small letters.
    static String type(JsonNode node) {
        return TreeTexts.first(node, "@type").replaceFirst("^.*[/:]", "").toLowerCase(Locale.ROOT);
    }

    /// The contents of the first of some names that has any.
    List<String> all(String... names) {
        for (String name : names) {
            List<String> found = metas.get(name);
            if (found != null) {
                return found;
            }
        }
        return List.of();
    }

    String first(String... names) {
        return all(names).stream().findFirst().orElse("");
    }

    /// Whether any name begins like this.
    boolean hasAny(String prefix) {
        return metas.keySet().stream()
                .anyMatch(name -> Objects.requireNonNull(name).startsWith(prefix));
    }
}
