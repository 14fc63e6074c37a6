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
    public static final String START_TOPIC = "getting-started.md";

    /// The page for those who have used another program.
    public static final String OTHER_PROGRAMS_TOPIC = "coming-from.md";

    private final ManualPages manualPages;
    private final Consumer<String> openAddress;
    private final ObservableList<ManualTopic> foundTopics = FXCollections.observableArrayList();
    private final StringProperty query = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<ManualPosition> topicPlace;

    /// A place in the manual.
    ///
    /// @param blockIndex the index of its block
    record ManualPosition(ManualTopic manualTopic, int blockIndex) {}

    /// @param topicId the page to begin with
    /// @param openAddress opens an address outside the window
    public ManualModel(ManualPages manualPages, String topicId, Consumer<String> openAddress) {
        this.manualPages = manualPages;
        this.openAddress = openAddress;
        ManualTopic firstTopic =
                manualPages.findTopic(topicId).orElse(manualPages.manualTopics().getFirst());
        this.topicPlace = new ReadOnlyObjectWrapper<>(new ManualPosition(firstTopic, 0));
        query.subscribe(_ -> searchTopics());
    }

    private void searchTopics() {
        List<ManualTopic> matchingTopics =
                manualPages.manualTopics().stream()
                        .filter(manualTopic ->
                                queryWords().allMatch(word -> hasWord(manualTopic, word)))
                        .toList();
        foundTopics.setAll(matchingTopics);
        if (!matchingTopics.isEmpty()) {
            showTopic(
                    matchingTopics.contains(topicPlace.get().manualTopic())
                            ? topicPlace.get().manualTopic()
                            : matchingTopics.getFirst());
        }
    }

    private Stream<String> queryWords() {
        return Stream.of(foldText(query.get()).strip().split("\\s+")).filter(it -> !it.isEmpty());
    }

    private static String foldText(String text) {
        return LetterFolding.of(text).unaccented();
    }

    private static boolean hasWord(ManualTopic manualTopic, String word) {
        return manualTopic.manualBlocks().stream()
                .anyMatch(block -> foldText(block.words()).contains(word));
    }

    /// The pages with all words of the query.
    ObservableList<ManualTopic> foundTopics() {
        return foundTopics;
    }

    StringProperty queryProperty() {
        return query;
    }

    ReadOnlyObjectProperty<ManualPosition> placeProperty() {
        return topicPlace.getReadOnlyProperty();
    }

    /// Shows a page, at the first block that a search finds.
    void showTopic(ManualTopic manualTopic) {
        int blockIndex =
                IntStream.range(0, manualTopic.manualBlocks().size())
                        .filter(i -> isFound(manualTopic.manualBlocks().get(i)))
                        .findFirst()
                        .orElse(0);
        topicPlace.set(new ManualPosition(manualTopic, blockIndex));
    }

    /// Whether a block has a word of the query.
    boolean isFound(ManualBlock block) {
        String text = foldText(block.words());
        return queryWords().anyMatch(text::contains);
    }

    /// Whether a link of a page leads somewhere.
    boolean isKnownTarget(String target) {
        return target.startsWith("http") || topicOf(target).isPresent();
    }

    private Optional<ManualTopic> topicOf(String target) {
        String id = target.replaceFirst("#.*", "");
        return id.isEmpty()
                ? Optional.of(topicPlace.get().manualTopic())
                : manualPages.findTopic(id);
    }

    /// Follows a link of the page that is shown.
    void followLink(String target) {
        if (target.startsWith("http")) {
            openAddress.accept(target);
            return;
        }
        int anchorIndex = target.indexOf('#');
        topicOf(target)
                .ifPresent(manualTopic -> {
                    query.set("");
                    topicPlace.set(
                            new ManualPosition(
                                    manualTopic,
                                    anchorIndex < 0
                                            ? 0
                                            : manualTopic.blockOfAnchor(
                                                    target.substring(anchorIndex + 1))));
                });
    }
}
