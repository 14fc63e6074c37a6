package octavo.check;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.Optional;

/// A kind of problem.
///
/// @param summary a one-line description for the list of checks
/// @param fix the name of the clean-up that fixes it, if there is one
public record ProblemRule(Code code, LocalizedSentence summary, Optional<String> fix) {
    static ProblemRule error(String id, String summary) {
        return of(new Code(id, Severity.ERROR), summary);
    }

    static ProblemRule warning(String id, String summary) {
        return of(new Code(id, Severity.WARNING), summary);
    }

    static ProblemRule hint(String id, String summary) {
        return of(new Code(id, Severity.HINT), summary);
    }

    static ProblemRule of(Code code, String summary) {
        return new ProblemRule(code, LocalizedSentence.fixed(summary), Optional.empty());
    }

    ProblemRule fixedBy(String cleanUp) {
        return new ProblemRule(code, summary, Optional.of(cleanUp));
    }

    Problem problem(int item, Span where, LocalizedSentence message) {
        return new Problem(item, new Diagnostic(where, code, message), fix);
    }
}
