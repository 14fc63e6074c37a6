package octavo.gui.controls;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/// Changes for review, each of them optional.
public final class ChangeProposal {
    private final ProposalHeading heading;
    private final List<ProposalRow> rows;
    private final List<String> leftTexts;
    private final Consumer<Set<Integer>> onMake;
    private final Set<Integer> unwanted = new TreeSet<>();
    private final ReadOnlyIntegerWrapper wanted = new ReadOnlyIntegerWrapper();

    /// A change.
    ///
    /// @param placeText such as the key of the entry and the field
    public record ProposalRow(String beforeText, String afterText, String placeText) {}

    /// The description of the changes as a whole.
    ///
    /// @param make the label of the button for a number of changes
    public record ProposalHeading(String title, IntFunction<String> make) {
        private static final MessageTexts MESSAGES = MessageTexts.of(ChangeProposal.class);

        /// A plain title.
        static ProposalHeading of(String title) {
            return new ProposalHeading(title, count -> MESSAGES.text("proposal.make", count));
        }
    }

    /// @param left what cannot be changed, with reasons
    /// @param made applies the rows at some indices
    public ChangeProposal(
            String title, List<ProposalRow> rows, List<String> left, Consumer<Set<Integer>> made) {
        this(ProposalHeading.of(title), rows, left, made);
    }

    public ChangeProposal(
            ProposalHeading heading,
            List<ProposalRow> rows,
            List<String> left,
            Consumer<Set<Integer>> made) {
        this.heading = heading;
        this.rows = List.copyOf(rows);
        this.leftTexts = List.copyOf(left);
        this.onMake = made;
        wanted.set(rows.size());
    }

    public String title() {
        return heading.title();
    }

    /// The button's label for a number of changes.
    String make(int count) {
        return heading.make().apply(count);
    }

    public List<ProposalRow> rows() {
        return rows;
    }

    public List<String> left() {
        return leftTexts;
    }

    public boolean isWanted(int row) {
        return !unwanted.contains(row);
    }

    public void setWanted(int row, boolean isWanted) {
        if (isWanted) {
            unwanted.remove(row);
        } else {
            unwanted.add(row);
        }
        wanted.set(rows.size() - unwanted.size());
    }

    /// The number of selected changes.
    public ReadOnlyIntegerProperty wantedProperty() {
        return wanted.getReadOnlyProperty();
    }

    /// Applies the selected changes.
    public void make() {
        Set<Integer> wantedRows = new TreeSet<>();
        for (int i = 0; i < rows.size(); i++) {
            if (isWanted(i)) {
                wantedRows.add(i);
            }
        }
        onMake.accept(wantedRows);
    }
}
