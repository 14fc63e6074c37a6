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
/// @param writes by field; empty if the text is written as typed
/// @param removes other fields that go
/// @param hint why the text is not understood; empty if it is
record TypedReading(SequencedMap<String, BibValue> writes, List<String> removes, String hint) {
    /// Nothing to say: the text is written as typed.
    static final TypedReading AS_TYPED =
            new TypedReading(Collections.emptyNavigableMap(), List.of(), "");

    private static final MessageTexts MESSAGES = MessageTexts.of(TypedReading.class);

    TypedReading {
        writes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(writes));
        removes = List.copyOf(removes);
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
    String words() {
        if (!hint.isEmpty()) {
            return MESSAGES.text("typed.kept", hint);
        }
        if (writes.size() == 1 && removes.isEmpty()) {
            return MESSAGES.text("typed.writes", shown(writes.firstEntry().getValue()));
        }
        return Stream.concat(
                        writes.entrySet().stream().map(TypedReading::assignment),
                        removes.stream().map(field -> MESSAGES.text("typed.without", field)))
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
                value.parts().size() == 1 && !(value.parts().getFirst() instanceof BibValue.Macro);
        return isText ? value.text(_ -> Optional.empty()) : value.source();
    }

    /// The entry with what is written; empty if the text is written as typed.
    Optional<BibEntry> applied(BibEntry entry) {
        if (writes.isEmpty()) {
            return Optional.empty();
        }
        Optional<BibEntry> now = Optional.of(entry);
        for (Map.Entry<String, BibValue> write : writes.entrySet()) {
            now = now.flatMap(it -> it.with(write.getKey(), write.getValue()));
        }
        for (String field : removes) {
            now = now.flatMap(it -> it.without(field));
        }
        return now;
    }
}
