package octavo.gui.manual;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// A page of the manual.
///
/// @param id the name of its file, such as `search.md`
record ManualTopic(String id, List<ManualBlock> blocks) {
    ManualTopic {
        blocks = List.copyOf(blocks);
    }

    /// Its first heading.
    String title() {
        return blocks.stream()
                .filter(ManualBlock.Heading.class::isInstance)
                .map(ManualBlock::words)
                .findFirst()
                .orElse(id);
    }

    /// The block that an anchor names; the first one if none does.
    int place(String anchor) {
        return IntStream.range(0, blocks.size())
                .filter(i ->
                        blocks.get(i) instanceof ManualBlock.Heading heading
                                && anchorOf(heading).equals(anchor))
                .findFirst()
                .orElse(0);
    }

    /// As GitHub makes anchors from headings.
    private static String anchorOf(ManualBlock.Heading heading) {
        return heading.words()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
