package octavo.gui.bulkedit;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;
import octavo.library.LibraryTextParts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// All clean-ups, how many entries each would change, and what it would change there.
public final class CleanUpModel {
    private final List<CountedCleanUp> rows;
    private final BiConsumer<CleanUp, Consumer<List<String>>> diffTask;
    private final Consumer<CountedCleanUp> onApply;
    private final ReadOnlyObjectWrapper<List<String>> diff = new ReadOnlyObjectWrapper<>(List.of());
    private CountedCleanUp chosenRow;

    /// A clean-up.
    ///
    /// @param entryCount how many entries it changes, moves or removes
    public record CountedCleanUp(CleanUp cleanUp, int entryCount) {
        /// All, those that change something first.
        public static List<CountedCleanUp> allIn(Library library) {
            return CleanUps.PLAIN_CLEAN_UPS.stream()
                    .map(cleanUp ->
                            new CountedCleanUp(cleanUp, cleanUp.countChangedEntries(library)))
                    .sorted(Comparator.comparing(row -> row.entryCount() == 0))
                    .toList();
        }
    }

    /// @param rows at least one
    /// @param diffTask works out what a clean-up changes, in the format of `diff -u`
    /// @param onApply makes the changes
    public CleanUpModel(
            List<CountedCleanUp> rows,
            BiConsumer<CleanUp, Consumer<List<String>>> diffTask,
            Consumer<CountedCleanUp> onApply) {
        this.rows = List.copyOf(rows);
        this.diffTask = diffTask;
        this.onApply = onApply;
        this.chosenRow = rows.getFirst();
    }

    /// What a clean-up changes in a library, in the format of `diff -u`.
    public static List<String> diffOf(Library library, CleanUp cleanUp) {
        List<String> diffLines = new ArrayList<>();
        LibraryTextParts.writeDiff(
                "library", library, library.applyEdit(cleanUp.editFor(library)), diffLines::add);
        return diffLines;
    }

    List<CountedCleanUp> rows() {
        return rows;
    }

    /// What the chosen clean-up changes.
    ReadOnlyObjectProperty<List<String>> diffProperty() {
        return diff.getReadOnlyProperty();
    }

    void choose(CountedCleanUp row) {
        chosenRow = row;
        diff.set(List.of());
        if (row.entryCount() > 0) {
            diffTask.accept(
                    row.cleanUp(),
                    lines -> {
                        if (row.equals(chosenRow)) {
                            diff.set(lines);
                        }
                    });
        }
    }

    /// Makes the changes of the chosen clean-up.
    void apply() {
        if (chosenRow.entryCount() > 0) {
            onApply.accept(chosenRow);
        }
    }
}
