package octavo.gui.manual;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The pages that come with the program, in the order of the documentation's contents.
public record ManualPages(List<ManualTopic> manualTopics) {
    private static final String CONTENTS = "README.md";

    public ManualPages {
        manualTopics = List.copyOf(manualTopics);
    }

    /// Reads them. This takes a while.
    public static ManualPages readManual() throws IOException {
        String contentsText =
                readText(CONTENTS).orElseThrow(() -> new IOException("the manual is missing"));
        List<String> topicIds =
                ManualText.parse(contentsText).stream()
                        .flatMap(ManualBlock::pieces)
                        .map(ManualPiece::target)
                        .filter(target -> target.matches("[\\w-]+\\.md"))
                        .distinct()
                        .toList();
        List<ManualTopic> manualTopics = new ArrayList<>();
        for (String id : topicIds) {
            readText(id)
                    .ifPresent(
                            text -> manualTopics.add(new ManualTopic(id, ManualText.parse(text))));
        }
        return new ManualPages(manualTopics);
    }

    private static Optional<String> readText(String id) throws IOException {
        try (InputStream input = ManualPages.class.getResourceAsStream(id)) {
            return input == null
                    ? Optional.empty()
                    : Optional.of(new String(input.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    Optional<ManualTopic> findTopic(String id) {
        return manualTopics.stream().filter(page -> page.id().equals(id)).findFirst();
    }
}
