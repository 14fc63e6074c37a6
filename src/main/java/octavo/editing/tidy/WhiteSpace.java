package octavo.editing.tidy;

import octavo.bib.BibValue;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Removes insignificant whitespace: at both ends of a value, and all but one space within.
final class WhiteSpace implements FieldCleanUp {
    /// Fields with paragraphs of text, or with lists written by programs.
    private static final Set<String> LONG_TEXT_FIELDS =
            Set.of("abstract", "annote", "annotation", "comment", "review", "note", "file");

    private static final Pattern RUN = Pattern.compile("[ \\t\\r\\n\\f\\u000B]+");

    @Override
    public String name() {
        return "white-space";
    }

    @Override
    public String summary() {
        return "Trim values and collapse whitespace in them";
    }

    @Override
    public boolean appliesTo(String field) {
        return !LONG_TEXT_FIELDS.contains(field) && !field.startsWith("bdsk-");
    }

    /// Between two parts joined by `#`, a space is significant.
    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        boolean isSinglePart = value.parts().size() == 1;
        return value.mapTexts(text -> {
            String collapsedText = RUN.matcher(text).replaceAll(" ");
            return isSinglePart ? collapsedText.strip() : collapsedText;
        });
    }
}
