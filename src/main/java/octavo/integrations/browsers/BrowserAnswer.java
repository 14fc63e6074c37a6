package octavo.integrations.browsers;

import octavo.integrations.browsers.SaveTargets.SaveTarget;
import octavo.net.LocalAnswer;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Answers in the words of Zotero, for its Connector.
public final class BrowserAnswer {
    private static final int CREATED = 201;
    private static final int NO_CONTENT = 204;
    private static final int FAILED = 500;

    /// Without the version, the Connector takes an answer for that of another program.
    private static final Map<String, String> VERSIONS =
            Map.of("X-Zotero-Version", "7.0.0", "X-Zotero-Connector-API-Version", "3");

    private static final Map<String, String> JSON =
            Map.of("Content-Type", "application/json; charset=UTF-8");

    private BrowserAnswer() {}

    /// Somebody is there. Of translators nothing is said: the Connector has its own.
    public static LocalAnswer greeting() {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.putObject("prefs")
                .put("automaticSnapshots", false)
                .put("downloadAssociatedFiles", true)
                .put("supportsAttachmentUpload", true)
                .put("supportsTagsAutocomplete", true)
                .put("canUserAddNote", false);
        return withJsonHeaders(LocalAnswer.of(json.toString()));
    }

    public static LocalAnswer targetList(SaveTargets targets) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        boolean isOpen = targets.chosenTarget().isPresent();
        json.put("libraryEditable", isOpen);
        json.put("editable", isOpen);
        targets.chosenTarget().ifPresent(frontTarget -> putFront(frontTarget, targets, json));
        ArrayNode targetArray = json.putArray("targets");
        ObjectNode tags = json.putObject("tags");
        for (int i = 0; i < targets.allTargets().size(); i++) {
            SaveTarget target = targets.allTargets().get(i);
            targetArray
                    .addObject()
                    .put("id", targets.targetId(i))
                    .put("name", target.name())
                    .put("filesEditable", target.canKeepFiles())
                    .put("level", target.level());
            if (target.group().isEmpty()) {
                ArrayNode tagArray = tags.putArray(targets.targetId(i));
                target.tags().forEach(tagArray::add);
            }
        }
        return withJsonHeaders(LocalAnswer.of(json.toString()));
    }

    private static void putFront(SaveTarget frontTarget, SaveTargets targets, ObjectNode json) {
        String libraryName =
                targets.allTargets().stream()
                        .filter(each -> each.libraryId() == frontTarget.libraryId())
                        .findFirst()
                        .map(SaveTarget::name)
                        .orElse("");
        json.put("libraryID", frontTarget.libraryId());
        json.put("libraryName", libraryName);
        json.put("filesEditable", frontTarget.canKeepFiles());
        if (frontTarget.group().isPresent()) {
            json.put("id", SaveTargets.groupNumber(targets.chosenIndex()));
        } else {
            json.putNull("id");
        }
        json.put("name", frontTarget.name());
    }

    /// Papers were saved.
    public static LocalAnswer savedTitles(List<String> titles) {
        ArrayNode json = JsonMapper.shared().createArrayNode();
        titles.forEach(title -> json.addObject().put("title", title));
        return withJsonHeaders(new LocalAnswer(CREATED, json.toString()));
    }

    /// A file was kept.
    ///
    /// @param canRecognize whether it may turn out to be a paper
    public static LocalAnswer savedFile(boolean canRecognize) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("canRecognize", canRecognize);
        return withJsonHeaders(new LocalAnswer(CREATED, json.toString()));
    }

    /// A file was left out on purpose.
    public static LocalAnswer unsavedFile(String refusalText) {
        return withVersionHeaders(LocalAnswer.of(refusalText));
    }

    /// What a file turned out to be.
    public static LocalAnswer recognizedTitle(String title) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("title", title);
        json.put("itemType", "journalArticle");
        return withJsonHeaders(LocalAnswer.of(json.toString()));
    }

    /// Success, with nothing to report.
    public static LocalAnswer emptyObject() {
        return constantJson("{}");
    }

    /// The papers that are in a library already.
    ///
    /// @param library its number, from 1
    /// @param fields what each is known by, by its slot
    public static LocalAnswer existingEntries(int library, Map<Integer, List<String>> fields) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        ArrayNode matches = json.putArray("matches");
        fields.forEach((slot, names) -> {
            ObjectNode matchObject = matches.addObject();
            matchObject.put("id", slot).put("libraryID", library);
            ArrayNode matchedFields = matchObject.putArray("matchedFields");
            names.forEach(matchedFields::add);
        });
        return withJsonHeaders(LocalAnswer.of(json.toString()));
    }

    static LocalAnswer constantJson(String json) {
        return withJsonHeaders(LocalAnswer.of(json));
    }

    static LocalAnswer noContent() {
        return withVersionHeaders(new LocalAnswer(NO_CONTENT, ""));
    }

    /// No library is open.
    public static LocalAnswer noLibrary() {
        return withJsonHeaders(new LocalAnswer(FAILED, "{\"libraryEditable\":false}"));
    }

    /// The click was answered before.
    public static LocalAnswer repeatedSession() {
        return withJsonHeaders(new LocalAnswer(409, "{\"error\":\"SESSION_EXISTS\"}"));
    }

    /// Has people here and the browser know that something went wrong.
    public static Consumer<Exception> failureHandler(
            Consumer<Exception> reportFailure, Consumer<LocalAnswer> sendAnswer) {
        return exception -> {
            reportFailure.accept(exception);
            sendAnswer.accept(refusal(FAILED, String.valueOf(exception.getMessage())));
        };
    }

    public static LocalAnswer refusal(int status, String refusalText) {
        return withVersionHeaders(LocalAnswer.refusal(status, refusalText));
    }

    private static LocalAnswer withJsonHeaders(LocalAnswer answer) {
        return withVersionHeaders(answer).withHeaders(JSON);
    }

    private static LocalAnswer withVersionHeaders(LocalAnswer answer) {
        return answer.withHeaders(VERSIONS);
    }
}
