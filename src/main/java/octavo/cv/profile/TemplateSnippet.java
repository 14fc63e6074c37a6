package octavo.cv.profile;

import octavo.richtext.Run;

import java.util.List;

/// A piece of a line that a template writes.
///
/// @param text its characters
/// @param runs the same, formatted
/// @param around the looks and links that it stands in, the outermost first, with nothing in them
record TemplateSnippet(Kind kind, String text, List<Run> runs, List<Run> around) {
    TemplateSnippet {
        runs = List.copyOf(runs);
        around = List.copyOf(around);
    }

    enum Kind {
        /// A value, or words of the template.
        WORDS,
        /// What the template has between them: blanks, and one mark at most.
        JOINT,
        /// A value that is not there, or a section that is not written.
        MISSING
    }

    static TemplateSnippet missing() {
        return new TemplateSnippet(Kind.MISSING, "", List.of(), List.of());
    }

    static TemplateSnippet literal(Kind kind, String text, List<Run> around) {
        return new TemplateSnippet(kind, text, List.of(new Run.Text(text)), around);
    }

    /// The same joint with other characters.
    TemplateSnippet with(String changed) {
        return literal(kind, changed, around);
    }
}
