package octavo.officedocuments.codes;

import octavo.csl.Cite.CiteMode;
import octavo.officedocuments.codes.CodedCite.CiteDetails;
import octavo.officedocuments.xmlscan.MarkupText;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/// Writes Zotero's codes, each with the whole data of its works, so that Zotero works with the
/// document though it has none of them.
///
/// Zotero looks a work up by its addresses and takes the data in the code if none leads to it;
/// without addresses it would look for the id in the local library, and find a wrong work.
public final class ZoteroCode {
    private static final String SCHEMA =
            "https://github.com/citation-style-language/schema/raw/master/csl-citation.json";

    /// A name that leads nowhere (RFC 2606).
    private static final String OWN_ADDRESS = "https://octavo.invalid/octavo/";

    private static final Pattern STYLE = Pattern.compile("<style\\s[^>]*?id=\"([^\"]*)\"[^>]*>");
    private static final Pattern LOCALE = Pattern.compile("\\slocale=\"([^\"]*)\"");

    private static final Pattern FIELD_TYPE =
            Pattern.compile("\"fieldType\"\\s*(?:value=|:)\\s*\"([A-Za-z]+)\"");

    private static final int ID_LENGTH = 8;
    private static final int MARK_ID_LENGTH = 10;

    private ZoteroCode() {}

    /// A work of a citation.
    ///
    /// @param item its data
    public record CitedItem(String key, CodedCite cite, ObjectNode item) {}

    /// What was written for a citation.
    public record WrittenText(String plainText, String rtf, int noteNumber) {}

    /// The JSON of a citation with another text; its works stay as they are.
    public static ObjectNode withText(ObjectNode json, WrittenText text) {
        ObjectNode updated = json.deepCopy();
        putText(updated, text);
        return updated;
    }

    private static void putText(ObjectNode json, WrittenText text) {
        ObjectNode properties =
                json.path("properties") instanceof ObjectNode present
                        ? present
                        : json.putObject("properties");
        properties.put("formattedCitation", text.rtf());
        properties.put("plainCitation", text.plainText());
        properties.put("noteIndex", text.noteNumber());
    }

    /// The JSON of a citation of another manager.
    ///
    /// @param id what tells it apart in the document
    /// @param keepsText whether somebody has changed its text by hand
    public static ObjectNode citation(
            String id, List<CitedItem> citedItems, WrittenText text, boolean keepsText) {
        ObjectNode json = unwrittenCitation(id, citedItems);
        putText(json, text);
        if (keepsText) {
            keepText(json);
        }
        return json;
    }

    /// The JSON of a citation whose text is still to be made.
    public static ObjectNode unwrittenCitation(String id, List<CitedItem> citedItems) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("citationID", id);
        json.putObject("properties");
        ArrayNode items = json.putArray("citationItems");
        citedItems.forEach(each -> addItem(items.addObject(), each));
        json.put("schema", SCHEMA);
        return json;
    }

    /// Says in a citation's JSON that its text stays as it is.
    public static void keepText(ObjectNode json) {
        if (json.path("properties") instanceof ObjectNode properties) {
            properties.put("dontUpdate", true);
        }
    }

    private static void addItem(ObjectNode json, CitedItem citedItem) {
        json.put("id", citedItem.key());
        ArrayNode uris = json.putArray("uris");
        citedItem.cite().uris().stream().filter(uri -> uri.startsWith("http")).forEach(uris::add);
        String ownAddress = ownAddress(citedItem.key());
        if (!citedItem.cite().uris().contains(ownAddress)) {
            uris.add(ownAddress);
        }
        json.set("itemData", itemData(citedItem.key(), citedItem.item()));
        addDetails(json, citedItem.cite().details());
    }

    /// The address that Octavo gives a work of a library.
    public static String ownAddress(String key) {
        return OWN_ADDRESS + URLEncoder.encode(key, StandardCharsets.UTF_8);
    }

    /// The data of a work as a citation keeps it.
    public static ObjectNode itemData(String key, ObjectNode item) {
        return item.deepCopy().put("id", key).put("citation-key", key);
    }

    private static void addDetails(ObjectNode json, CiteDetails details) {
        if (!details.locator().isEmpty()) {
            json.put("locator", details.locator());
            json.put("label", details.label().isEmpty() ? "page" : details.label());
        }
        if (!details.prefix().isEmpty()) {
            json.put("prefix", details.prefix());
        }
        if (!details.suffix().isEmpty()) {
            json.put("suffix", details.suffix());
        }
        switch (details.mode()) {
            case CiteMode.SUPPRESS_AUTHOR -> json.put("suppress-author", true);
            case CiteMode.AUTHOR_ONLY -> json.put("author-only", true);
            case CiteMode.NORMAL -> {}
        }
    }

    /// An id made of a text, the same each time.
    public static String idOf(String text) {
        return alphanumeric(text, ID_LENGTH);
    }

    private static String alphanumeric(String text, int length) {
        StringBuilder letters = new StringBuilder();
        for (int round = 0; letters.length() < length; round++) {
            CRC32 checksum = new CRC32();
            checksum.update((round + text).getBytes(StandardCharsets.UTF_8));
            letters.append(Long.toString(checksum.getValue(), 36));
        }
        return letters.substring(0, length);
    }

    /// The instruction of a field.
    public static String citationField(ObjectNode json) {
        return " ADDIN ZOTERO_ITEM CSL_CITATION " + json + " ";
    }

    public static String bibliographyField() {
        return " ADDIN ZOTERO_BIBL {\"uncited\":[],\"omitted\":[],\"custom\":[]} CSL_BIBLIOGRAPHY ";
    }

    /// The name of a mark or a section, of which no two may be the same.
    public static String markName(String field) {
        String name = field.strip().replaceFirst("^ADDIN\\s+", "");
        return name + " RND" + alphanumeric(name, MARK_ID_LENGTH);
    }

    /// A code with other JSON; what the program wrote around it stays.
    public static String withJson(String code, ObjectNode json) {
        return BalancedJson.withFirstObject(code, json.toString());
    }

    /// The addresses of works that a bibliography leaves out.
    public static List<String> omittedUris(ObjectNode bibliography) {
        List<String> uris = new ArrayList<>();
        bibliography
                .path("omitted")
                .forEach(entry -> entry.forEach(uri -> uris.add(uri.asString(""))));
        return uris;
    }

    /// Whether somebody has changed entries of a bibliography, or added works that nothing cites.
    public static boolean isCustomised(ObjectNode bibliography) {
        return !bibliography.path("custom").isEmpty() || !bibliography.path("uncited").isEmpty();
    }

    /// The document's preferences with another style.
    ///
    /// @param present the data that it has; empty if none
    /// @param choice the style
    /// @param fieldType `Field` or `ReferenceMark`
    public static String preferences(
            String present, StyleChoice choice, boolean isNote, String fieldType) {
        String style = choice.style();
        String locale = choice.locale();
        Optional<ObjectNode> json =
                present.strip().startsWith("{")
                        ? BalancedJson.parseObject(present)
                        : Optional.empty();
        if (json.isPresent() && json.get().path("style") instanceof ObjectNode styleNode) {
            boolean isSame =
                    styleNode.path("styleID").asString("").equals(style)
                            && styleNode.path("locale").asString("").equals(locale);
            styleNode.put("styleID", style).put("locale", locale);
            return isSame ? present : json.get().toString();
        }
        String address = MarkupText.encode(style);
        String language = MarkupText.encode(locale);
        if (present.contains("<style ")) {
            return present.replaceFirst(
                            "<style id=\"[^\"]*\"",
                            Matcher.quoteReplacement("<style id=\"" + address + "\""))
                    .replaceFirst(
                            "(<style [^>]*?)\\slocale=\"[^\"]*\"",
                            "$1 locale=\"" + Matcher.quoteReplacement(language) + "\"");
        }
        return "<data data-version=\"3\" zotero-version=\"6.0\"><session id=\""
                + idOf(style)
                + "\"/><style id=\""
                + address
                + "\" locale=\""
                + language
                + "\" hasBibliography=\"1\" bibliographyStyleHasBeenSet=\"1\"/><prefs><pref"
                + " name=\"fieldType\" value=\""
                + fieldType
                + "\"/><pref name=\"noteType\" value=\""
                + (isNote ? 1 : 0)
                + "\"/></prefs></data>";
    }

    /// How a document's preferences say that citations are kept: `Field`, `ReferenceMark` or
    /// `Bookmark`.
    public static Optional<String> fieldTypeIn(String preferences) {
        Matcher fieldType = FIELD_TYPE.matcher(preferences);
        return fieldType.find() ? Optional.of(fieldType.group(1)) : Optional.empty();
    }

    /// Preferences that say how citations are kept.
    public static String withFieldType(String preferences, String fieldType) {
        return preferences
                .replaceFirst("(name=\"fieldType\"\\s+value=)\"[^\"]*\"", "$1\"" + fieldType + "\"")
                .replaceFirst("(\"fieldType\"\\s*:\\s*)\"[^\"]*\"", "$1\"" + fieldType + "\"");
    }

    /// The address and the language of the style in a document's preferences; empty if it has none.
    public static Optional<StyleChoice> styleIn(String preferences) {
        if (preferences.strip().startsWith("{")) {
            return BalancedJson.parseObject(preferences)
                    .map(json -> json.path("style"))
                    .map(style ->
                            new StyleChoice(
                                    style.path("styleID").asString(""),
                                    style.path("locale").asString("")));
        }
        Matcher style = STYLE.matcher(preferences);
        if (!style.find()) {
            return Optional.empty();
        }
        Matcher locale = LOCALE.matcher(style.group());
        return Optional.of(
                new StyleChoice(
                        MarkupText.decode(style.group(1)),
                        locale.find() ? MarkupText.decode(locale.group(1)) : ""));
    }

    /// A style by its address, and a language; either may be empty.
    public record StyleChoice(String style, String locale) {}
}
