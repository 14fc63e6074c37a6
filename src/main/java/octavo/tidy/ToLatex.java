package octavo.tidy;

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
final class ToLatex implements FieldCleanUp {
    @Override
    public String name() {
        return "unicode-to-latex";
    }

    @Override
    public String summary() {
        return "Write non-ASCII letters as LaTeX commands: {\\\"a} for \u00e4";
    }

    @Override
    public boolean concerns(String field) {
        return !FieldCatalogue.kind(field).isExact();
    }

    @Override
    public Optional<BibValue> cleaned(BibValue value) {
        return value.withTexts(LaTeX::fromUnicode);
    }

    @Override
    public List<LeftAlone> left(int item, BibEntry entry) {
        List<LeftAlone> left = new ArrayList<>(FieldCleanUp.super.left(item, entry));
        for (BibField field : entry.fields()) {
            String rest = beyondAscii(cleaned(field.value()).map(BibValue::source).orElse(""));
            if (concerns(field.name().toLowerCase(Locale.ROOT)) && !rest.isEmpty()) {
                LocalizedSentence why =
                        LocalizedSentence.of(
                                "{0} keeps {1}: it is in a formula, or there is no known command"
                                        + " for it.",
                                field.name(), rest);
                left.add(new LeftAlone(item, field.where(), why));
            }
        }
        return left;
    }

    /// The first non-ASCII characters, without repetitions: enough to find them by.
    private static String beyondAscii(String text) {
        return text.codePoints()
                .filter(c -> c > 0x7F)
                .distinct()
                .limit(8)
                .mapToObj(Character::toString)
                .collect(Collectors.joining(" "));
    }
}
