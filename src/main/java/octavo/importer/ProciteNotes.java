package octavo.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// RIS as written by ProCite. It has more fields than RIS has tags, so most of them are labelled
/// notes, `N1 - Series Title: …`, and a book's edition is in `VL`.
final class ProciteNotes {
    private static final Map<String, String> TAGS =
            Map.ofEntries(
                    Map.entry("series title", "T3"),
                    Map.entry("proceedings title", "T2"),
                    Map.entry("title monographic", "T2"),
                    Map.entry("title, monographic", "T2"),
                    Map.entry("author, monographic", "A2"),
                    Map.entry("editor", "A2"),
                    Map.entry("series editor", "A3"),
                    Map.entry("volume id", "VL"),
                    Map.entry("issue id", "IS"),
                    Map.entry("series volume id", "M1"),
                    Map.entry("page(s)", "SP"),
                    Map.entry("edition", "ET"),
                    Map.entry("place of publication", "CY"),
                    Map.entry("publisher name", "PB"),
                    Map.entry("isbn", "SN"),
                    Map.entry("language", "LA"));

    private static final Set<String> SIGNATURES = Set.of("record id", "record number");

    private static final Set<String> SILENT =
            Set.of(
                    "author role",
                    "connective phrase",
                    "call number",
                    "series editor role",
                    "editor/compiler role");

    /// The RIS types with the edition in `VL`.
    private static final Set<String> WITH_EDITION =
            Set.of("BOOK", "CHAP", "MUSIC", "CTLG", "MAP", "ART", "ADVS");

    private ProciteNotes() {}

    /// A ProCite record with tags in place of labelled notes; any other record unchanged.
    static TaggedRecord unfolded(TaggedRecord record) {
        boolean procite = record.lines().stream().anyMatch(it -> SIGNATURES.contains(label(it)));
        if (!procite) {
            return record;
        }
        boolean edition = WITH_EDITION.contains(record.first("TY"));
        List<TaggedLine> lines = new ArrayList<>();
        for (TaggedLine line : record.lines()) {
            String label = label(line);
            String tag = TAGS.getOrDefault(label, line.tag());
            if (!SIGNATURES.contains(label) && !SILENT.contains(label)) {
                boolean labelled = !tag.equals(line.tag());
                String moved = edition ? moved(line.tag()) : line.tag();
                lines.add(
                        labelled
                                ? new TaggedLine(tag, rest(line.value()), line.number())
                                : new TaggedLine(moved, line.value(), line.number()));
            }
        }
        return new TaggedRecord(record.line(), lines);
    }

    private static String moved(String tag) {
        return switch (tag) {
            case "VL" -> "ET";
            case "IS" -> "VL";
            default -> tag;
        };
    }

    private static String rest(String note) {
        return note.substring(note.indexOf(':') + 1).strip();
    }

    private static String label(TaggedLine line) {
        int colon = line.value().indexOf(": ");
        return line.tag().equals("N1") && colon > 0
                ? line.value().substring(0, colon).toLowerCase(Locale.ROOT)
                : "";
    }
}
