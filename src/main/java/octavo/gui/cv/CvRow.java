package octavo.gui.cv;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A row of the page as it prints.
sealed interface CvRow {

    record HeadingRow(int level, String text) implements CvRow {}

    record RemarkRow(Runs text) implements CvRow {}

    /// An entry.
    ///
    /// @param sectionIndex the index of its section
    /// @param entryIndex its index in the section
    record EntryRow(CvDocument.CvEntry cvEntry, int sectionIndex, int entryIndex) implements CvRow {

        String key() {
            return cvEntry.work().key();
        }

        /// What it prints, in one line.
        String text() {
            return cvEntry.entryLines().lines().stream().map(Runs::plainText).collect(joining(" "));
        }
    }

    /// The rows of a list, in order.
    static List<CvRow> of(PrintedProfile printedProfile) {
        List<CvRow> cvRows = new ArrayList<>();
        List<Integer> listedSections = listedSections(printedProfile);
        int section = -1;
        for (DocumentBlock block : printedProfile.cvDocument().blocks()) {
            switch (block) {
                case DocumentBlock.HeadingBlock(int level, String text) -> {
                    section += level == 1 ? 1 : 0;
                    cvRows.add(new HeadingRow(level, text));
                }
                case DocumentBlock.RemarkBlock(Runs text) -> cvRows.add(new RemarkRow(text));
                case DocumentBlock.MarkupBlock _ -> {}
                case DocumentBlock.EntriesBlock(List<CvDocument.CvEntry> items) -> {
                    int sectionIndex =
                            section < listedSections.size() && section >= 0
                                    ? listedSections.get(section)
                                    : -1;
                    Map<String, Integer> indexesByKey =
                            sectionIndex < 0
                                    ? Map.of()
                                    : indexesByKey(printedProfile, sectionIndex);
                    for (CvDocument.CvEntry item : items) {
                        int entryIndex = indexesByKey.getOrDefault(item.work().key(), -1);
                        cvRows.add(new EntryRow(item, sectionIndex, entryIndex));
                    }
                }
            }
        }
        return cvRows;
    }

    private static Map<String, Integer> indexesByKey(PrintedProfile printedProfile, int section) {
        Map<String, Integer> indexesByKey = new HashMap<>();
        List<String> keys = printedProfile.keysBySection().get(section);
        for (int i = 0; i < keys.size(); i++) {
            indexesByKey.putIfAbsent(keys.get(i), i);
        }
        return indexesByKey;
    }

    /// The sections with a heading: those that list something, or state that they are empty.
    private static List<Integer> listedSections(PrintedProfile printedProfile) {
        Set<String> writtenKeys =
                printedProfile.cvDocument().entries().stream()
                        .map(it -> it.work().key())
                        .collect(toSet());
        List<Integer> listedSections = new ArrayList<>();
        for (int i = 0; i < printedProfile.keysBySection().size(); i++) {
            boolean hasWritten =
                    printedProfile.keysBySection().get(i).stream().anyMatch(writtenKeys::contains);
            if (hasWritten
                    || !printedProfile.profile().listSections().get(i).emptyText().isEmpty()) {
                listedSections.add(i);
            }
        }
        return listedSections;
    }
}
