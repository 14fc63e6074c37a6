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
    public EntryNames in(BibEntry changed) {
        return new EntryNames(changed, macros);
    }

    /// The result of a change: the entry, or why it is impossible.
    public sealed interface Outcome {
        record Changed(BibEntry entry) implements Outcome {}

        record Refused(LocalizedSentence reason) implements Outcome {}
    }

    /// A list and its annotations; an empty list if the entry has no such field.
    public AuthorField field(String field) {
        String name = field.toLowerCase(Locale.ROOT);
        var annotations = new TreeMap<String, String>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String each = entry.fieldName(i);
            boolean about =
                    AnnotationField.parse(each)
                            .filter(annotation -> annotation.annotatedField().equals(name))
                            .isPresent();
            String text = about ? entry.field(i).value().expandedText(macros) : "";
            if (!text.isEmpty()) {
                annotations.putIfAbsent(each.toLowerCase(Locale.ROOT), text);
            }
        }
        return new AuthorField(name, AuthorList.parse(text(name)), annotations);
    }

    private String text(String field) {
        return entry.value(field).map(value -> value.expandedText(macros)).orElse("");
    }

    /// The entry with a list and its annotations replaced.
    public Outcome with(AuthorField changed) {
        AuthorField now = field(changed.fieldName());
        BibEntry result = entry;
        var texts = new TreeMap<String, String>(texts(changed));
        var names = new TreeSet<>(texts(now).keySet());
        names.addAll(texts.keySet());
        for (String field : names) {
            String text = texts.getOrDefault(field, "");
            if (text.equals(texts(now).getOrDefault(field, ""))) {
                continue;
            }
            Optional<BibEntry> next = with(result, field, text);
            if (next.isEmpty()) {
                return new Outcome.Refused(reason(result, field, text));
            }
            result = next.get();
        }
        return new Outcome.Changed(result);
    }

    private static Map<String, String> texts(AuthorField field) {
        var texts = new TreeMap<>(field.annotations());
        texts.put(field.fieldName(), field.authorList().text());
        return texts;
    }

    private Optional<BibEntry> with(BibEntry from, String field, String text) {
        Optional<BibValue> value = from.value(field);
        if (value.isEmpty()) {
            return BibValue.braced(text).flatMap(braced -> from.withValue(field, braced));
        }
        if (text.isEmpty() && AnnotationField.parse(field).isPresent()) {
            return from.withoutField(field);
        }
        return MappedText.of(value.get(), macros)
                .with(text)
                .map(BibValue::parse)
                .filter(after -> after.expandedText(macros).equals(text))
                .flatMap(after -> from.withValue(field, after))
                .filter(after -> keepsTheRest(from, after, field));
    }

    /// Whether no byte outside the value has changed, whatever the encoding.
    private static boolean keepsTheRest(BibEntry before, BibEntry after, String field) {
        int start = before.findValueSpan(field).orElseThrow().start();
        int tail = before.slice().length() - before.findValueSpan(field).orElseThrow().end();
        byte[] old = before.slice().bytes();
        byte[] now = after.slice().bytes();
        return Arrays.equals(old, 0, start, now, 0, start)
                && Arrays.equals(
                        old, old.length - tail, old.length, now, now.length - tail, now.length);
    }

    private static LocalizedSentence reason(BibEntry entry, String field, String text) {
        boolean joined =
                entry.value(field)
                        .filter(value ->
                                value.parts().size() > 1
                                        || value.parts().stream()
                                                .anyMatch(BibValue.MacroPart.class::isInstance))
                        .isPresent();
        if (joined) {
            return LocalizedSentence.of(
                    "the {0} comes from an @string or uses #; change it there", field);
        }
        BibValue value = BibValue.parse("{" + text + "}");
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
