package octavo.text;

/// Something worth saying about a text: where, what kind of thing, and in words for people.
public record Diagnostic(Span where, Code code, LocalizedSentence message) {

    /// The kind of a diagnostic, by a name that stays the same for ever, such as `duplicate-key`.
    public record Code(String id, Severity severity) {}

    /// How much it matters. An error means that something in the text could not be used as it
    /// stands.
    public enum Severity {
        ERROR,
        WARNING,
        HINT
    }
}
