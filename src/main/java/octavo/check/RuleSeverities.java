package octavo.check;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;

import java.util.Map;
import java.util.Optional;

/// How severe a project takes kinds of problem to be, where it differs from Octavo.
///
/// @param severitiesById by the id of a kind; empty if it is switched off
public record RuleSeverities(Map<String, Optional<DiagnosticSeverity>> severitiesById) {
    public static final RuleSeverities NONE = new RuleSeverities(Map.of());

    public RuleSeverities {
        severitiesById = Map.copyOf(severitiesById);
    }

    /// A problem with its severity in this project; empty if its kind is switched off.
    public Optional<Problem> withSeverity(Problem problem) {
        DiagnosticCode code = problem.diagnostic().code();
        Optional<DiagnosticSeverity> severity = severitiesById.get(code.id());
        if (severity == null) {
            return Optional.of(problem);
        }
        return severity.map(newSeverity -> {
            Diagnostic diagnostic = problem.diagnostic();
            return new Problem(
                    problem.itemIndex(),
                    new Diagnostic(
                            diagnostic.span(),
                            new DiagnosticCode(code.id(), newSeverity),
                            diagnostic.message()),
                    problem.cleanUpId());
        });
    }
}
