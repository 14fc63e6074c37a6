package octavo.integrations.wordprocessors;

import octavo.csl.Bibliography;
import octavo.net.FrameChannel;
import octavo.net.FrameChannel.TextFrame;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A document that is open in a word processor, asked over its connection.
final class LiveDocument {
    /// The version of the protocol that Zotero speaks.
    private static final int PROTOCOL_VERSION = 3;

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration AS_LONG_AS_IT_TAKES = Duration.ZERO;
    private static final String ERROR_PREFIX = "ERR:";

    /// A first line that hangs to the left of the others, in twips.
    private static final int HANGING_INDENT = 720;

    private static final int TWIPS_PER_LINE = 240;

    /// How long the codes and texts of one message become; the extension takes 16 MB.
    private static final int MESSAGE_LENGTH = 1 << 20;

    private final FrameExchange exchange;
    private JsonNode documentId = JsonMapper.shared().nullNode();
    private boolean writesManyFields;
    private int lastNumber;

    private LiveDocument(FrameExchange exchange) {
        this.exchange = exchange;
    }

    /// Sends a question, and waits for the answer.
    @FunctionalInterface
    interface FrameExchange {
        TextFrame ask(TextFrame question, Duration patience) throws IOException;
    }

    /// The document in front.
    static LiveDocument active(FrameChannel channel) throws IOException {
        return active((question, patience) -> {
            channel.writeFrame(question);
            return channel.readFrame(patience);
        });
    }

    static LiveDocument active(FrameExchange exchange) throws IOException {
        LiveDocument document = new LiveDocument(exchange);
        JsonNode answer =
                document.ask("Application_getActiveDocument", List.of(PROTOCOL_VERSION), PATIENCE);
        document.documentId = answer.path(1);
        document.writesManyFields = answer.path(2).asBoolean(false);
        return document;
    }

    /// What a person is asked in the document.
    enum AlertButtons {
        OK,
        OK_CANCEL,
        YES_NO
    }

    /// The document's answer to a question is an error.
    static final class DocumentException extends IOException {
        private static final long serialVersionUID = 1;

        DocumentException(String message) {
            super(message);
        }
    }

    private JsonNode ask(String question, List<?> arguments, Duration patience) throws IOException {
        lastNumber++;
        String text = JsonMapper.shared().writeValueAsString(List.of(question, arguments));
        TextFrame answer = exchange.ask(new TextFrame(lastNumber, text), patience);
        if (answer.number() != lastNumber) {
            throw new IOException("The document answered another question.");
        }
        if (answer.text().startsWith(ERROR_PREFIX)) {
            throw new DocumentException(
                    answer.text().substring(ERROR_PREFIX.length()).lines().findFirst().orElse(""));
        }
        try {
            return answer.text().isEmpty()
                    ? JsonMapper.shared().nullNode()
                    : JsonMapper.shared().readTree(answer.text());
        } catch (JacksonException _) {
            throw new DocumentException("Its answer to " + question + " is no JSON.");
        }
    }

    private JsonNode askDocument(String question, Object... arguments) throws IOException {
        List<Object> all = Stream.concat(Stream.of(documentId), Stream.of(arguments)).toList();
        return ask("Document_" + question, all, PATIENCE);
    }

    private JsonNode askField(String question, LiveField field, Object... arguments)
            throws IOException {
        List<Object> all =
                Stream.concat(Stream.of(documentId, field.fieldNumber()), Stream.of(arguments))
                        .toList();
        return ask("Field_" + question, all, PATIENCE);
    }

    /// What the document says of its style; empty if nothing.
    String preferences() throws IOException {
        return askDocument("getDocumentData").asString("");
    }

    void setPreferences(String preferences) throws IOException {
        askDocument("setDocumentData", preferences);
    }

    boolean canInsert(String fieldType) throws IOException {
        return askDocument("canInsertField", fieldType).asBoolean(false);
    }

    Optional<LiveField> fieldAtCursor(String fieldType) throws IOException {
        JsonNode field = askDocument("cursorInField", fieldType);
        return field.isArray() ? Optional.of(readField(field)) : Optional.empty();
    }

    /// A new field at the cursor.
    ///
    /// @param noteType 0 in the text, 1 in a new footnote, 2 in a new endnote
    LiveField insertField(String fieldType, int noteType) throws IOException {
        return readField(askDocument("insertField", fieldType, noteType));
    }

    private static LiveField readField(JsonNode field) {
        return new LiveField(
                field.path(0).asInt(0),
                field.path(1).asString(""),
                field.path(2).asInt(0),
                Optional.empty());
    }

    /// All fields in the order of the text.
    List<LiveField> fields(String fieldType) throws IOException {
        JsonNode answer = askDocument("getFields", fieldType);
        List<LiveField> fields = new ArrayList<>();
        for (int i = 0; i < answer.path(0).size(); i++) {
            fields.add(
                    new LiveField(
                            answer.path(0).path(i).asInt(i),
                            answer.path(1).path(i).asString(""),
                            answer.path(2).path(i).asInt(0),
                            answer.path(3).path(i).asStringOpt()));
        }
        return fields;
    }

    /// Moves fields into notes, or out of them.
    void moveFields(List<LiveField> fields, String fieldType, int noteType) throws IOException {
        askDocument(
                "convert",
                fields.stream().map(LiveField::fieldNumber).toList(),
                fieldType,
                fields.stream().map(_ -> noteType).toList(),
                fields.size());
    }

    /// Gives the paragraphs of the bibliography the indents and distances of its style.
    void setBibliographyStyle(Bibliography bibliography) throws IOException {
        int indent = bibliography.hangingIndent() ? HANGING_INDENT : 0;
        boolean hasLabels = !bibliography.secondFieldAlign().isEmpty();
        int bodyIndent = hasLabels ? HANGING_INDENT : indent;
        askDocument(
                "setBibliographyStyle",
                -bodyIndent,
                bodyIndent,
                bibliography.lineSpacing() * TWIPS_PER_LINE,
                bibliography.entrySpacing() * TWIPS_PER_LINE,
                hasLabels ? List.of(bodyIndent) : List.of(),
                hasLabels ? 1 : 0);
    }

    /// Asks a person in the document.
    ///
    /// @return whether the answer was yes or OK
    boolean confirm(String question, AlertButtons buttons) throws IOException {
        int icon = buttons == AlertButtons.OK ? 1 : 2;
        int buttonNumber =
                switch (buttons) {
                    case OK -> 0;
                    case OK_CANCEL -> 1;
                    case YES_NO -> 2;
                };
        return ask(
                                "Document_displayAlert",
                                List.of(documentId, question, icon, buttonNumber),
                                AS_LONG_AS_IT_TAKES)
                        .asInt(0)
                > 0;
    }

    /// Brings the document to the front.
    void activate() throws IOException {
        askDocument("activate");
    }

    /// Ends the command: the document lets the person write again.
    void complete() throws IOException {
        askDocument("complete");
    }

    /// The text that a listed field had, or else has.
    String text(LiveField field) throws IOException {
        return field.text().isPresent()
                ? field.text().get()
                : askField("getText", field).asString("");
    }

    /// @param isFormatted whether the text is RTF
    void setText(LiveField field, String text, boolean isFormatted) throws IOException {
        askField("setText", field, text, isFormatted);
    }

    /// A new text, if there is one, and the code that says so.
    ///
    /// @param isFormatted whether the text is RTF
    record FieldChange(LiveField field, Optional<String> text, boolean isFormatted, String code) {
        static FieldChange ofCode(LiveField field, String code) {
            return new FieldChange(field, Optional.empty(), false, code);
        }

        int length() {
            return text.orElse("").length() + code.length();
        }

        List<Object> toArguments() {
            return List.of(
                    field.fieldNumber(),
                    text.<Object>map(string -> string).orElse(JsonMapper.shared().nullNode()),
                    isFormatted,
                    code);
        }
    }

    /// Writes many citations. Our own extension takes them in few messages, Zotero's one by one.
    void writeCitations(List<FieldChange> changes) throws IOException {
        if (!writesManyFields) {
            for (FieldChange change : changes) {
                if (change.text().isPresent()) {
                    setText(change.field(), change.text().get(), change.isFormatted());
                }
                setCode(change.field(), change.code());
            }
            return;
        }
        int start = 0;
        int length = 0;
        for (int i = 0; i < changes.size(); i++) {
            length += changes.get(i).length();
            if (length >= MESSAGE_LENGTH || i == changes.size() - 1) {
                askDocument(
                        "writeFields",
                        changes.subList(start, i + 1).stream()
                                .map(FieldChange::toArguments)
                                .toList());
                start = i + 1;
                length = 0;
            }
        }
    }

    void setCode(LiveField field, String code) throws IOException {
        askField("setCode", field, code);
    }

    /// Makes a field text.
    void removeCode(LiveField field) throws IOException {
        askField("removeCode", field);
    }

    /// Removes a field with its text.
    void delete(LiveField field) throws IOException {
        askField("delete", field);
    }

    /// Puts the cursor at a field.
    void select(LiveField field) throws IOException {
        askField("select", field);
    }
}
