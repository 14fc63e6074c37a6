package octavo.check;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.Span;
import octavo.text.Wording;

import java.util.Optional;

/// A kind of problem that a check finds.
///
/// @param summary what is wrong, in a line, for whoever asks which checks there are
/// @param fix the name of the clean-up that mends it, where one does
public record Rule(Code code, Wording summary, Optional<String> fix) {
    static Rule error(String id, String summary) {
        return of(new Code(id, Severity.ERROR), summary);
    }

    static Rule warning(String id, String summary) {
        return of(new Code(id, Severity.WARNING), summary);
    }

    static Rule hint(String id, String summary) {
        return of(new Code(id, Severity.HINT), summary);
    }

    static Rule of(Code code, String summary) {
        return new Rule(code, Wording.fixed(summary), Optional.empty());
    }

    Rule fixedBy(String cleanUp) {
        return new Rule(code, summary, Optional.of(cleanUp));
    }

    Problem problem(int item, Span where, Wording message) {
        return new Problem(item, new Diagnostic(where, code, message), fix);
    }
}
