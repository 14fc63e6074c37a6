package octavo.text;

/// A finding about a text: where, what kind, and a message for people.
public record Diagnostic(Span span, DiagnosticCode code, LocalizedSentence message) {

    /// The kind of a diagnostic, with an id that never changes, such as `duplicate-key`.
    public record DiagnosticCode(String id, DiagnosticSeverity severity) {
        /// Whether it may be a matter of taste, which is not counted as a problem.
        public boolean isHint() {
            return severity == DiagnosticSeverity.HINT;
        }
    }

    /// How much it matters. An error means that part of the text could not be used.
    public enum DiagnosticSeverity {
        ERROR,
        WARNING,
        HINT
    }
}
