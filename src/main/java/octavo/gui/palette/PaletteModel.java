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
    private static final int MAX_ITEMS = 50;
    private static final int LEAD_BONUS = 40;

    /// An item with its folded search text.
    ///
    /// @param foldedDetail what begins its further text: of an entry, the first author
    private record FoldedItem(PaletteItem paletteItem, String foldedText, String foldedDetail) {
        static FoldedItem of(PaletteItem candidate) {
            String own = candidate.itemSort() == PaletteItem.ItemSort.ENTRY ? candidate.hint() : "";
            String text = candidate.itemText() + " " + candidate.detailText() + " " + own;
            return new FoldedItem(
                    candidate,
                    FuzzyMatch.foldText(text),
                    FuzzyMatch.foldText(candidate.detailText()));
        }
    }

    /// Whoever looks for a person mostly looks for the first author. That others wrote it too makes
    /// an entry no less likely.
    private static int score(int matchScore, FoldedItem foldedItem, String[] words) {
        if (foldedItem.paletteItem().itemSort() != PaletteItem.ItemSort.ENTRY) {
            return matchScore;
        }
        boolean startsDetail = Arrays.stream(words).anyMatch(foldedItem.foldedDetail()::startsWith);
        return matchScore
                + FuzzyMatch.lengthPenalty(foldedItem.foldedText())
                + (startsDetail ? LEAD_BONUS : 0);
    }

    private record RankedItem(PaletteItem paletteItem, int score) {}

    private final BackgroundTasks background;
    private final Consumer<Exception> onFailure;
    private final List<FoldedItem> fixedItems;
    private final Function<String, List<PaletteItem>> entryItems;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObservableList<PaletteItem> foundItems = FXCollections.observableArrayList();
    private Runnable cancelSearch = () -> {};
    private Runnable waitingAction = () -> {};
    private boolean isSearching;

    /// @param fixedItems the commands and settings
    /// @param entryItems finds matching entries; called on another thread
    public PaletteModel(
            BackgroundTasks background,
            Consumer<Exception> onFailure,
            List<PaletteItem> fixedItems,
            Function<String, List<PaletteItem>> entryItems) {
        this.background = background;
        this.onFailure = onFailure;
        this.fixedItems = fixedItems.stream().map(FoldedItem::of).toList();
        this.entryItems = entryItems;
        query.addListener(_ -> startSearch());
        foundItems.setAll(fixedItems.stream().limit(MAX_ITEMS).toList());
        startSearch();
    }

    public StringProperty queryProperty() {
        return query;
    }

    public ObservableList<PaletteItem> foundItems() {
        return foundItems;
    }

    /// Runs something once the matches for the typed text are known.
    public void afterSearch(Runnable action) {
        if (isSearching) {
            waitingAction = action;
        } else {
            action.run();
        }
    }

    private void takeItems(List<PaletteItem> newItems) {
        foundItems.setAll(newItems);
        isSearching = false;
        Runnable action = waitingAction;
        waitingAction = () -> {};
        action.run();
    }

    private void startSearch() {
        cancelSearch.run();
        isSearching = true;
        waitingAction = () -> {};
        String askedQuery = query.get();
        cancelSearch =
                background.runInBackground(
                        () -> findItems(askedQuery),
                        foundNow -> {
                            if (askedQuery.equals(query.get())) {
                                takeItems(foundNow);
                            }
                        },
                        onFailure);
    }

    private List<PaletteItem> findItems(String askedQuery) {
        String foldedQuery = FuzzyMatch.foldText(askedQuery).strip();
        if (foldedQuery.isEmpty()) {
            return fixedItems.stream().map(FoldedItem::paletteItem).limit(MAX_ITEMS).toList();
        }
        String[] words = foldedQuery.split("\\s+", -1);
        List<RankedItem> rankedItems = new ArrayList<>();
        rankItems(fixedItems, words, rankedItems);
        rankItems(
                entryItems.apply(foldedQuery).stream().map(FoldedItem::of).toList(),
                words,
                rankedItems);
        rankedItems.sort(
                Comparator.comparing((RankedItem each) -> !isNamed(each, words.length))
                        .thenComparing(Comparator.comparingInt(RankedItem::score).reversed())
                        .thenComparing(each -> each.paletteItem().itemSort())
                        .thenComparingInt(each -> -each.paletteItem().year()));
        int bestScore = rankedItems.stream().mapToInt(RankedItem::score).max().orElse(0);
        return rankedItems.stream()
                .filter(each -> each.score() * 2 >= bestScore)
                .map(RankedItem::paletteItem)
                .limit(MAX_ITEMS)
                .toList();
    }

    /// Whether it is a command or a setting, and all that is typed begins a word of its name:
    /// papers that have the word too come behind it.
    private static boolean isNamed(RankedItem rankedItem, int wordCount) {
        return rankedItem.paletteItem().itemSort() != PaletteItem.ItemSort.ENTRY
                && rankedItem.score() >= wordCount * FuzzyMatch.MIN_WORD_START_SCORE;
    }

    private static void rankItems(
            List<FoldedItem> foldedItems, String[] words, List<RankedItem> rankedItems) {
        for (FoldedItem foldedItem : foldedItems) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException(Arrays.toString(words));
            }
            OptionalInt score = FuzzyMatch.score(words, foldedItem.foldedText());
            if (score.isPresent()) {
                rankedItems.add(
                        new RankedItem(
                                foldedItem.paletteItem(),
                                score(score.getAsInt(), foldedItem, words)));
            }
        }
    }
}
