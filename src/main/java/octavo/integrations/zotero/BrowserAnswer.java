package octavo.integrations.zotero;

import octavo.integrations.zotero.SaveTargets.SaveTarget;
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
        return json(LocalAnswer.of(json.toString()));
    }

    public static LocalAnswer targets(SaveTargets targets) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        boolean isOpen = targets.front().isPresent();
        json.put("libraryEditable", isOpen);
        json.put("editable", isOpen);
        targets.front().ifPresent(front -> describe(front, targets, json));
        ArrayNode all = json.putArray("targets");
        ObjectNode tags = json.putObject("tags");
        for (int i = 0; i < targets.all().size(); i++) {
            SaveTarget target = targets.all().get(i);
            all.addObject()
                    .put("id", targets.id(i))
                    .put("name", target.name())
                    .put("filesEditable", target.keepsFiles())
                    .put("level", target.level());
            if (target.group().isEmpty()) {
                ArrayNode known = tags.putArray(targets.id(i));
                target.tags().forEach(known::add);
            }
        }
        return json(LocalAnswer.of(json.toString()));
    }

    private static void describe(SaveTarget front, SaveTargets targets, ObjectNode json) {
        String library =
                targets.all().stream()
                        .filter(each -> each.library() == front.library())
                        .findFirst()
                        .map(SaveTarget::name)
                        .orElse("");
        json.put("libraryID", front.library());
        json.put("libraryName", library);
        json.put("filesEditable", front.keepsFiles());
        if (front.group().isPresent()) {
            json.put("id", SaveTargets.number(targets.chosen()));
        } else {
            json.putNull("id");
        }
        json.put("name", front.name());
    }

    /// Papers were saved.
    public static LocalAnswer saved(List<String> titles) {
        ArrayNode json = JsonMapper.shared().createArrayNode();
        titles.forEach(title -> json.addObject().put("title", title));
        return json(new LocalAnswer(CREATED, json.toString()));
    }

    /// A file was kept.
    ///
    /// @param canRecognise whether it may turn out to be a paper
    public static LocalAnswer kept(boolean canRecognise) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("canRecognize", canRecognise);
        return json(new LocalAnswer(CREATED, json.toString()));
    }

    /// A file was left out on purpose.
    public static LocalAnswer notKept(String why) {
        return with(LocalAnswer.of(why));
    }

    /// What a file turned out to be.
    public static LocalAnswer recognised(String title) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("title", title);
        json.put("itemType", "journalArticle");
        return json(LocalAnswer.of(json.toString()));
    }

    /// Success, with nothing to report.
    public static LocalAnswer done() {
        return constant("{}");
    }

    /// The papers that are in a library already.
    ///
    /// @param library its number, from 1
    /// @param fields what each is known by, by its slot
    public static LocalAnswer existing(int library, Map<Integer, List<String>> fields) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        ArrayNode matches = json.putArray("matches");
        fields.forEach((slot, names) -> {
            ObjectNode match = matches.addObject();
            match.put("id", slot).put("libraryID", library);
            ArrayNode matched = match.putArray("matchedFields");
            names.forEach(matched::add);
        });
        return json(LocalAnswer.of(json.toString()));
    }

    static LocalAnswer constant(String json) {
        return json(LocalAnswer.of(json));
    }

    static LocalAnswer nothing() {
        return with(new LocalAnswer(NO_CONTENT, ""));
    }

    /// No library is open.
    public static LocalAnswer noLibrary() {
        return json(new LocalAnswer(FAILED, "{\"libraryEditable\":false}"));
    }

    /// The click was answered before.
    public static LocalAnswer repeated() {
        return json(new LocalAnswer(409, "{\"error\":\"SESSION_EXISTS\"}"));
    }

    /// Has people here and the browser know that something went wrong.
    public static Consumer<Exception> failing(
            Consumer<Exception> tell, Consumer<LocalAnswer> answer) {
        return trouble -> {
            tell.accept(trouble);
            answer.accept(refusal(FAILED, String.valueOf(trouble.getMessage())));
        };
    }

    public static LocalAnswer refusal(int status, String why) {
        return with(LocalAnswer.refusal(status, why));
    }

    private static LocalAnswer json(LocalAnswer answer) {
        return with(answer).withHeaders(JSON);
    }

    private static LocalAnswer with(LocalAnswer answer) {
        return answer.withHeaders(VERSIONS);
    }
}
