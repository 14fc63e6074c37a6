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
    private final Heading heading;
    private final List<Row> rows;
    private final List<String> left;
    private final Consumer<Set<Integer>> made;
    private final Set<Integer> unwanted = new TreeSet<>();
    private final ReadOnlyIntegerWrapper wanted = new ReadOnlyIntegerWrapper();

    /// A change.
    ///
    /// @param where such as the key of the entry and the field
    public record Row(String before, String after, String where) {}

    /// The description of the changes as a whole.
    ///
    /// @param make the label of the button for a number of changes
    public record Heading(String title, IntFunction<String> make) {
        private static final MessageTexts MESSAGES = MessageTexts.of(ChangeProposal.class);

        /// A plain title.
        static Heading of(String title) {
            return new Heading(title, count -> MESSAGES.text("proposal.make", count));
        }
    }

    /// @param left what cannot be changed, with reasons
    /// @param made applies the rows at some indices
    public ChangeProposal(
            String title, List<Row> rows, List<String> left, Consumer<Set<Integer>> made) {
        this(Heading.of(title), rows, left, made);
    }

    public ChangeProposal(
            Heading heading, List<Row> rows, List<String> left, Consumer<Set<Integer>> made) {
        this.heading = heading;
        this.rows = List.copyOf(rows);
        this.left = List.copyOf(left);
        this.made = made;
        wanted.set(rows.size());
    }

    public String title() {
        return heading.title();
    }

    /// The button's label for a number of changes.
    String make(int count) {
        return heading.make().apply(count);
    }

    public List<Row> rows() {
        return rows;
    }

    public List<String> left() {
        return left;
    }

    public boolean isWanted(int row) {
        return !unwanted.contains(row);
    }

    public void want(int row, boolean yes) {
        if (yes) {
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
        Set<Integer> places = new TreeSet<>();
        for (int i = 0; i < rows.size(); i++) {
            if (isWanted(i)) {
                places.add(i);
            }
        }
        made.accept(places);
    }
}
