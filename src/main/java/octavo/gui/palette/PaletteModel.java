package octavo.gui.palette;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.tasks.BackgroundTasks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;

/// The items of the palette, and those that match the typed text, the best first.
public final class PaletteModel {
    private static final int MOST = 50;
    private static final int LEAD = 40;

    /// An item with its folded search text.
    ///
    /// @param lead what begins its further text: of an entry, the first author
    private record Folded(PaletteItem candidate, String text, String lead) {
        static Folded of(PaletteItem candidate) {
            String own = candidate.sort() == PaletteItem.Sort.ENTRY ? candidate.hint() : "";
            String text = candidate.text() + " " + candidate.more() + " " + own;
            return new Folded(candidate, FuzzyMatch.fold(text), FuzzyMatch.fold(candidate.more()));
        }
    }

    /// Whoever looks for a person mostly looks for the first author. That others wrote it too makes
    /// an entry no less likely.
    private static int score(int matched, Folded item, String[] words) {
        if (item.candidate().sort() != PaletteItem.Sort.ENTRY) {
            return matched;
        }
        boolean leads = Arrays.stream(words).anyMatch(item.lead()::startsWith);
        return matched + FuzzyMatch.lengthPenalty(item.text()) + (leads ? LEAD : 0);
    }

    private record Ranked(PaletteItem candidate, int score) {}

    private final BackgroundTasks background;
    private final Consumer<Exception> failed;
    private final List<Folded> fixed;
    private final Function<String, List<PaletteItem>> entries;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObservableList<PaletteItem> found = FXCollections.observableArrayList();
    private Runnable cancel = () -> {};
    private Runnable waiting = () -> {};
    private boolean searching;

    /// @param fixed the commands and settings
    /// @param entries finds matching entries; called on another thread
    public PaletteModel(
            BackgroundTasks background,
            Consumer<Exception> failed,
            List<PaletteItem> fixed,
            Function<String, List<PaletteItem>> entries) {
        this.background = background;
        this.failed = failed;
        this.fixed = fixed.stream().map(Folded::of).toList();
        this.entries = entries;
        query.addListener(_ -> search());
        found.setAll(fixed.stream().limit(MOST).toList());
        search();
    }

    public StringProperty queryProperty() {
        return query;
    }

    public ObservableList<PaletteItem> found() {
        return found;
    }

    /// Runs something once the matches for the typed text are known.
    public void then(Runnable action) {
        if (searching) {
            waiting = action;
        } else {
            action.run();
        }
    }

    private void take(List<PaletteItem> answer) {
        found.setAll(answer);
        searching = false;
        Runnable action = waiting;
        waiting = () -> {};
        action.run();
    }

    private void search() {
        cancel.run();
        searching = true;
        waiting = () -> {};
        String asked = query.get();
        cancel =
                background.runInBackground(
                        () -> find(asked),
                        answer -> {
                            if (asked.equals(query.get())) {
                                take(answer);
                            }
                        },
                        failed);
    }

    private List<PaletteItem> find(String asked) {
        String folded = FuzzyMatch.fold(asked).strip();
        if (folded.isEmpty()) {
            return fixed.stream().map(Folded::candidate).limit(MOST).toList();
        }
        String[] words = folded.split("\\s+", -1);
        List<Ranked> ranked = new ArrayList<>();
        rank(fixed, words, ranked);
        rank(entries.apply(folded).stream().map(Folded::of).toList(), words, ranked);
        ranked.sort(
                Comparator.comparing((Ranked each) -> !isNamed(each, words.length))
                        .thenComparing(Comparator.comparingInt(Ranked::score).reversed())
                        .thenComparing(each -> each.candidate().sort())
                        .thenComparingInt(each -> -each.candidate().year()));
        int best = ranked.stream().mapToInt(Ranked::score).max().orElse(0);
        return ranked.stream()
                .filter(each -> each.score() * 2 >= best)
                .map(Ranked::candidate)
                .limit(MOST)
                .toList();
    }

    /// Whether it is a command or a setting, and all that is typed begins a word of its name:
    /// papers that have the word too come behind it.
    private static boolean isNamed(Ranked each, int words) {
        return each.candidate().sort() != PaletteItem.Sort.ENTRY
                && each.score() >= words * FuzzyMatch.LEAST_OF_WORD_STARTS;
    }

    private static void rank(List<Folded> all, String[] words, List<Ranked> ranked) {
        for (Folded each : all) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException(Arrays.toString(words));
            }
            OptionalInt score = FuzzyMatch.score(words, each.text());
            if (score.isPresent()) {
                ranked.add(new Ranked(each.candidate(), score(score.getAsInt(), each, words)));
            }
        }
    }
}
