package octavo.cli.commands;

import octavo.bib.LineColumns.LineColumn;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.sidecar.SidecarFile;
import octavo.sidecar.SidecarTrouble;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Problems in a library's sidecar.
///
/// @param file the sidecar
record SidecarCheck(Path file, LineColumn place, Problem problem) {
    private static final ProblemRule BROKEN =
            new ProblemRule(
                    new DiagnosticCode("broken-sidecar", DiagnosticSeverity.ERROR),
                    LocalizedSentence.ofListedText("the sidecar NAME.octavo.json is damaged"),
                    Optional.empty());

    private static final ProblemRule UNUSABLE =
            new ProblemRule(
                    new DiagnosticCode("unusable-sidecar", DiagnosticSeverity.WARNING),
                    LocalizedSentence.ofListedText(
                            "the sidecar is from a newer Octavo, or cannot be read"),
                    Optional.empty());

    static final List<ProblemRule> RULES = List.of(BROKEN, UNUSABLE);

    static Optional<SidecarCheck> of(Path library) {
        SidecarFile sidecar = SidecarFile.loadFor(library);
        return sidecar.trouble().map(trouble -> of(sidecar.sidecarPath(), trouble));
    }

    private static SidecarCheck of(Path file, SidecarTrouble trouble) {
        ProblemRule rule = trouble.isBroken() ? BROKEN : UNUSABLE;
        Diagnostic what = new Diagnostic(new Span(0, 0), rule.problemCode(), trouble.message());
        return new SidecarCheck(
                file,
                new LineColumn(trouble.lineNumber(), trouble.columnNumber()),
                new Problem(0, what, Optional.empty()));
    }
}
