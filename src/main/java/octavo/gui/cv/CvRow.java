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

    record Heading(int level, String text) implements CvRow {}

    record Remark(Runs text) implements CvRow {}

    /// An entry.
    ///
    /// @param section the index of its section
    /// @param place its index in the section
    record Entry(CvDocument.CvEntry item, int section, int place) implements CvRow {

        String key() {
            return item.work().key();
        }

        /// What it prints, in one line.
        String text() {
            return item.entryLines().lines().stream().map(Runs::plainText).collect(joining(" "));
        }
    }

    /// The rows of a list, in order.
    static List<CvRow> of(PrintedProfile printed) {
        List<CvRow> rows = new ArrayList<>();
        List<Integer> listed = listed(printed);
        int section = -1;
        for (DocumentBlock block : printed.document().blocks()) {
            switch (block) {
                case DocumentBlock.HeadingBlock(int level, String text) -> {
                    section += level == 1 ? 1 : 0;
                    rows.add(new Heading(level, text));
                }
                case DocumentBlock.RemarkBlock(Runs text) -> rows.add(new Remark(text));
                case DocumentBlock.MarkupBlock _ -> {}
                case DocumentBlock.EntriesBlock(List<CvDocument.CvEntry> items) -> {
                    int at = section < listed.size() && section >= 0 ? listed.get(section) : -1;
                    Map<String, Integer> places = at < 0 ? Map.of() : places(printed, at);
                    for (CvDocument.CvEntry item : items) {
                        int place = places.getOrDefault(item.work().key(), -1);
                        rows.add(new Entry(item, at, place));
                    }
                }
            }
        }
        return rows;
    }

    private static Map<String, Integer> places(PrintedProfile printed, int section) {
        Map<String, Integer> places = new HashMap<>();
        List<String> keys = printed.keys().get(section);
        for (int i = 0; i < keys.size(); i++) {
            places.putIfAbsent(keys.get(i), i);
        }
        return places;
    }

    /// The sections with a heading: those that list something, or state that they are empty.
    private static List<Integer> listed(PrintedProfile printed) {
        Set<String> written =
                printed.document().entries().stream().map(it -> it.work().key()).collect(toSet());
        List<Integer> listed = new ArrayList<>();
        for (int i = 0; i < printed.keys().size(); i++) {
            boolean any = printed.keys().get(i).stream().anyMatch(written::contains);
            if (any || !printed.profile().listSections().get(i).emptyText().isEmpty()) {
                listed.add(i);
            }
        }
        return listed;
    }
}
