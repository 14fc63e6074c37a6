package octavo.check;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.Optional;

/// A kind of problem.
///
/// @param summary a one-line description for the list of checks
/// @param cleanUpId the name of the clean-up that fixes it, if there is one
public record ProblemRule(
        DiagnosticCode problemCode, LocalizedSentence summary, Optional<String> cleanUpId) {
    static ProblemRule error(String codeId, String summary) {
        return of(new DiagnosticCode(codeId, DiagnosticSeverity.ERROR), summary);
    }

    static ProblemRule warning(String codeId, String summary) {
        return of(new DiagnosticCode(codeId, DiagnosticSeverity.WARNING), summary);
    }

    static ProblemRule hint(String codeId, String summary) {
        return of(new DiagnosticCode(codeId, DiagnosticSeverity.HINT), summary);
    }

    static ProblemRule of(DiagnosticCode code, String summary) {
        return new ProblemRule(code, LocalizedSentence.ofListedText(summary), Optional.empty());
    }

    ProblemRule withFix(String cleanUpId) {
        return new ProblemRule(problemCode, summary, Optional.of(cleanUpId));
    }

    /// The same as a project takes it: as severe as one of its problems.
    public ProblemRule asSevereAs(Problem problem) {
        return new ProblemRule(problem.diagnostic().code(), summary, cleanUpId);
    }

    Problem problemAt(int itemIndex, Span span, LocalizedSentence message) {
        return new Problem(itemIndex, new Diagnostic(span, problemCode, message), cleanUpId);
    }
}
