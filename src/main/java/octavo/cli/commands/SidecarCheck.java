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
/// @param sidecarPath the sidecar
record SidecarCheck(Path sidecarPath, LineColumn troublePosition, Problem problem) {
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
        SidecarFile sidecarFile = SidecarFile.loadFor(library);
        return sidecarFile
                .trouble()
                .map(sidecarTrouble -> of(sidecarFile.sidecarPath(), sidecarTrouble));
    }

    private static SidecarCheck of(Path file, SidecarTrouble sidecarTrouble) {
        ProblemRule rule = sidecarTrouble.isBroken() ? BROKEN : UNUSABLE;
        Diagnostic diagnostic =
                new Diagnostic(new Span(0, 0), rule.problemCode(), sidecarTrouble.message());
        return new SidecarCheck(
                file,
                new LineColumn(sidecarTrouble.lineNumber(), sidecarTrouble.columnNumber()),
                new Problem(0, diagnostic, Optional.empty()));
    }
}
