package octavo.gui.bulkedit;

import octavo.bib.BibEntry;
import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.bulk.ValueChange;
import octavo.editing.tidy.SkippedChange;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// What an operation would do to many entries, as somebody looks at it before it is done.
///
/// @param rows the changes of the plan, in its order
/// @param left why other values stay, a line each
public record BulkProposal(
        FieldOperation operation,
        BulkPlan plan,
        List<ChangeProposal.ProposalRow> rows,
        List<String> left) {
    private static final MessageTexts MESSAGES = MessageTexts.of(BulkProposal.class);

    /// So much of what stays is shown around a change.
    private static final int AROUND = 24;

    /// No value is shown longer than this.
    private static final int LONG = 60;

    public BulkProposal {
        rows = List.copyOf(rows);
        left = List.copyOf(left);
    }

    /// What an operation would do.
    ///
    /// @param slots the slots of the entries that the operation is for
    public static BulkProposal of(Library library, BitSet slots, FieldOperation operation) {
        BulkPlan plan = BulkPlan.of(library, slots::get, operation);
        return new BulkProposal(
                operation,
                plan,
                plan.changes().stream().map(change -> row(library, change)).toList(),
                plan.skippedChanges().stream().map(left -> left(library, left)).toList());
    }

    private static ChangeProposal.ProposalRow row(Library library, ValueChange change) {
        BibEntry entry = library.entryInSlot(change.slotNumber()).orElseThrow();
        String key = entry.key();
        boolean renames = change.fieldIndex() >= 0 && !change.newSource().isEmpty();
        String name = renames ? entry.fieldName(change.fieldIndex()) : change.fieldName();
        if (!name.equals(change.fieldName())) {
            String value = cut(inside(change.oldSource()), 0);
            return new ChangeProposal.ProposalRow(name, change.fieldName(), key + " · " + value);
        }
        String before = inside(change.oldSource());
        String after = inside(change.newSource());
        int from = Math.max(0, sameStart(before, after) - AROUND);
        return new ChangeProposal.ProposalRow(
                shown(change.oldSource(), cut(before, from)),
                shown(change.newSource(), cut(after, from)),
                key + " · " + change.fieldName());
    }

    private static String shown(String source, String text) {
        return source.isEmpty() ? MESSAGES.text("no-value") : text;
    }

    /// A value without the delimiters around all of it, on one line.
    private static String inside(String source) {
        boolean braced = source.startsWith("{") && source.endsWith("}");
        boolean quoted = source.length() > 1 && source.startsWith("\"") && source.endsWith("\"");
        String text = braced || quoted ? source.substring(1, source.length() - 1) : source;
        return text.replaceAll("\\s+", " ");
    }

    private static int sameStart(String one, String other) {
        int same = 0;
        int shorter = Math.min(one.length(), other.length());
        while (same < shorter && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }

    private static String cut(String text, int from) {
        int start = from > 0 && Character.isLowSurrogate(text.charAt(from)) ? from - 1 : from;
        int end = Math.min(text.length(), start + LONG);
        return (start > 0 ? "…" : "")
                + text.substring(start, end)
                + (end < text.length() ? "…" : "");
    }

    private static String left(Library library, SkippedChange left) {
        String key =
                library.slots().get(left.itemIndex()).item() instanceof BibEntry entry
                        ? entry.key()
                        : "";
        return MESSAGES.text("left", key, MessageTranslator.of(left.reason()));
    }

    /// What the operation is called as a step.
    ///
    /// @param values how many values it changes
    public String step(int values) {
        return switch (operation) {
            case FieldOperation.SetText(var field, _) -> MESSAGES.text("step.set", field, values);
            case FieldOperation.SetValue(var field, _) -> MESSAGES.text("step.set", field, values);
            case FieldOperation.AddText(var field, _) -> MESSAGES.text("step.add", field, values);
            case FieldOperation.RemoveMember(var field, var member) ->
                    MESSAGES.text("step.remove", member, field, values);
            case FieldOperation.RenameMember(var field, var member, var newMember) ->
                    MESSAGES.text("step.rename", member, newMember, field, values);
            case FieldOperation.ClearField(var field) -> MESSAGES.text("step.clear", field, values);
            case FieldOperation.MoveField(var from, var to) ->
                    MESSAGES.text("step.move", from, to, values);
            case FieldOperation.CopyField(var from, var to) ->
                    MESSAGES.text("step.copy", from, to, values);
            case FieldOperation.ReplaceText _ -> MESSAGES.text("step.replace", values);
        };
    }

    /// What is said once it is done.
    public String done(int values) {
        return MESSAGES.text("done", values);
    }

    /// Whether another proposal makes the same changes.
    public boolean isLike(BulkProposal other) {
        return plan.changes().equals(other.plan.changes());
    }

    /// The changes with boxes to leave them out.
    ///
    /// @param made takes the places of the changes that are to be made
    public ChangeProposal toProposal(Consumer<Set<Integer>> made) {
        return new ChangeProposal(
                new ChangeProposal.ProposalHeading(
                        step(rows.size()), count -> MESSAGES.text("make", count)),
                rows,
                left,
                made);
    }
}
