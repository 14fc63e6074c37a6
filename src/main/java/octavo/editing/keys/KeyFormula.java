package octavo.editing.keys;

import octavo.bib.BibEntry;
import octavo.editing.keys.KeyPart.FormulaMarker;
import octavo.editing.keys.KeyPart.LiteralText;
import octavo.editing.keys.KeyPart.WordModifier;
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
    public static final String DEFAULT_FORMULA = "[auth:lower][year][veryshorttitle:lower]";

    public KeyFormula {
        parts = List.copyOf(parts);
    }

    /// A key, and messages about what the entry lacked for it.
    public record GeneratedKey(String key, List<LocalizedSentence> missingMessages) {
        public GeneratedKey {
            missingMessages = List.copyOf(missingMessages);
        }

        /// Whether a key is this one, or this one with the letters that tell it from others.
        public boolean matchesKey(String givenKey) {
            return !key.isEmpty()
                    && givenKey.startsWith(key)
                    && TakenKeys.isLetterSuffix(givenKey.substring(key.length()));
        }
    }

    public static Parsed<KeyFormula> parse(String formula) {
        var formulaReader = new KeyFormulaReader(formula);
        var keyFormula = new KeyFormula(formulaReader.readParts());
        List<Diagnostic> diagnostics = formulaReader.diagnostics();
        return new Parsed<>(keyFormula, diagnostics);
    }

    /// A formula for names of files, whose literal text may have any characters.
    public static Parsed<KeyFormula> parseFileName(String formula) {
        Parsed<KeyFormula> parsed = parse(formula);
        return new Parsed<>(
                parsed.value(),
                parsed.diagnostics().stream()
                        .filter(diagnostic ->
                                !diagnostic.code().equals(KeyFormulaReader.BAD_CHARACTER))
                        .toList());
    }

    /// What may be between brackets beside the names of fields.
    public static Set<String> markerNames() {
        return KeyWords.MARKERS;
    }

    /// The key of an entry.
    ///
    /// @param isGerman whether `ä` becomes `ae` rather than `a`
    public GeneratedKey generateKey(Work work, boolean isGerman) {
        PlainLetters plainLetters = isGerman ? PlainLetters.GERMAN : PlainLetters.BARE;
        var keyWords = new KeyWords(work, plainLetters);
        var keyText = new StringBuilder();
        List<LocalizedSentence> missingMessages = new ArrayList<>();
        for (KeyPart part : parts) {
            switch (part) {
                case LiteralText(var partText) -> keyText.append(partText);
                case FormulaMarker marker -> {
                    String partText = markerText(marker, keyWords);
                    if (partText.isEmpty()) {
                        missingMessages.add(missingMessage(marker.name(), keyWords));
                    }
                    keyText.append(
                            partText.isEmpty() ? marker.fallbackText().orElse("") : partText);
                }
            }
        }
        return new GeneratedKey(keyText.toString(), missingMessages);
    }

    /// A marker that names neither what formulas know nor a field of any entry.
    public Optional<String> unknownMarker(Library library) {
        return parts.stream()
                .filter(FormulaMarker.class::isInstance)
                .map(FormulaMarker.class::cast)
                .filter(marker -> marker.fallbackText().isEmpty())
                .map(FormulaMarker::name)
                .filter(name -> !KeyWords.isMarker(name))
                .filter(name ->
                        library.entrySlots()
                                .noneMatch(
                                        slot -> ((BibEntry) slot.item()).value(name).isPresent()))
                .findFirst();
    }

    private static LocalizedSentence missingMessage(String marker, KeyWords keyWords) {
        return keyWords.isInOtherLetters(marker)
                ? LocalizedSentence.of("has {0} in non-Latin letters", marker)
                : LocalizedSentence.of("has no {0}", marker);
    }

    private static String markerText(FormulaMarker marker, KeyWords keyWords) {
        List<String> markerWords = keyWords.wordsOfMarker(marker.name());
        for (WordModifier modifier : marker.modifiers()) {
            markerWords = modifier.applyTo(markerWords);
        }
        return String.join("", markerWords);
    }
}
