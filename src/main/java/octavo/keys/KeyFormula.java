package octavo.keys;

import octavo.bib.BibEntry;
import octavo.keys.KeyPart.Literal;
import octavo.keys.KeyPart.Marker;
import octavo.keys.KeyPart.Modifier;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A formula for citation keys, such as `[auth:lower][year][word:lower]`.
///
/// Brackets contain a marker or field, with modifiers after colons; everything else is literal. The
/// simplest Better BibTeX formulas, such as `auth.lower + year`, work too.
public record KeyFormula(List<KeyPart> parts) {
    /// The default.
    public static final String USUAL = "[auth:lower][year][veryshorttitle:lower]";

    public KeyFormula {
        parts = List.copyOf(parts);
    }

    /// A key, and messages about what the entry lacked for it.
    public record Made(String key, List<LocalizedSentence> missing) {
        public Made {
            missing = List.copyOf(missing);
        }

        /// Whether a key is this one, or this one with the letters that tell it from others.
        public boolean isIn(String given) {
            return !key.isEmpty()
                    && given.startsWith(key)
                    && TakenKeys.areLetters(given.substring(key.length()));
        }
    }

    public static Parsed<KeyFormula> parse(String formula) {
        var reader = new KeyFormulaReader(formula);
        var value = new KeyFormula(reader.read());
        List<Diagnostic> diagnostics = reader.diagnostics();
        return new Parsed<>(value, diagnostics);
    }

    /// A formula for names of files, whose literal text may have any characters.
    public static Parsed<KeyFormula> parseName(String formula) {
        Parsed<KeyFormula> parsed = parse(formula);
        return new Parsed<>(
                parsed.value(),
                parsed.diagnostics().stream()
                        .filter(it -> !it.code().equals(KeyFormulaReader.BAD_CHARACTER))
                        .toList());
    }

    /// What may be between brackets beside the names of fields.
    public static Set<String> markers() {
        return KeyWords.MARKERS;
    }

    /// The key of an entry.
    ///
    /// @param german whether `ä` becomes `ae` rather than `a`
    public Made key(Work work, boolean german) {
        PlainLetters letters = german ? PlainLetters.GERMAN : PlainLetters.BARE;
        var words = new KeyWords(work, letters);
        var key = new StringBuilder();
        List<LocalizedSentence> missing = new ArrayList<>();
        for (KeyPart part : parts) {
            switch (part) {
                case Literal(var text) -> key.append(text);
                case Marker marker -> {
                    String text = text(marker, words);
                    if (text.isEmpty()) {
                        missing.add(lack(marker.name(), words));
                    }
                    key.append(text.isEmpty() ? marker.otherwise().orElse("") : text);
                }
            }
        }
        return new Made(key.toString(), missing);
    }

    /// A marker that names neither what formulas know nor a field of any entry.
    public Optional<String> unknownMarker(Library library) {
        return parts.stream()
                .filter(Marker.class::isInstance)
                .map(Marker.class::cast)
                .filter(marker -> marker.otherwise().isEmpty())
                .map(Marker::name)
                .filter(name -> !KeyWords.isMarker(name))
                .filter(name ->
                        library.entries()
                                .noneMatch(
                                        slot -> ((BibEntry) slot.item()).value(name).isPresent()))
                .findFirst();
    }

    private static LocalizedSentence lack(String marker, KeyWords words) {
        return words.isInOtherLetters(marker)
                ? LocalizedSentence.of("has {0} in non-Latin letters", marker)
                : LocalizedSentence.of("has no {0}", marker);
    }

    private static String text(Marker marker, KeyWords words) {
        List<String> result = words.of(marker.name());
        for (Modifier modifier : marker.modifiers()) {
            result = modifier.of(result);
        }
        return String.join("", result);
    }
}
