package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.editor.FieldModel.Line;
import octavo.gui.editor.FieldModel.Presence;
import octavo.gui.editor.FieldSyntax.Form;
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
    static final String FIELD = "field-";

    private static final String HEAD = "entry-";

    /// The id of the line of the key.
    static final String KEY = HEAD + "key";

    private static final MessageTexts MESSAGES = MessageTexts.of(EntryFormLines.class);

    /// A line with the effect of editing it.
    ///
    /// @param presence whether the entry has the field
    /// @param edit the entry with another text in this line; empty if it cannot take it
    /// @param reading what a text typed in this line is taken to mean
    /// @param step the label of such an edit
    /// @param refusal why a text was rejected
    record Row(
            Line line,
            Presence presence,
            String text,
            Function<String, Optional<BibEntry>> edit,
            Function<String, TypedReading> reading,
            String step,
            UnaryOperator<String> refusal) {}

    private final BibEntry entry;
    private final BibDialect dialect;
    private final Map<String, Integer> occurrences = new HashMap<>();

    private EntryFormLines(BibEntry entry, BibDialect dialect) {
        this.entry = entry;
        this.dialect = dialect;
    }

    /// @param inherited the entry's inherited fields
    static List<Row> of(
            BibEntry entry,
            BibDialect dialect,
            Function<String, Optional<InheritedField>> inherited) {
        return new EntryFormLines(entry, dialect).rows(UsualFields.of(entry, dialect, inherited));
    }

    /// Whether an entry can have a field of this name.
    static boolean takesField(BibEntry entry, String name) {
        return entry.with(name, BibValue.parse("{}")).isPresent();
    }

    /// @param usual the names of the fields that come first, and their presence
    private List<Row> rows(SequencedMap<String, Presence> usual) {
        List<BibField> fields = readableFields();
        List<Row> rows = new ArrayList<>();
        rows.add(headRow("type", entry.type(), entry::withType));
        rows.add(headRow("key", entry.key(), this::withKey));
        usual.forEach((name, presence) -> {
            if (entry.has(name)) {
                rowsOf(name, fields).forEach(rows::add);
            } else {
                rows.add(lackingRow(name, presence));
            }
        });
        fields.stream()
                .filter(field -> !usual.containsKey(folded(field)))
                .map(this::fieldRow)
                .forEach(rows::add);
        return rows;
    }

    /// A field that a bug makes unreadable has no line; the entry's source shows it.
    private List<BibField> readableFields() {
        return IntStream.range(0, entry.fieldCount())
                .mapToObj(this::readableField)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<BibField> readableField(int index) {
        return EntryGuard.read(entry.key(), () -> Optional.of(entry.field(index)), Optional::empty);
    }

    private Stream<Row> rowsOf(String name, List<BibField> fields) {
        return fields.stream().filter(field -> folded(field).equals(name)).map(this::fieldRow);
    }

    private static String folded(BibField field) {
        return field.name().toLowerCase(Locale.ROOT);
    }

    /// An entry may have lost its key; no one removes it on purpose.
    private Optional<BibEntry> withKey(String key) {
        return key.isEmpty() ? Optional.empty() : entry.withKey(key);
    }

    private Row headRow(String name, String text, Function<String, Optional<BibEntry>> edit) {
        return new Row(
                new Line(HEAD + name, MESSAGES.text(name), false, true, false),
                Presence.THERE,
                text,
                edit,
                _ -> TypedReading.AS_TYPED,
                MESSAGES.text("step.change", MESSAGES.text(name + ".inline"), entry.key()),
                _ -> MESSAGES.text("refused." + name));
    }

    private Row fieldRow(BibField field) {
        String folded = folded(field);
        int occurrence = occurrences.merge(folded, 1, Integer::sum);
        Form form = FieldSyntax.form(field);
        String id = idOf(folded) + (occurrence == 1 ? "" : "-" + occurrence);
        return new Row(
                new Line(id, field.name(), form == Form.SOURCE, occurrence == 1, occurrence == 1),
                Presence.THERE,
                FieldSyntax.shown(field),
                text -> with(field.name(), form, FieldSyntax.edited(field, text)),
                text ->
                        TypedFieldReader.read(
                                entry, field.name(), text, dialect, form == Form.SOURCE),
                MESSAGES.text("step.change", folded, entry.key()),
                form == Form.SOURCE
                        ? _ -> MESSAGES.text("refused.source")
                        : text -> refusal(field.name(), form, FieldSyntax.edited(field, text)));
    }

    /// A line for a field that the entry lacks.
    static Row lacking(BibEntry entry, BibDialect dialect, String name) {
        return new EntryFormLines(entry, dialect).lackingRow(name, Presence.ABSENT);
    }

    private Row lackingRow(String name, Presence presence) {
        return new Row(
                new Line(idOf(name.toLowerCase(Locale.ROOT)), name, false, true, true),
                presence,
                "",
                text -> with(name, Form.TEXT, text),
                text -> TypedFieldReader.read(entry, name, text, dialect, false),
                MESSAGES.text("step.add", name, entry.key()),
                text -> refusal(name, Form.TEXT, text));
    }

    static String idOf(String field) {
        return FIELD + field;
    }

    private Optional<BibEntry> with(String name, Form form, String text) {
        Optional<BibValue> value = FieldSyntax.value(entry, name, form, text);
        return value.flatMap(it -> entry.with(name, it));
    }

    private String refusal(String name, Form form, String text) {
        return FieldSyntax.value(entry, name, form, text)
                .map(value -> said(EditRefusal.of(entry, name, value)))
                .orElseGet(() -> MESSAGES.text("refused.braces"));
    }

    private static String said(EditRefusal refusal) {
        return switch (refusal) {
            case EditRefusal.FieldName(String name) -> MESSAGES.text("refused.field", name);
            case EditRefusal.Unwritable(String character, String encoding) ->
                    MESSAGES.text("refused.character", encoding, character);
            case EditRefusal.Damaged(LocalizedSentence damage) ->
                    MESSAGES.text("refused.damaged", MessageTranslator.of(damage));
            case EditRefusal.NotValue _ -> MESSAGES.text("refused.braces");
        };
    }
}
