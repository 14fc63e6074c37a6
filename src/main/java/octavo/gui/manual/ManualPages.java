package octavo.gui.manual;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The pages that come with the program, in the order of the documentation's contents.
public record ManualPages(List<ManualTopic> pages) {
    private static final String CONTENTS = "README.md";

    public ManualPages {
        pages = List.copyOf(pages);
    }

    /// Reads them. This takes a while.
    public static ManualPages read() throws IOException {
        String contents =
                text(CONTENTS).orElseThrow(() -> new IOException("the manual is missing"));
        List<String> ids =
                ManualText.parse(contents).stream()
                        .flatMap(ManualBlock::pieces)
                        .map(ManualPiece::target)
                        .filter(target -> target.matches("[\\w-]+\\.md"))
                        .distinct()
                        .toList();
        List<ManualTopic> pages = new ArrayList<>();
        for (String id : ids) {
            text(id).ifPresent(text -> pages.add(new ManualTopic(id, ManualText.parse(text))));
        }
        return new ManualPages(pages);
    }

    private static Optional<String> text(String id) throws IOException {
        try (InputStream in = ManualPages.class.getResourceAsStream(id)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    Optional<ManualTopic> page(String id) {
        return pages.stream().filter(page -> page.id().equals(id)).findFirst();
    }
}
