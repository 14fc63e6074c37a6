package octavo.integrations.wordprocessors;

import octavo.net.FrameChannel.TextFrame;
import octavo.officedocuments.codes.ZoteroCode;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;

/// A document in memory that answers as Writer does. Its cursor is always at the front, so that
/// each new citation moves all others.
final class WarmUpDocument {
    private final List<MemoryField> fields = new ArrayList<>();
    private String preferences = "";

    /// A citation or bibliography of the document.
    private static final class MemoryField {
        final int fieldNumber;
        String code;
        String text = "";

        MemoryField(int fieldNumber, String code) {
            this.fieldNumber = fieldNumber;
            this.code = code;
        }
    }

    /// Adds citations behind those that are there.
    void addCodes(List<String> codes) {
        codes.forEach(code -> fields.add(new MemoryField(fields.size(), code)));
    }

    void writeIn(ZoteroCode.StyleChoice choice) {
        preferences = ZoteroCode.preferences("", choice, false, "ReferenceMark");
    }

    /// The citations and bibliographies with a text.
    long writtenCount() {
        return fields.stream().filter(field -> !field.text.isEmpty()).count();
    }

    TextFrame answer(TextFrame question) {
        JsonMapper mapper = JsonMapper.shared();
        JsonNode message = mapper.readTree(question.text());
        Object answer = answer(message.path(0).asString(), message.path(1));
        return new TextFrame(question.number(), mapper.writeValueAsString(answer));
    }

    private Object answer(String question, JsonNode arguments) {
        return switch (question) {
            case "Application_getActiveDocument" -> List.of(3, 1, true);
            case "Document_getDocumentData" -> preferences;
            case "Document_canInsertField" -> true;
            case "Document_insertField" -> {
                fields.addFirst(new MemoryField(fields.size(), "TEMP"));
                yield List.of(fields.getFirst().fieldNumber, fields.getFirst().code, 0);
            }
            case "Document_getFields" ->
                    List.of(
                            fields.stream().map(field -> field.fieldNumber).toList(),
                            fields.stream().map(field -> field.code).toList(),
                            fields.stream().map(_ -> 0).toList(),
                            fields.stream().map(field -> field.text).toList());
            case "Document_writeFields" -> {
                for (JsonNode change : arguments.path(1)) {
                    write(field(change.path(0)), change.path(1), change.path(3));
                }
                yield JsonMapper.shared().nullNode();
            }
            case "Field_setCode" -> {
                field(arguments.path(1)).code = arguments.path(2).asString();
                yield JsonMapper.shared().nullNode();
            }
            case "Field_setText" -> {
                field(arguments.path(1)).text = arguments.path(2).asString();
                yield JsonMapper.shared().nullNode();
            }
            case "Document_activate", "Document_cursorInField", "Document_setBibliographyStyle" ->
                    JsonMapper.shared().nullNode();
            default -> throw new IllegalArgumentException(question);
        };
    }

    private MemoryField field(JsonNode number) {
        return fields.stream()
                .filter(field -> field.fieldNumber == number.asInt())
                .findFirst()
                .orElseThrow();
    }

    private static void write(MemoryField field, JsonNode text, JsonNode code) {
        if (!text.isNull()) {
            field.text = text.asString();
        }
        field.code = code.asString();
    }
}
