package octavo.integrations.browsers;

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
    record PingRequest() implements BrowserRequest {}

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
    record UpdateSession(String session, String target, List<String> tags)
            implements BrowserRequest {
        public UpdateSession {
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
        public Map<Integer, List<String>> findMatches(Library library) {
            Set<Doi> soughtDois =
                    dois.stream()
                            .flatMap(each -> Doi.parse(each).value().stream())
                            .collect(Collectors.toSet());
            Map<Integer, List<String>> fieldsBySlot = new LinkedHashMap<>();
            Work.allOf(library)
                    .forEach(work -> {
                        List<String> matchingFields = new ArrayList<>();
                        if (work.doi().filter(soughtDois::contains).isPresent()) {
                            matchingFields.add("DOI");
                        }
                        if (addresses.contains(work.plainText(FieldName.URL))) {
                            matchingFields.add("url");
                        }
                        if (!matchingFields.isEmpty()) {
                            fieldsBySlot.put(
                                    library.slots().get(work.index()).number(), matchingFields);
                        }
                    });
            return fieldsBySlot;
        }
    }

    /// To know what is the same for everybody.
    record AskConstant(LocalAnswer answer) implements BrowserRequest {}

    /// What Octavo has no answer to.
    record UnknownRequest() implements BrowserRequest {}

    /// What cannot be understood.
    record MalformedRequest(String problem) implements BrowserRequest {}

    static boolean handlesPath(String path) {
        return path.startsWith(ZOTERO) || path.equals(JABREF);
    }

    /// Reads a request and all that is in it, which may take long: not on the window's thread.
    ///
    /// @param today when a page was seen
    static BrowserRequest of(LocalRequest request, LocalDate today) {
        if (request.path().equals(JABREF)) {
            return request.sentBytes()
                    .<BrowserRequest>map(body -> saveText("", body))
                    .orElseGet(PingRequest::new);
        }
        try {
            byte[] sentBytes = request.sentBytes().orElse(new byte[0]);
            return switch (request.path().substring(ZOTERO.length())) {
                case "ping" -> new PingRequest();
                case "getSelectedCollection" -> new AskTargets();
                case "saveItems" -> ofJson(sentBytes, BrowserRequest::saveItems);
                case "saveSnapshot" -> ofJson(sentBytes, json -> savePage(json, today));
                case "import" ->
                        saveText(request.parameters().getOrDefault("session", ""), sentBytes);
                case "saveAttachment" -> saveFile(request, sentBytes, false);
                case "saveStandaloneAttachment" -> saveFile(request, sentBytes, true);
                case "getRecognizedItem" ->
                        ofJson(sentBytes, json -> new AskRecognised(textOf(json, "sessionID")));
                case "updateSession" -> ofJson(sentBytes, BrowserRequest::updateSession);
                case "findExistingItems" -> ofJson(sentBytes, BrowserRequest::askExisting);
                case "hasAttachmentResolvers" ->
                        new AskConstant(BrowserAnswer.constantJson("false"));
                case "proxies", "getClientHostnames" ->
                        new AskConstant(BrowserAnswer.constantJson("[]"));
                case "delaySync" -> new AskConstant(BrowserAnswer.noContent());
                case "saveSingleFile" ->
                        new AskConstant(BrowserAnswer.unsavedFile("Octavo keeps no snapshots."));
                default -> new UnknownRequest();
            };
        } catch (JacksonException exception) {
            return new MalformedRequest("This is no JSON: " + exception.getOriginalMessage());
        }
    }

    /// The papers of a downloaded file or of JabRef's extension.
    private static BrowserRequest saveText(String session, byte[] sentBytes) {
        String text = new String(sentBytes, StandardCharsets.UTF_8);
        return new SaveItems(session, List.of(SentItem.of("", text)));
    }

    private static String textOf(JsonNode json, String property) {
        return json.path(property).asString("");
    }

    private static BrowserRequest ofJson(
            byte[] sentBytes, Function<JsonNode, BrowserRequest> reader) {
        JsonNode json = JsonMapper.shared().readTree(sentBytes);
        return json.isObject()
                ? reader.apply(json)
                : new MalformedRequest("A JSON object is missing.");
    }

    private static BrowserRequest saveItems(JsonNode json) {
        List<SentItem> items = SentItem.allOf(json);
        return items.isEmpty()
                ? new MalformedRequest("There are no items.")
                : new SaveItems(textOf(json, "sessionID"), items);
    }

    /// A page that no translator knows is a page on the web.
    private static BrowserRequest savePage(JsonNode json, LocalDate today) {
        String sentAddress = textOf(json, "url");
        String address =
                ProxyScheme.of(json).map(it -> it.originalUrl(sentAddress)).orElse(sentAddress);
        String title = textOf(json, "title").isBlank() ? address : textOf(json, "title");
        ObjectNode item = JsonMapper.shared().createObjectNode();
        item.put("itemType", "webpage");
        item.put("title", title);
        item.put("url", address);
        item.put("accessDate", today.toString());
        return address.isBlank()
                ? new MalformedRequest("The address of the page is missing.")
                : new SaveItems(
                        textOf(json, "sessionID"), List.of(SentItem.of(address, item.toString())));
    }

    private static BrowserRequest saveFile(
            LocalRequest request, byte[] sentBytes, boolean isPaper) {
        JsonNode metadata =
                JsonMapper.shared().readTree(EncodedWords.decode(request.header("x-metadata")));
        String session =
                Optional.of(textOf(metadata, "sessionID"))
                        .filter(id -> !id.isEmpty())
                        .orElseGet(() -> request.parameters().getOrDefault("sessionID", ""));
        SentFile sentFile =
                new SentFile(textOf(metadata, "title"), textOf(metadata, "url"), sentBytes);
        return isPaper
                ? new SavePaper(session, sentFile)
                : new SaveFile(session, textOf(metadata, "parentItemID"), sentFile);
    }

    private static BrowserRequest askExisting(JsonNode json) {
        List<String> dois = textsOf(json.path("identifiers").path("doi"));
        List<String> addresses = textsOf(json.path("identifiers").path("url"));
        return dois.isEmpty() && addresses.isEmpty()
                ? new MalformedRequest("There are no identifiers.")
                : new AskExisting(textOf(json, "target"), dois, addresses);
    }

    private static List<String> textsOf(JsonNode list) {
        return list.valueStream().map(each -> each.asString("")).toList();
    }

    private static BrowserRequest updateSession(JsonNode json) {
        JsonNode tags = json.path("tags");
        List<String> allTags =
                tags.isArray() ? textsOf(tags) : Arrays.asList(tags.asString("").split(",", -1));
        return new UpdateSession(
                textOf(json, "sessionID"),
                textOf(json, "target"),
                allTags.stream().map(String::strip).filter(tag -> !tag.isEmpty()).toList());
    }
}
