package octavo.formats.ris;

import octavo.formats.tagged.TaggedLine;
import octavo.formats.tagged.TaggedRecord;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// RIS as written by ProCite. It has more fields than RIS has tags, so most of them are labelled
/// notes, `N1 - Series Title: …`, and a book's edition is in `VL`.
final class ProciteNotes {
    private static final Map<String, String> TAGS_BY_LABEL =
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

    private static final Set<String> SIGNATURE_LABELS = Set.of("record id", "record number");

    private static final Set<String> IGNORED_LABELS =
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
    static TaggedRecord unfoldNotes(TaggedRecord record) {
        boolean isProcite =
                record.lines().stream().anyMatch(it -> SIGNATURE_LABELS.contains(noteLabel(it)));
        if (!isProcite) {
            return record;
        }
        boolean hasEdition = WITH_EDITION.contains(record.firstValue("TY"));
        List<TaggedLine> lines = new ArrayList<>();
        for (TaggedLine line : record.lines()) {
            String noteLabel = noteLabel(line);
            String tag = TAGS_BY_LABEL.getOrDefault(noteLabel, line.tag());
            if (!SIGNATURE_LABELS.contains(noteLabel) && !IGNORED_LABELS.contains(noteLabel)) {
                boolean isLabelled = !tag.equals(line.tag());
                String shiftedTag = hasEdition ? shiftedTag(line.tag()) : line.tag();
                lines.add(
                        isLabelled
                                ? new TaggedLine(
                                        tag, textAfterLabel(line.value()), line.lineNumber())
                                : new TaggedLine(shiftedTag, line.value(), line.lineNumber()));
            }
        }
        return new TaggedRecord(record.lineNumber(), lines);
    }

    private static String shiftedTag(String tag) {
        return switch (tag) {
            case "VL" -> "ET";
            case "IS" -> "VL";
            default -> tag;
        };
    }

    private static String textAfterLabel(String note) {
        return note.substring(note.indexOf(':') + 1).strip();
    }

    private static String noteLabel(TaggedLine line) {
        int colonOffset = line.value().indexOf(": ");
        return line.tag().equals("N1") && colonOffset > 0
                ? line.value().substring(0, colonOffset).toLowerCase(Locale.ROOT)
                : "";
    }
}
