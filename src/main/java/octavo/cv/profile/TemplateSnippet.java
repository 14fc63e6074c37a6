package octavo.cv.profile;

import octavo.richtext.Run;

import java.util.List;

/// A piece of a line written by a template.
///
/// @param text its characters
/// @param runs its formatted text
/// @param around the formatting and links around it, the outermost first, each without content
record TemplateSnippet(Kind kind, String text, List<Run> runs, List<Run> around) {
    TemplateSnippet {
        runs = List.copyOf(runs);
        around = List.copyOf(around);
    }

    enum Kind {
        /// A value, or words of the template.
        WORDS,
        /// Punctuation of the template: spaces, and at most one mark.
        JOINT,
        /// A missing value, or a section that is not printed.
        MISSING,
        /// Markup, which punctuation takes no notice of.
        RAW
    }

    static TemplateSnippet missing() {
        return new TemplateSnippet(Kind.MISSING, "", List.of(), List.of());
    }

    static TemplateSnippet raw(Run.Raw markup) {
        return new TemplateSnippet(Kind.RAW, "", List.of(markup), List.of());
    }

    static TemplateSnippet literal(Kind kind, String text, List<Run> around) {
        return new TemplateSnippet(kind, text, List.of(new Run.Text(text)), around);
    }

    /// The joint with other characters.
    TemplateSnippet with(String changed) {
        return literal(kind, changed, around);
    }
}
