package octavo.gui.page;

import octavo.check.CheckDecisions;
import octavo.gui.controls.MessageTexts;
import octavo.library.LibraryDialect;

import java.util.Optional;
import java.util.function.UnaryOperator;

/// Changes what the checks of a library report; each change is a step that can be undone.
public final class IgnoredChecks {
    private static final MessageTexts MESSAGES = MessageTexts.of(IgnoredChecks.class);

    private final SidecarEdits edits;

    public IgnoredChecks(SidecarEdits edits) {
        this.edits = edits;
    }

    /// Ignores a kind of problem everywhere.
    public void ignore(String kind) {
        change(MESSAGES.text("step.ignore", kind), it -> it.ignoring(kind));
    }

    /// Ignores a kind of problem in an entry.
    public void ignore(String kind, String key) {
        change(MESSAGES.text("step.ignore-in", kind, key), it -> it.ignoring(kind, key));
    }

    /// Reports a kind of problem again, in all entries.
    public void report(String kind) {
        change(MESSAGES.text("step.report", kind), it -> it.reporting(kind));
    }

    /// Sets what the library is written for; nothing to tell from its content.
    public void choose(Optional<LibraryDialect> dialect) {
        change(MESSAGES.text("step.dialect"), it -> it.as(dialect));
    }

    private void change(String step, UnaryOperator<CheckDecisions> change) {
        edits.change(step, beside -> change.apply(CheckDecisions.of(beside)).in(beside));
    }
}
