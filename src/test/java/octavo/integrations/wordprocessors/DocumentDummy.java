package octavo.integrations.wordprocessors;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Stands for a document in a word processor: keeps fields, and answers what it is asked.
final class DocumentDummy implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();

    /// A field of the document.
    static final class DummyField {
        String code;
        String text = "{Placeholder}";
        int noteNumber;

        DummyField(String code, int noteNumber) {
            this.code = code;
            this.noteNumber = noteNumber;
        }

        DummyField copy() {
            DummyField copy = new DummyField(code, noteNumber);
            copy.text = text;
            return copy;
        }
    }

    final List<DummyField> fields = new ArrayList<>();
    final List<String> questions = new ArrayList<>();
    final List<String> alerts = new ArrayList<>();
    String data = "";
    int alertAnswer;
    int cursorField = -1;

    /// Whether it stands for our own extension, which takes and gives many fields at once.
    boolean takesManyFields;

    private final Socket socket;
    private final DataInputStream input;
    private final DataOutputStream output;

    DocumentDummy(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        input = new DataInputStream(socket.getInputStream());
        output = new DataOutputStream(socket.getOutputStream());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    void send(int number, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        output.writeInt(number);
        output.writeInt(bytes.length);
        output.write(bytes);
        output.flush();
    }

    /// Asks for something, and answers questions until it is complete.
    void perform(String command) throws IOException {
        questions.clear();
        alerts.clear();
        send(0, "{\"command\":\"" + command + "\",\"templateVersion\":1}");
        String question;
        do {
            int number = input.readInt();
            JsonNode message = JSON.readTree(input.readNBytes(input.readInt()));
            question = message.path(0).asString();
            questions.add(question);
            send(number, JSON.writeValueAsString(answer(question, message.path(1))));
        } while (!question.equals("Document_complete"));
    }

    private Object answer(String question, JsonNode arguments) {
        return switch (question) {
            case "Application_getActiveDocument" ->
                    takesManyFields ? List.of(3, 7, true) : List.of(3, 7);
            case "Document_getDocumentData" -> data;
            case "Document_setDocumentData" -> {
                data = arguments.path(1).asString();
                yield JSON.nullNode();
            }
            case "Document_canInsertField" -> cursorField < 0;
            case "Document_cursorInField" ->
                    cursorField < 0 ? JSON.nullNode() : describe(fields.get(cursorField));
            case "Document_insertField" -> {
                boolean isNote = arguments.path(2).asInt() > 0;
                fields.add(new DummyField("TEMP", isNote ? fields.size() + 1 : 0));
                yield describe(fields.getLast());
            }
            case "Document_getFields" -> listFields();
            case "Document_writeFields" -> {
                for (JsonNode change : arguments.path(1)) {
                    DummyField field = fields.get(change.path(0).asInt());
                    if (!change.path(1).isNull()) {
                        field.text = plain(change.path(1).asString());
                    }
                    field.code = change.path(3).asString();
                }
                yield JSON.nullNode();
            }
            case "Document_convert" -> {
                arguments
                        .path(1)
                        .forEach(index ->
                                fields.get(index.asInt()).noteNumber =
                                        arguments.path(3).path(0).asInt() > 0
                                                ? index.asInt() + 1
                                                : 0);
                yield JSON.nullNode();
            }
            case "Document_displayAlert" -> {
                alerts.add(arguments.path(1).asString());
                yield alertAnswer;
            }
            case "Document_activate",
                    "Document_complete",
                    "Document_setBibliographyStyle",
                    "Field_select" ->
                    JSON.nullNode();
            default -> answerField(question, fields.get(arguments.path(1).asInt()), arguments);
        };
    }

    List<List<String>> describeFields() {
        return fields.stream().map(field -> List.of(field.code, field.text)).toList();
    }

    private List<Object> listFields() {
        List<Object> answer = new ArrayList<>();
        answer.add(fields.stream().map(fields::indexOf).toList());
        answer.add(fields.stream().map(field -> field.code).toList());
        answer.add(fields.stream().map(field -> field.noteNumber).toList());
        if (takesManyFields) {
            answer.add(fields.stream().map(field -> field.text).toList());
        }
        return answer;
    }

    private Object answerField(String question, DummyField field, JsonNode arguments) {
        switch (question) {
            case "Field_getText" -> {
                return field.text;
            }
            case "Field_setText" -> field.text = plain(arguments.path(2).asString());
            case "Field_setCode" -> field.code = arguments.path(2).asString();
            case "Field_removeCode" -> field.code = "";
            default -> throw new IllegalArgumentException(question);
        }
        return Map.of();
    }

    private Object describe(DummyField field) {
        return List.of(fields.indexOf(field), field.code, field.noteNumber);
    }

    /// What a word processor shows of simple RTF.
    private static String plain(String text) {
        return text.startsWith("{\\rtf")
                ? text.replaceAll("\\\\par ", "\n").replaceAll("\\\\[a-z]+-?\\d* ?|[{}]", "")
                : text;
    }
}
