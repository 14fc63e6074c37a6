package octavo.formats.workdrafts;

import octavo.fields.FieldName;

import java.util.Locale;
import java.util.regex.Pattern;

/// Maps a source's kind of thesis to biblatex's.
public final class ThesisKind {
    private static final Pattern DOCTORAL =
            Pattern.compile("\\bph\\.? ?d\\b|doctor|dissertation|promotion|habilitation|th[eè]se");
    private static final Pattern MASTERS =
            Pattern.compile("\\bm\\.? ?(?:a|sc|phil|eng)\\b|\\bm\\.a\\.|master|magister|diplom");
    private static final Pattern BACHELORS = Pattern.compile("\\bb\\.? ?(?:a|sc)\\b|bachelor");

    private ThesisKind() {}

    /// Sets the field `type` of a thesis; unknown words stay.
    public static void fillKind(WorkDraft draft, String kindText) {
        String foldedText = kindText.toLowerCase(Locale.ROOT);
        if (MASTERS.matcher(foldedText).find()) {
            draft.fillExact(FieldName.TYPE, "mathesis");
        } else if (BACHELORS.matcher(foldedText).find()) {
            draft.fillExact(FieldName.TYPE, "bathesis");
        } else if (DOCTORAL.matcher(foldedText).find()) {
            draft.fillExact(FieldName.TYPE, "phdthesis");
        } else {
            draft.text(FieldName.TYPE, kindText);
        }
    }
}
