package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.gui.controls.MessageTexts;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a text typed for a field is taken to mean: the values to write instead of it, or why it
/// stays as typed.
///
/// @param fieldWrites by field; empty if the text is written as typed
/// @param removedFields other fields that go
/// @param hintText why the text is not understood; empty if it is
record TypedReading(
        SequencedMap<String, BibValue> fieldWrites, List<String> removedFields, String hintText) {
    /// Nothing to say: the text is written as typed.
    static final TypedReading AS_TYPED =
            new TypedReading(Collections.emptyNavigableMap(), List.of(), "");

    private static final MessageTexts MESSAGES = MessageTexts.of(TypedReading.class);

    TypedReading {
        fieldWrites = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fieldWrites));
        removedFields = List.copyOf(removedFields);
    }

    static TypedReading of(String field, BibValue value) {
        SequencedMap<String, BibValue> writes = new LinkedHashMap<>();
        writes.put(field, value);
        return new TypedReading(writes, List.of(), "");
    }

    static TypedReading unknown(String hint) {
        return new TypedReading(Collections.emptyNavigableMap(), List.of(), hint);
    }

    /// What to say of it; empty if nothing.
    String hintWords() {
        if (!hintText.isEmpty()) {
            return MESSAGES.text("typed.kept", hintText);
        }
        if (fieldWrites.size() == 1 && removedFields.isEmpty()) {
            return MESSAGES.text("typed.writes", shown(fieldWrites.firstEntry().getValue()));
        }
        return Stream.concat(
                        fieldWrites.entrySet().stream().map(TypedReading::assignment),
                        removedFields.stream().map(field -> MESSAGES.text("typed.without", field)))
                .collect(
                        Collectors.collectingAndThen(
                                Collectors.joining(", "),
                                all -> all.isEmpty() ? "" : MESSAGES.text("typed.writes", all)));
    }

    private static String assignment(Map.Entry<String, BibValue> write) {
        return write.getKey() + " = " + shown(write.getValue());
    }

    private static String shown(BibValue value) {
        boolean isText =
                value.parts().size() == 1
                        && !(value.parts().getFirst() instanceof BibValue.MacroPart);
        return isText ? value.expandedText(_ -> Optional.empty()) : value.source();
    }

    /// The entry with what is written; empty if the text is written as typed.
    Optional<BibEntry> applyTo(BibEntry entry) {
        if (fieldWrites.isEmpty()) {
            return Optional.empty();
        }
        Optional<BibEntry> currentEntry = Optional.of(entry);
        for (Map.Entry<String, BibValue> write : fieldWrites.entrySet()) {
            currentEntry =
                    currentEntry.flatMap(it -> it.withValue(write.getKey(), write.getValue()));
        }
        for (String field : removedFields) {
            currentEntry = currentEntry.flatMap(it -> it.withoutField(field));
        }
        return currentEntry;
    }
}
