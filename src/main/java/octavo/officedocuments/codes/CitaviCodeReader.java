package octavo.officedocuments.codes;

import octavo.csl.Cite.CiteMode;
import octavo.formats.citavi.CitaviPlaceholder;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlRecordReader;
import octavo.formats.xml.XmlSlice;
import octavo.formats.xml.XmlSource;
import octavo.officedocuments.codes.CitationCode.CodeKind;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads Citavi's code: JSON in Base64 from version 6 on, XML in Base64 before.
final class CitaviCodeReader {
    private static final Pattern ENCODED =
            Pattern.compile("\\{?\\s*([A-Za-z0-9+/=\\s]{16,})\\}?\\s*$");
    private static final Pattern PLACEHOLDER = XmlSlice.boundaryPattern("Placeholder");
    private static final int MOST_DEPTH = 60;

    /// Elements that hold a list of others.
    private static final Set<String> LISTS =
            Set.of("Entries", "Authors", "Editors", "Organizations", "Publishers", "Keywords");

    private CitaviCodeReader() {}

    static CitationCode read(String code) {
        Matcher encoded = ENCODED.matcher(code);
        String payload =
                encoded.find() ? Base64Text.decode(encoded.group(1)).orElse("").strip() : "";
        Optional<ObjectNode> json =
                payload.startsWith("<") ? fromXml(payload) : BalancedJson.parseObject(payload);
        List<CodedCite> cites = new ArrayList<>();
        json.filter(node -> depthOf(node, 0) < MOST_DEPTH)
                .map(CitaviPlaceholder::of)
                .ifPresent(placeholder ->
                        placeholder
                                .entries()
                                .forEach(entry -> cites.add(readCite(placeholder, entry))));
        return new CitationCode(
                CitationManager.CITAVI,
                CodeKind.CITATION,
                cites,
                json.map(node -> TreeTexts.firstText(node, "Text")).filter(text -> !text.isEmpty()),
                false,
                Optional.empty());
    }

    private static int depthOf(JsonNode node, int depth) {
        int deepest = depth;
        for (JsonNode child : node) {
            deepest = Math.max(deepest, depthOf(child, depth + 1));
        }
        return deepest;
    }

    private static CodedCite readCite(CitaviPlaceholder placeholder, JsonNode entry) {
        String id = TreeTexts.firstText(entry, "ReferenceId");
        var work = placeholder.work(entry);
        String locator =
                entry.path("PageRange").isObject()
                        ? TreeTexts.firstText(
                                entry.path("PageRange"), "OriginalString", "PrettyString")
                        : TreeTexts.firstText(entry, "PageRange");
        CiteMode mode =
                entry.path("YearOnly").asBoolean(false)
                        ? CiteMode.SUPPRESS_AUTHOR
                        : entry.path("PersonOnly").asBoolean(false)
                                ? CiteMode.AUTHOR_ONLY
                                : CiteMode.NORMAL;
        return new CodedCite(
                id,
                id.isEmpty() ? List.of() : List.of("citavi:" + id),
                work.flatMap(each -> each.key()),
                Optional.empty(),
                work,
                new CiteDetails(
                        locator,
                        "",
                        entry.path("Prefix").asString(""),
                        entry.path("Suffix").asString(""),
                        mode));
    }

    private static Optional<ObjectNode> fromXml(String payload) {
        String xml = XmlSource.cleanXml(SourceContent.of(payload));
        return XmlSlice.of(xml, PLACEHOLDER).stream()
                .findFirst()
                .flatMap(slice ->
                        new XmlRecordReader(slice, XmlRecordReader.newFactory()).readElement())
                .map(CitaviCodeReader::toObject);
    }

    private static ObjectNode toObject(SourceElement element) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (SourceElement child : element.childElements()) {
            if (LISTS.contains(child.name())) {
                var members = object.putArray(child.name());
                child.childElements().forEach(member -> members.add(toObject(member)));
            } else if (child.childElements().isEmpty()) {
                String name =
                        child.name().equals("ReferenceTypeId") ? "ReferenceType" : child.name();
                object.put(name, child.text());
            } else {
                object.set(child.name(), toObject(child));
            }
        }
        return object;
    }
}
