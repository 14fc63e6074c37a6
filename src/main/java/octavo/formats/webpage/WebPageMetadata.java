package octavo.formats.webpage;

import octavo.formats.workdrafts.TreeTexts;

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

/// What a page of the web says of itself in its head: the contents of `metaElement` elements by
/// their names, and its objects of schema.org (JSON-LD). Nothing of the page is run or followed.
///
/// @param pageTitle what a browser shows in its tab
/// @param metaContents by name in small letters, with a full stop between its parts
/// @param schemaWorks the objects that are works
/// @param printedBibtex what the page prints of itself, if it has a title to compare
record WebPageMetadata(
        String pageTitle,
        Map<String, List<String>> metaContents,
        List<JsonNode> schemaWorks,
        Optional<PageBibtex> printedBibtex) {
    /// Types of schema.org that are works somebody cites.
    static final Set<String> WORK_TYPES =
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

    private static final int MAX_SCRIPT_LENGTH = 2_000_000;

    WebPageMetadata {
        metaContents = Map.copyOf(metaContents);
        schemaWorks = List.copyOf(schemaWorks);
    }

    static WebPageMetadata of(String html) {
        Document page = Jsoup.parse(html);
        Map<String, List<String>> metaContents = new HashMap<>();
        for (Element metaElement : page.select("meta")) {
            String metaName =
                    metaElement.hasAttr("name")
                            ? metaElement.attr("name")
                            : metaElement.attr("property");
            String content = metaElement.attr("content").strip();
            if (!content.isEmpty()) {
                metaContents
                        .computeIfAbsent(foldedName(metaName), _ -> new ArrayList<>())
                        .add(content);
            }
        }
        String canonicalUrl = page.select("link[rel=canonical]").attr("href").strip();
        if (canonicalUrl.matches("(?i)https?://\\S+")) {
            metaContents.put(CANONICAL, List.of(canonicalUrl));
        }
        List<JsonNode> schemaWorks = new ArrayList<>();
        for (Element scriptElement : page.select("script[type*=ld+json]")) {
            if (scriptElement.data().length() < MAX_SCRIPT_LENGTH) {
                collectWorks(parseJson(scriptElement.data()), schemaWorks, 0);
            }
        }
        String citationTitle =
                metaContents
                        .getOrDefault("citation_title", List.of(page.title().strip()))
                        .getFirst();
        return new WebPageMetadata(
                page.title().strip(),
                metaContents,
                schemaWorks,
                PageBibtex.of(page, citationTitle));
    }

    private static String foldedName(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace(':', '.');
    }

    private static JsonNode parseJson(String json) {
        try {
            return JsonMapper.shared().readTree(json);
        } catch (JacksonException _) {
            return JsonMapper.shared().createObjectNode();
        }
    }

    private static void collectWorks(JsonNode node, List<JsonNode> works, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (node.isArray()) {
            node.forEach(member -> collectWorks(member, works, depth + 1));
        } else if (WORK_TYPES.contains(schemaType(node))) {
            works.add(node);
        } else if (node.isObject()) {
            collectWorks(node.path("@graph"), works, depth + 1);
            collectWorks(node.path("mainEntity"), works, depth + 1);
        }
    }

    /// What an object of schema.org is, in small letters.
    static String schemaType(JsonNode node) {
        return TreeTexts.firstText(node, "@type")
                .replaceFirst("^.*[/:]", "")
                .toLowerCase(Locale.ROOT);
    }

    /// The contents of the first of some names that has any.
    List<String> allContents(String... metaNames) {
        for (String name : metaNames) {
            List<String> contents = metaContents.get(name);
            if (contents != null) {
                return contents;
            }
        }
        return List.of();
    }

    String firstContent(String... metaNames) {
        return allContents(metaNames).stream().findFirst().orElse("");
    }

    /// Whether any name begins like this.
    boolean hasAny(String namePrefix) {
        return metaContents.keySet().stream()
                .anyMatch(name -> Objects.requireNonNull(name).startsWith(namePrefix));
    }
}
