package octavo.cli.output;

import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.SourcePlaces;
import octavo.cli.terminal.TerminalWriter;
import octavo.duplicates.EntryMatch;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/// Prints pairs of entries for people or for programs.
///
/// @param first the name of a pair's first entry
public record MatchList(
        Library library,
        SourcePlaces places,
        List<EntryMatch> matches,
        String first,
        String second) {

    /// The output formats.
    public enum Format {
        TEXT,
        JSON
    }

    public void print(PrintWriter out, Format format) {
        switch (format) {
            case TEXT -> {
                PrintWriter screen = TerminalWriter.of(out);
                matches.forEach(match -> print(screen, match));
            }
            case JSON -> TerminalWriter.ofJson(out).println(toJson());
        }
    }

    private void print(PrintWriter out, EntryMatch match) {
        out.printf(
                "%-7s  %s  %s%n",
                level(match), name(match.firstIndex()), name(match.secondIndex()));
        out.printf("         %s%n", LocalizedSentence.join("; ", match.reasons()));
    }

    private static String level(EntryMatch match) {
        return match.matchLevel().name().toLowerCase(Locale.ROOT);
    }

    private String key(int index) {
        return library.workAt(index).map(Work::key).orElse("");
    }

    /// The key of an entry, or its place if it has none.
    private String name(int index) {
        String key = key(index);
        return key.isEmpty() ? "(line %d)".formatted(places.at(index, 0).line()) : key;
    }

    private String toJson() {
        ArrayNode array = JsonMapper.shared().createArrayNode();
        for (EntryMatch match : matches) {
            ObjectNode pair = array.addObject();
            pair.put("level", level(match));
            pair.put(first, key(match.firstIndex()));
            pair.put(second, key(match.secondIndex()));
            pair.putArray("lines")
                    .add(places.at(match.firstIndex(), 0).line())
                    .add(places.at(match.secondIndex(), 0).line());
            if (places.areInSeveralFiles()) {
                pair.putArray("files")
                        .add(LibraryInput.name(places.file(match.firstIndex())))
                        .add(LibraryInput.name(places.file(match.secondIndex())));
            }
            ReasonsJson.put(match.reasons(), pair);
        }
        return array.toPrettyString();
    }
}
