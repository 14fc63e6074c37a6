package octavo.people;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.EditRefusal;
import octavo.library.Library;
import octavo.names.AnnotationField;
import octavo.names.AuthorField;
import octavo.names.AuthorList;
import octavo.text.LocalizedSentence;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/// The name lists of one entry, for reading and changing. A change touches only the bytes that it
/// concerns, or is refused with a reason.
public final class EntryNames {
    private final BibEntry entry;
    private final Function<String, Optional<String>> macros;

    private EntryNames(BibEntry entry, Function<String, Optional<String>> macros) {
        this.entry = entry;
        this.macros = macros;
    }

    /// The lists of an entry.
    ///
    /// @param index the entry's index in the library, which determines its macros
    public static EntryNames of(Library library, int index, BibEntry entry) {
        return new EntryNames(entry, name -> library.macros().macrosAt(index).apply(name));
    }

    /// The lists of a changed version of the entry.
    public EntryNames inVersion(BibEntry changedEntry) {
        return new EntryNames(changedEntry, macros);
    }

    /// The result of a change: the entry, or why it is impossible.
    public sealed interface ChangeOutcome {
        record Changed(BibEntry entry) implements ChangeOutcome {}

        record Refused(LocalizedSentence reason) implements ChangeOutcome {}
    }

    /// A list and its annotations; an empty list if the entry has no such field.
    public AuthorField nameList(String field) {
        String foldedName = field.toLowerCase(Locale.ROOT);
        var annotations = new TreeMap<String, String>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String fieldName = entry.fieldName(i);
            boolean isAnnotation =
                    AnnotationField.parse(fieldName)
                            .filter(annotation -> annotation.annotatedField().equals(foldedName))
                            .isPresent();
            String annotationText = isAnnotation ? entry.field(i).value().expandedText(macros) : "";
            if (!annotationText.isEmpty()) {
                annotations.putIfAbsent(fieldName.toLowerCase(Locale.ROOT), annotationText);
            }
        }
        return new AuthorField(foldedName, AuthorList.parse(expandedText(foldedName)), annotations);
    }

    private String expandedText(String field) {
        return entry.value(field).map(value -> value.expandedText(macros)).orElse("");
    }

    /// The entry with a list and its annotations replaced.
    public ChangeOutcome with(AuthorField changedField) {
        AuthorField currentField = nameList(changedField.fieldName());
        BibEntry renamedEntry = entry;
        var newTexts = new TreeMap<String, String>(textsByField(changedField));
        var fieldNames = new TreeSet<>(textsByField(currentField).keySet());
        fieldNames.addAll(newTexts.keySet());
        for (String field : fieldNames) {
            String text = newTexts.getOrDefault(field, "");
            if (text.equals(textsByField(currentField).getOrDefault(field, ""))) {
                continue;
            }
            Optional<BibEntry> nextEntry = with(renamedEntry, field, text);
            if (nextEntry.isEmpty()) {
                return new ChangeOutcome.Refused(refusalReason(renamedEntry, field, text));
            }
            renamedEntry = nextEntry.get();
        }
        return new ChangeOutcome.Changed(renamedEntry);
    }

    private static Map<String, String> textsByField(AuthorField field) {
        var textsByField = new TreeMap<>(field.annotations());
        textsByField.put(field.fieldName(), field.authorList().text());
        return textsByField;
    }

    private Optional<BibEntry> with(BibEntry sourceEntry, String field, String text) {
        Optional<BibValue> value = sourceEntry.value(field);
        if (value.isEmpty()) {
            return BibValue.braced(text).flatMap(braced -> sourceEntry.withValue(field, braced));
        }
        if (text.isEmpty() && AnnotationField.parse(field).isPresent()) {
            return sourceEntry.withoutField(field);
        }
        return MappedText.of(value.get(), macros)
                .replaceText(text)
                .map(BibValue::parse)
                .filter(newValue -> newValue.expandedText(macros).equals(text))
                .flatMap(newValue -> sourceEntry.withValue(field, newValue))
                .filter(newValue -> keepsOtherBytes(sourceEntry, newValue, field));
    }

    /// Whether no byte outside the value has changed, whatever the encoding.
    private static boolean keepsOtherBytes(BibEntry oldEntry, BibEntry newEntry, String field) {
        int valueStart = oldEntry.findValueSpan(field).orElseThrow().start();
        int tailLength =
                oldEntry.slice().length() - oldEntry.findValueSpan(field).orElseThrow().end();
        byte[] oldBytes = oldEntry.slice().bytes();
        byte[] currentField = newEntry.slice().bytes();
        return Arrays.equals(oldBytes, 0, valueStart, currentField, 0, valueStart)
                && Arrays.equals(
                        oldBytes,
                        oldBytes.length - tailLength,
                        oldBytes.length,
                        currentField,
                        currentField.length - tailLength,
                        currentField.length);
    }

    private static LocalizedSentence refusalReason(BibEntry entry, String field, String newText) {
        boolean usesMacro =
                entry.value(field)
                        .filter(value ->
                                value.parts().size() > 1
                                        || value.parts().stream()
                                                .anyMatch(BibValue.MacroPart.class::isInstance))
                        .isPresent();
        if (usesMacro) {
            return LocalizedSentence.of(
                    "the {0} comes from an @string or uses #; change it there", field);
        }
        BibValue value = BibValue.parse("{" + newText + "}");
        return switch (EditRefusal.of(entry, field, value)) {
            case EditRefusal.UnencodableCharacter(String character, String encoding) ->
                    LocalizedSentence.of(
                            "the file's encoding, {0}, has no {1}", encoding, character);
            case EditRefusal.DamagedEntry _ ->
                    LocalizedSentence.of("the entry is damaged; fix it first");
            case EditRefusal.InvalidFieldName _, EditRefusal.MalformedValue _ ->
                    LocalizedSentence.of("the braces of the {0} would not balance", field);
        };
    }
}
