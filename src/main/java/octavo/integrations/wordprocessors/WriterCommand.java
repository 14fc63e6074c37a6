package octavo.integrations.wordprocessors;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.Map;
import java.util.Optional;

/// What somebody asks for in a document.
enum WriterCommand {
    EDIT_CITATION,
    EDIT_BIBLIOGRAPHY,
    REFRESH,
    REMOVE_CODES,
    CHOOSE_STYLE,
    /// A wish of Zotero's extension that only Zotero can meet.
    UNSUPPORTED;

    private static final Map<String, WriterCommand> COMMANDS_BY_NAME =
            Map.of(
                    "addEditCitation", EDIT_CITATION,
                    "addCitation", EDIT_CITATION,
                    "editCitation", EDIT_CITATION,
                    "addEditBibliography", EDIT_BIBLIOGRAPHY,
                    "addBibliography", EDIT_BIBLIOGRAPHY,
                    "editBibliography", EDIT_BIBLIOGRAPHY,
                    "refresh", REFRESH,
                    "removeCodes", REMOVE_CODES,
                    "setDocPrefs", CHOOSE_STYLE);

    /// The command in a frame: an object, or in old versions a name. Empty if it is neither.
    static Optional<WriterCommand> parse(String text) {
        JsonNode message;
        try {
            message = JsonMapper.shared().readTree(text);
        } catch (JacksonException _) {
            return Optional.empty();
        }
        String name =
                message.isString() ? message.asString() : message.path("command").asString("");
        return name.isEmpty()
                ? Optional.empty()
                : Optional.of(COMMANDS_BY_NAME.getOrDefault(name, UNSUPPORTED));
    }
}
