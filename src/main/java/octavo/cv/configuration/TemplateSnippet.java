package octavo.cv.configuration;

import octavo.richtext.Run;

import java.util.List;

/// A piece of a line written by a template.
///
/// @param text its characters
/// @param runs its formatted text
/// @param outerRuns the formatting and links around it, the outermost first, each without content
record TemplateSnippet(SnippetKind snippetKind, String text, List<Run> runs, List<Run> outerRuns) {
    TemplateSnippet {
        runs = List.copyOf(runs);
        outerRuns = List.copyOf(outerRuns);
    }

    enum SnippetKind {
        /// A value, or words of the template.
        WORDS,
        /// Punctuation of the template: spaces, and at most one mark.
        JOINT,
        /// A missing value, or a section that is not printed.
        MISSING,
        /// Markup, which punctuation takes no notice of.
        RAW
    }

    static TemplateSnippet missingValue() {
        return new TemplateSnippet(SnippetKind.MISSING, "", List.of(), List.of());
    }

    static TemplateSnippet rawMarkup(Run.RawMarkup rawMarkup) {
        return new TemplateSnippet(SnippetKind.RAW, "", List.of(rawMarkup), List.of());
    }

    static TemplateSnippet literalText(SnippetKind snippetKind, String text, List<Run> outerRuns) {
        return new TemplateSnippet(snippetKind, text, List.of(new Run.TextRun(text)), outerRuns);
    }

    /// The joint with other characters.
    TemplateSnippet withText(String changedText) {
        return literalText(snippetKind, changedText, outerRuns);
    }
}
