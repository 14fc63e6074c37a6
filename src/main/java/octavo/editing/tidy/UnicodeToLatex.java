package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.latex.LaTeX;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Converts non-ASCII characters to LaTeX commands. Those in formulas stay, and those without a
/// command.
final class UnicodeToLatex implements FieldCleanUp {
    @Override
    public String name() {
        return "unicode-to-latex";
    }

    @Override
    public String summary() {
        return "Write non-ASCII letters as LaTeX commands: {\\\"a} for \u00e4";
    }

    @Override
    public boolean appliesTo(String field) {
        return !FieldCatalogue.kindOf(field).isExact();
    }

    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        return value.mapTexts(LaTeX::toAscii);
    }

    @Override
    public List<SkippedChange> skippedChanges(int itemIndex, BibEntry entry) {
        List<SkippedChange> skippedChanges =
                new ArrayList<>(FieldCleanUp.super.skippedChanges(itemIndex, entry));
        for (BibField field : entry.fields()) {
            String remainingCharacters =
                    nonAsciiCharacters(cleanValue(field.value()).map(BibValue::source).orElse(""));
            if (appliesTo(field.name().toLowerCase(Locale.ROOT))
                    && !remainingCharacters.isEmpty()) {
                LocalizedSentence reasonSentence =
                        LocalizedSentence.of(
                                "{0} keeps {1}: it is in a formula, or there is no known command"
                                        + " for it.",
                                field.name(), remainingCharacters);
                skippedChanges.add(new SkippedChange(itemIndex, field.valueSpan(), reasonSentence));
            }
        }
        return skippedChanges;
    }

    /// The first non-ASCII characters, without repetitions: enough to find them by.
    private static String nonAsciiCharacters(String text) {
        return text.codePoints()
                .filter(codePoint -> codePoint > 0x7F)
                .distinct()
                .limit(8)
                .mapToObj(Character::toString)
                .collect(Collectors.joining(" "));
    }
}
