package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.editor.FieldModel.FieldLine;
import octavo.gui.editor.FieldModel.FieldPresence;
import octavo.gui.editor.FieldSyntax.FieldForm;
import octavo.library.BibDialect;
import octavo.library.EntryGuard;
import octavo.library.InheritedField;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The lines of an entry's form: type, key, the usual fields of its type, and its other fields in
/// file order.
final class EntryFormLines {
    /// What the ids of lines that are fields begin with.
    static final String FIELD_PREFIX = "field-";

    private static final String HEAD_PREFIX = "entry-";

    /// The id of the line of the key.
    static final String KEY_ID = HEAD_PREFIX + "key";

    private static final MessageTexts MESSAGES = MessageTexts.of(EntryFormLines.class);

    /// A line with the effect of editing it.
    ///
    /// @param fieldPresence whether the entry has the field
    /// @param editEntry the entry with another text in this line; empty if it cannot take it
    /// @param readTyped what a text typed in this line is taken to mean
    /// @param stepLabel the label of such an edit
    /// @param refusalText why a text was rejected
    record FormRow(
            FieldLine fieldLine,
            FieldPresence fieldPresence,
            String shownText,
            Function<String, Optional<BibEntry>> editEntry,
            Function<String, TypedReading> readTyped,
            String stepLabel,
            UnaryOperator<String> refusalText) {}

    private final BibEntry entry;
    private final BibDialect dialect;
    private final Map<String, Integer> occurrences = new HashMap<>();

    private EntryFormLines(BibEntry entry, BibDialect dialect) {
        this.entry = entry;
        this.dialect = dialect;
    }

    /// @param inheritedField the entry's inherited fields
    static List<FormRow> of(
            BibEntry entry,
            BibDialect dialect,
            Function<String, Optional<InheritedField>> inheritedField) {
        return new EntryFormLines(entry, dialect)
                .formRows(UsualFields.of(entry, dialect, inheritedField));
    }

    /// The lines as they are shown. The head above them has the kind and the key, so that these
    /// come last.
    static Stream<FieldModel> shownOrder(List<FieldModel> fieldModels) {
        return Stream.concat(
                fieldModels.stream().filter(field -> field.fieldLine().isField()),
                fieldModels.stream().filter(field -> !field.fieldLine().isField()));
    }

    /// Whether an entry can have a field of this name.
    static boolean takesField(BibEntry entry, String name) {
        return entry.withValue(name, BibValue.parse("{}")).isPresent();
    }

    /// @param usualFields the names of the fields that come first, and their presence
    private List<FormRow> formRows(SequencedMap<String, FieldPresence> usualFields) {
        List<BibField> fields = readableFields();
        List<FormRow> formRows = new ArrayList<>();
        formRows.add(headRow("type", entry.type(), entry::withType));
        formRows.add(headRow("key", entry.key(), this::withKey));
        usualFields.forEach((name, presence) -> {
            if (entry.hasField(name)) {
                rowsOf(name, fields).forEach(formRows::add);
            } else {
                formRows.add(lackingRow(name, presence));
            }
        });
        fields.stream()
                .filter(field -> !usualFields.containsKey(foldedName(field)))
                .map(this::fieldRow)
                .forEach(formRows::add);
        return formRows;
    }

    /// A field that a bug makes unreadable has no line; the entry's source shows it.
    private List<BibField> readableFields() {
        return IntStream.range(0, entry.fieldCount())
                .mapToObj(this::readableField)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<BibField> readableField(int index) {
        return EntryGuard.readSafely(
                entry.key(), () -> Optional.of(entry.field(index)), Optional::empty);
    }

    private Stream<FormRow> rowsOf(String name, List<BibField> fields) {
        return fields.stream().filter(field -> foldedName(field).equals(name)).map(this::fieldRow);
    }

    private static String foldedName(BibField field) {
        return field.name().toLowerCase(Locale.ROOT);
    }

    /// An entry may have lost its key; no one removes it on purpose.
    private Optional<BibEntry> withKey(String key) {
        return key.isEmpty() ? Optional.empty() : entry.withKey(key);
    }

    private FormRow headRow(
            String messageKey, String text, Function<String, Optional<BibEntry>> editEntry) {
        return new FormRow(
                new FieldLine(
                        HEAD_PREFIX + messageKey, MESSAGES.text(messageKey), false, true, false),
                FieldPresence.THERE,
                text,
                editEntry,
                _ -> TypedReading.AS_TYPED,
                MESSAGES.text("step.change", MESSAGES.text(messageKey + ".inline"), entry.key()),
                _ -> MESSAGES.text("refused." + messageKey));
    }

    private FormRow fieldRow(BibField field) {
        String foldedName = foldedName(field);
        int occurrence = occurrences.merge(foldedName, 1, Integer::sum);
        FieldForm fieldForm = FieldSyntax.formOf(field);
        String lineId = idOf(foldedName) + (occurrence == 1 ? "" : "-" + occurrence);
        return new FormRow(
                new FieldLine(
                        lineId,
                        field.name(),
                        fieldForm == FieldForm.SOURCE,
                        occurrence == 1,
                        occurrence == 1),
                FieldPresence.THERE,
                FieldSyntax.shownText(field),
                text -> withField(field.name(), fieldForm, FieldSyntax.editedText(field, text)),
                text ->
                        TypedFieldReader.read(
                                entry, field.name(), text, dialect, fieldForm == FieldForm.SOURCE),
                MESSAGES.text("step.change", foldedName, entry.key()),
                fieldForm == FieldForm.SOURCE
                        ? _ -> MESSAGES.text("refused.source")
                        : text ->
                                refusalText(
                                        field.name(),
                                        fieldForm,
                                        FieldSyntax.editedText(field, text)));
    }

    /// A line for a field that the entry lacks.
    static FormRow rowForLacking(BibEntry entry, BibDialect dialect, String fieldName) {
        return new EntryFormLines(entry, dialect).lackingRow(fieldName, FieldPresence.ABSENT);
    }

    private FormRow lackingRow(String fieldName, FieldPresence presence) {
        return new FormRow(
                new FieldLine(
                        idOf(fieldName.toLowerCase(Locale.ROOT)), fieldName, false, true, true),
                presence,
                "",
                text -> withField(fieldName, FieldForm.TEXT, text),
                text -> TypedFieldReader.read(entry, fieldName, text, dialect, false),
                MESSAGES.text("step.add", fieldName, entry.key()),
                text -> refusalText(fieldName, FieldForm.TEXT, text));
    }

    static String idOf(String field) {
        return FIELD_PREFIX + field;
    }

    private Optional<BibEntry> withField(String fieldName, FieldForm fieldForm, String text) {
        Optional<BibValue> value = FieldSyntax.parseValue(entry, fieldName, fieldForm, text);
        return value.flatMap(newValue -> entry.withValue(fieldName, newValue));
    }

    private String refusalText(String fieldName, FieldForm fieldForm, String text) {
        return FieldSyntax.parseValue(entry, fieldName, fieldForm, text)
                .map(value -> refusalMessage(EditRefusal.of(entry, fieldName, value)))
                .orElseGet(() -> MESSAGES.text("refused.braces"));
    }

    private static String refusalMessage(EditRefusal editRefusal) {
        return switch (editRefusal) {
            case EditRefusal.InvalidFieldName(String name) -> MESSAGES.text("refused.field", name);
            case EditRefusal.UnencodableCharacter(String character, String encoding) ->
                    MESSAGES.text("refused.character", encoding, character);
            case EditRefusal.DamagedEntry(LocalizedSentence damage) ->
                    MESSAGES.text("refused.damaged", MessageTranslator.of(damage));
            case EditRefusal.MalformedValue _ -> MESSAGES.text("refused.braces");
        };
    }
}
