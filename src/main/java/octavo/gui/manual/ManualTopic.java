package octavo.gui.manual;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// A page of the manual.
///
/// @param id the name of its file, such as `search.md`
record ManualTopic(String id, List<ManualBlock> manualBlocks) {
    ManualTopic {
        manualBlocks = List.copyOf(manualBlocks);
    }

    /// Its first heading.
    String title() {
        return manualBlocks.stream()
                .filter(ManualBlock.ManualHeading.class::isInstance)
                .map(ManualBlock::words)
                .findFirst()
                .orElse(id);
    }

    /// The block that an anchor names; the first one if none does.
    int blockOfAnchor(String anchor) {
        return IntStream.range(0, manualBlocks.size())
                .filter(i ->
                        manualBlocks.get(i) instanceof ManualBlock.ManualHeading heading
                                && anchorOf(heading).equals(anchor))
                .findFirst()
                .orElse(0);
    }

    /// As GitHub makes anchors from headings.
    private static String anchorOf(ManualBlock.ManualHeading heading) {
        return heading.words()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
