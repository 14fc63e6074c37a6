package octavo.exporter.cv;

import octavo.runs.Run;

import java.util.List;

/// A piece of a line that a template writes.
///
/// @param text its characters
/// @param runs the same, formatted
/// @param around the looks and links that it stands in, the outermost first, with nothing in them
record Snippet(Kind kind, String text, List<Run> runs, List<Run> around) {
    Snippet {
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

    static Snippet missing() {
        return new Snippet(Kind.MISSING, "", List.of(), List.of());
    }

    static Snippet literal(Kind kind, String text, List<Run> around) {
        return new Snippet(kind, text, List.of(new Run.Text(text)), around);
    }

    /// The same joint with other characters.
    Snippet with(String changed) {
        return literal(kind, changed, around);
    }
}
