package octavo.gui.pagecontract;

import octavo.check.CheckDecisions;
import octavo.gui.controls.MessageTexts;
import octavo.library.LibraryDialect;

import java.util.Optional;
import java.util.function.UnaryOperator;

/// Changes what the checks of a library report; each change is a step that can be undone.
public final class IgnoredChecks {
    private static final MessageTexts MESSAGES = MessageTexts.of(IgnoredChecks.class);

    private final SidecarEdits sidecarEdits;

    public IgnoredChecks(SidecarEdits sidecarEdits) {
        this.sidecarEdits = sidecarEdits;
    }

    /// Ignores a kind of problem everywhere.
    public void ignoreCheck(String problemKind) {
        changeDecisions(
                MESSAGES.text("step.ignore", problemKind),
                checkDecisions -> checkDecisions.withIgnored(problemKind));
    }

    /// Ignores a kind of problem in an entry.
    public void ignoreCheck(String problemKind, String entryKey) {
        changeDecisions(
                MESSAGES.text("step.ignore-in", problemKind, entryKey),
                checkDecisions -> checkDecisions.withIgnored(problemKind, entryKey));
    }

    /// Reports a kind of problem again, in all entries.
    public void reportCheck(String problemKind) {
        changeDecisions(
                MESSAGES.text("step.report", problemKind),
                checkDecisions -> checkDecisions.withReported(problemKind));
    }

    /// Sets what the library is written for; nothing to tell from its content.
    public void chooseDialect(Optional<LibraryDialect> dialect) {
        changeDecisions(
                MESSAGES.text("step.dialect"),
                checkDecisions -> checkDecisions.withDialect(dialect));
    }

    private void changeDecisions(String stepLabel, UnaryOperator<CheckDecisions> change) {
        sidecarEdits.changeContent(
                stepLabel,
                sidecarContent ->
                        change.apply(CheckDecisions.of(sidecarContent)).writeTo(sidecarContent));
    }
}
