package octavo.editing.tidy;

import octavo.fields.FieldName;
import octavo.latex.BareSigns;

import java.util.Set;

/// Escapes special characters of LaTeX that were meant literally. HTML entities have a clean-up of
/// their own.
public final class SignCleanUp {
    /// The fields that LaTeX prints as text.
    public static final Set<String> PRINTED_FIELDS =
            Set.of(
                    FieldName.TITLE,
                    FieldName.SUBTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.JOURNAL,
                    FieldName.JOURNALTITLE,
                    FieldName.SERIES,
                    FieldName.PUBLISHER,
                    FieldName.AUTHOR,
                    FieldName.EDITOR,
                    FieldName.SCHOOL,
                    FieldName.INSTITUTION,
                    FieldName.ORGANIZATION,
                    FieldName.ADDRESS,
                    FieldName.LOCATION,
                    FieldName.NOTE);

    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "special-characters",
                    "Escape &, %, # and _ in texts: Costs \\& Gains",
                    PRINTED_FIELDS,
                    SignCleanUp::escapeSigns);

    private SignCleanUp() {}

    private static String escapeSigns(String text) {
        return HtmlEntities.entitiesToLatex(text).equals(text) ? BareSigns.escapeAll(text) : text;
    }
}
