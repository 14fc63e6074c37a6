package octavo.officedocuments.codes;

import octavo.csl.Cite.CiteMode;
import octavo.formats.workdrafts.TreeTexts;
import octavo.officedocuments.codes.CitationCode.CodeKind;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads the JSON of a citation that Zotero, Mendeley and JabRef share (csl-citation.json).
final class CslCitationReader {
    /// Zotero before 1.0 numbered the kinds of locators.
    static final List<String> NUMBERED_LABELS =
            List.of(
                    "page",
                    "book",
                    "chapter",
                    "column",
                    "figure",
                    "folio",
                    "issue",
                    "line",
                    "note",
                    "opus",
                    "paragraph",
                    "part",
                    "section",
                    "sub verbo",
                    "volume",
                    "verse");

    private static final Pattern KEYED_URI =
            Pattern.compile(
                    "https?://(?:www\\.)?(?:jabref\\.org/|[^/]+/octavo/)"
                            + "((?:[^%]|%[0-9A-Fa-f]{2})+)");

    private CslCitationReader() {}

    static CitationCode read(CitationManager manager, ObjectNode written) {
        ObjectNode json = CapitalRepair.repair(written);
        List<CodedCite> cites = new ArrayList<>();
        for (JsonNode item : TreeTexts.members(json.path("citationItems"))) {
            cites.add(readCite(item));
        }
        JsonNode override = json.path("manualOverride");
        JsonNode properties = json.path("properties");
        String manualText = TreeTexts.firstText(json.path("mendeley"), "manualFormatting");
        boolean keepsText =
                properties.path("dontUpdate").asBoolean(false)
                        || override.path("isManuallyOverridden").asBoolean(false)
                        || !manualText.isEmpty()
                        || !TreeTexts.firstText(properties, "custom").isEmpty();
        return new CitationCode(
                manager,
                CodeKind.CITATION,
                cites,
                formattedText(json),
                keepsText,
                Optional.of(json));
    }

    /// The text that was written last.
    private static Optional<String> formattedText(ObjectNode json) {
        return Stream.of(
                        TreeTexts.firstText(json.path("properties"), "plainCitation"),
                        TreeTexts.firstText(
                                json.path("mendeley"),
                                "plainTextFormattedCitation",
                                "previouslyFormattedCitation"),
                        TreeTexts.firstText(json.path("manualOverride"), "citeprocText"))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    private static CodedCite readCite(JsonNode item) {
        List<String> uris = new ArrayList<>(TreeTexts.allTexts(item, "uris"));
        uris.addAll(TreeTexts.allTexts(item, "uri"));
        Optional<ObjectNode> cslItem =
                item.path("itemData") instanceof ObjectNode data && !data.isEmpty()
                        ? Optional.of(data)
                        : Optional.empty();
        Optional<String> key =
                uris.stream()
                        .map(KEYED_URI::matcher)
                        .filter(Matcher::matches)
                        .map(matcher -> URLDecoder.decode(matcher.group(1), StandardCharsets.UTF_8))
                        .findFirst()
                        .or(() ->
                                cslItem.map(data -> TreeTexts.firstText(data, "citation-key"))
                                        .filter(text -> !text.isBlank()));
        return new CodedCite(
                TreeTexts.firstText(item, "id"),
                uris,
                key,
                cslItem,
                Optional.empty(),
                readDetails(item));
    }

    private static CiteDetails readDetails(JsonNode item) {
        CiteMode mode =
                isSet(item.path("suppress-author"))
                        ? CiteMode.SUPPRESS_AUTHOR
                        : isSet(item.path("author-only")) ? CiteMode.AUTHOR_ONLY : CiteMode.NORMAL;
        return new CiteDetails(
                TreeTexts.firstText(item, "locator"),
                labelOf(item.path("label")),
                rawText(item, "prefix"),
                rawText(item, "suffix"),
                mode);
    }

    /// Blanks around an affix matter.
    private static String rawText(JsonNode item, String property) {
        return item.path(property).asString("");
    }

    private static boolean isSet(JsonNode flag) {
        String text = flag.asString("");
        return !text.isEmpty() && !text.equals("false") && !text.equals("0");
    }

    private static String labelOf(JsonNode label) {
        String text = label.asString("");
        int number = text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : -1;
        return number >= 0 && number < NUMBERED_LABELS.size() ? NUMBERED_LABELS.get(number) : text;
    }
}
