package octavo.gui.manual;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.text.LetterFolding;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The manual: what is searched for in it, and the place that is shown.
public final class ManualModel {
    /// The page to begin with: whoever reads it in the window has installed Octavo.
    private static final String START = "getting-started.md";

    private final ManualPages manual;
    private final Consumer<String> browse;
    private final ObservableList<ManualTopic> found = FXCollections.observableArrayList();
    private final StringProperty query = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Place> place;

    /// A place in the manual.
    ///
    /// @param block the index of its block
    record Place(ManualTopic page, int block) {}

    /// @param browse opens an address outside the window
    public ManualModel(ManualPages manual, Consumer<String> browse) {
        this.manual = manual;
        this.browse = browse;
        ManualTopic first = manual.page(START).orElse(manual.pages().getFirst());
        this.place = new ReadOnlyObjectWrapper<>(new Place(first, 0));
        query.subscribe(_ -> search());
    }

    private void search() {
        List<ManualTopic> pages =
                manual.pages().stream()
                        .filter(page -> words().allMatch(word -> has(page, word)))
                        .toList();
        found.setAll(pages);
        if (!pages.isEmpty()) {
            show(pages.contains(place.get().page()) ? place.get().page() : pages.getFirst());
        }
    }

    private Stream<String> words() {
        return Stream.of(folded(query.get()).strip().split("\\s+")).filter(it -> !it.isEmpty());
    }

    private static String folded(String text) {
        return LetterFolding.of(text).unaccented();
    }

    private static boolean has(ManualTopic page, String word) {
        return page.blocks().stream().anyMatch(block -> folded(block.words()).contains(word));
    }

    /// The pages with all words of the query.
    ObservableList<ManualTopic> found() {
        return found;
    }

    StringProperty queryProperty() {
        return query;
    }

    ReadOnlyObjectProperty<Place> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /// Shows a page, at the first block that a search finds.
    void show(ManualTopic page) {
        int block =
                IntStream.range(0, page.blocks().size())
                        .filter(i -> isFound(page.blocks().get(i)))
                        .findFirst()
                        .orElse(0);
        place.set(new Place(page, block));
    }

    /// Whether a block has a word of the query.
    boolean isFound(ManualBlock block) {
        String text = folded(block.words());
        return words().anyMatch(text::contains);
    }

    /// Whether a link of a page leads somewhere.
    boolean leads(String target) {
        return target.startsWith("http") || pageOf(target).isPresent();
    }

    private Optional<ManualTopic> pageOf(String target) {
        String id = target.replaceFirst("#.*", "");
        return id.isEmpty() ? Optional.of(place.get().page()) : manual.page(id);
    }

    /// Follows a link of the page that is shown.
    void follow(String target) {
        if (target.startsWith("http")) {
            browse.accept(target);
            return;
        }
        int anchor = target.indexOf('#');
        pageOf(target)
                .ifPresent(page -> {
                    query.set("");
                    place.set(
                            new Place(
                                    page,
                                    anchor < 0 ? 0 : page.place(target.substring(anchor + 1))));
                });
    }
}
