package octavo.integrations.zotero;

import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.LocalAnswer;
import octavo.net.LocalRequest;
import octavo.values.Doi;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What the button of a browser wants. A session is one click on it.
public sealed interface BrowserRequest {
    /// Where Zotero's Connector asks.
    String ZOTERO = "/connector/";

    /// Where JabRef's extension sends BibTeX.
    String JABREF = "/libraries/current/entries";

    /// To know whether somebody is there.
    record Greeting() implements BrowserRequest {}

    /// To know where papers can go.
    record AskTargets() implements BrowserRequest {}

    /// To have papers in the library in front.
    record SaveItems(String session, List<SentItem> items) implements BrowserRequest {
        public SaveItems {
            items = List.copyOf(items);
        }
    }

    /// To have the file of a paper that was saved.
    ///
    /// @param item what the browser calls the paper
    record SaveFile(String session, String item, SentFile file) implements BrowserRequest {}

    /// To have a file that is itself the paper.
    record SavePaper(String session, SentFile file) implements BrowserRequest {}

    /// To know what paper a file turned out to be.
    record AskRecognised(String session) implements BrowserRequest {}

    /// To have what was saved elsewhere, or with more tags.
    ///
    /// @param target one that was offered; empty to leave it where it is
    record Update(String session, String target, List<String> tags) implements BrowserRequest {
        public Update {
            tags = List.copyOf(tags);
        }
    }

    /// To know which papers are here already.
    ///
    /// @param target one that was offered; empty for the one in front
    record AskExisting(String target, List<String> dois, List<String> addresses)
            implements BrowserRequest {
        public AskExisting {
            dois = List.copyOf(dois);
            addresses = List.copyOf(addresses);
        }

        /// The slots of a library's entries that have one of these, with the names of the fields.
        public Map<Integer, List<String>> in(Library library) {
            Set<Doi> sought =
                    dois.stream()
                            .flatMap(each -> Doi.parse(each).value().stream())
                            .collect(Collectors.toSet());
            Map<Integer, List<String>> found = new LinkedHashMap<>();
            Work.allOf(library)
                    .forEach(work -> {
                        List<String> fields = new ArrayList<>();
                        if (work.doi().filter(sought::contains).isPresent()) {
                            fields.add("DOI");
                        }
                        if (addresses.contains(work.plainText(FieldName.URL))) {
                            fields.add("url");
                        }
                        if (!fields.isEmpty()) {
                            found.put(library.slots().get(work.index()).number(), fields);
                        }
                    });
            return found;
        }
    }

    /// To know what is the same for everybody.
    record AskConstant(LocalAnswer answer) implements BrowserRequest {}

    /// What Octavo has no answer to.
    record Unknown() implements BrowserRequest {}

    /// What cannot be understood.
    record Malformed(String problem) implements BrowserRequest {}

    static boolean isAt(String path) {
        return path.startsWith(ZOTERO) || path.equals(JABREF);
    }

    /// Reads a request and all that is in it, which may take long: not on the window's thread.
    ///
    /// @param today when a page was seen
    static BrowserRequest of(LocalRequest request, LocalDate today) {
        if (request.path().equals(JABREF)) {
            return request.sentBytes()
                    .<BrowserRequest>map(body -> saveText("", body))
                    .orElseGet(Greeting::new);
        }
        try {
            byte[] sent = request.sentBytes().orElse(new byte[0]);
            return switch (request.path().substring(ZOTERO.length())) {
                case "ping" -> new Greeting();
                case "getSelectedCollection" -> new AskTargets();
                case "saveItems" -> ofJson(sent, BrowserRequest::saveItems);
                case "saveSnapshot" -> ofJson(sent, json -> savePage(json, today));
                case "import" -> saveText(request.parameters().getOrDefault("session", ""), sent);
                case "saveAttachment" -> file(request, sent, false);
                case "saveStandaloneAttachment" -> file(request, sent, true);
                case "getRecognizedItem" ->
                        ofJson(sent, json -> new AskRecognised(text(json, "sessionID")));
                case "updateSession" -> ofJson(sent, BrowserRequest::update);
                case "findExistingItems" -> ofJson(sent, BrowserRequest::askExisting);
                case "hasAttachmentResolvers" -> new AskConstant(BrowserAnswer.constant("false"));
                case "proxies", "getClientHostnames" ->
                        new AskConstant(BrowserAnswer.constant("[]"));
                case "delaySync" -> new AskConstant(BrowserAnswer.nothing());
                case "saveSingleFile" ->
                        new AskConstant(BrowserAnswer.notKept("Octavo keeps no snapshots."));
                default -> new Unknown();
            };
        } catch (JacksonException trouble) {
            return new Malformed("This is no JSON: " + trouble.getOriginalMessage());
        }
    }

    /// The papers of a downloaded file or of JabRef's extension.
    private static BrowserRequest saveText(String session, byte[] sent) {
        String text = new String(sent, StandardCharsets.UTF_8);
        return new SaveItems(session, List.of(SentItem.of("", text)));
    }

    private static String text(JsonNode json, String property) {
        return json.path(property).asString("");
    }

    private static BrowserRequest ofJson(byte[] sent, Function<JsonNode, BrowserRequest> reader) {
        JsonNode json = JsonMapper.shared().readTree(sent);
        return json.isObject() ? reader.apply(json) : new Malformed("A JSON object is missing.");
    }

    private static BrowserRequest saveItems(JsonNode json) {
        List<SentItem> items = SentItem.of(json.path("items"));
        return items.isEmpty()
                ? new Malformed("There are no items.")
                : new SaveItems(text(json, "sessionID"), items);
    }

    /// A page that no translator knows is a page on the web.
    private static BrowserRequest savePage(JsonNode json, LocalDate today) {
        String address = text(json, "url");
        String title = text(json, "title").isBlank() ? address : text(json, "title");
        ObjectNode item = JsonMapper.shared().createObjectNode();
        item.put("itemType", "webpage");
        item.put("title", title);
        item.put("url", address);
        item.put("accessDate", today.toString());
        return address.isBlank()
                ? new Malformed("The address of the page is missing.")
                : new SaveItems(
                        text(json, "sessionID"), List.of(SentItem.of(address, item.toString())));
    }

    private static BrowserRequest file(LocalRequest request, byte[] sent, boolean isPaper) {
        JsonNode about =
                JsonMapper.shared().readTree(EncodedWords.decode(request.header("x-metadata")));
        String session =
                Optional.of(text(about, "sessionID"))
                        .filter(id -> !id.isEmpty())
                        .orElseGet(() -> request.parameters().getOrDefault("sessionID", ""));
        SentFile file = new SentFile(text(about, "title"), text(about, "url"), sent);
        return isPaper
                ? new SavePaper(session, file)
                : new SaveFile(session, text(about, "parentItemID"), file);
    }

    private static BrowserRequest askExisting(JsonNode json) {
        List<String> dois = texts(json.path("identifiers").path("doi"));
        List<String> addresses = texts(json.path("identifiers").path("url"));
        return dois.isEmpty() && addresses.isEmpty()
                ? new Malformed("There are no identifiers.")
                : new AskExisting(text(json, "target"), dois, addresses);
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(each -> each.asString("")).toList();
    }

    private static BrowserRequest update(JsonNode json) {
        JsonNode tags = json.path("tags");
        List<String> all =
                tags.isArray() ? texts(tags) : Arrays.asList(tags.asString("").split(",", -1));
        return new Update(
                text(json, "sessionID"),
                text(json, "target"),
                all.stream().map(String::strip).filter(tag -> !tag.isEmpty()).toList());
    }
}
