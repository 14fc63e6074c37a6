package octavo.cli.output;

import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.SourcePlaces;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.MatchGroup;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Prints pairs of entries for people or for programs.
///
/// @param firstName the name of a pair's first entry
public record MatchList(
        Library library,
        SourcePlaces sourcePlaces,
        List<EntryMatch> entryMatches,
        String firstName,
        String secondName) {

    /// The output formats.
    public enum MatchFormat {
        TEXT,
        JSON
    }

    public void printMatches(PrintWriter out, MatchFormat format) {
        switch (format) {
            case TEXT -> {
                PrintWriter terminalOutput = TerminalWriter.of(out);
                MatchGroup.groupMatches(entryMatches)
                        .forEach(matchGroup -> printGroup(terminalOutput, matchGroup));
            }
            case JSON -> TerminalWriter.ofJson(out).println(toJson());
        }
    }

    private void printGroup(PrintWriter out, MatchGroup matchGroup) {
        if (!matchGroup.isSeries()) {
            printMatch(out, matchGroup.entryMatches().getFirst());
            return;
        }
        List<String> entryNames = matchGroup.entryIndices().stream().map(this::nameAt).toList();
        out.printf(
                "%-7s  %s%n",
                levelName(matchGroup.entryMatches().getFirst()), String.join("  ", entryNames));
        List<LocalizedSentence> reasonSentences = new ArrayList<>();
        reasonSentences.add(
                LocalizedSentence.of(
                        "{0} pairs among {1} entries, perhaps a series",
                        matchGroup.entryMatches().size(), entryNames.size()));
        reasonSentences.addAll(matchGroup.commonReasons());
        out.printf("         %s%n", LocalizedSentence.join("; ", reasonSentences));
    }

    private void printMatch(PrintWriter out, EntryMatch entryMatch) {
        out.printf(
                "%-7s  %s  %s%n",
                levelName(entryMatch),
                nameAt(entryMatch.firstIndex()),
                nameAt(entryMatch.secondIndex()));
        out.printf("         %s%n", LocalizedSentence.join("; ", entryMatch.reasons()));
    }

    private static String levelName(EntryMatch entryMatch) {
        return entryMatch.matchLevel().name().toLowerCase(Locale.ROOT);
    }

    private String keyAt(int index) {
        return library.workAt(index).map(Work::key).orElse("");
    }

    /// The key of an entry, or its place if it has none.
    private String nameAt(int index) {
        String key = keyAt(index);
        return key.isEmpty()
                ? "(line %d)".formatted(sourcePlaces.positionAt(index, 0).line())
                : key;
    }

    private String toJson() {
        ArrayNode matchesJson = JsonMapper.shared().createArrayNode();
        for (EntryMatch entryMatch : entryMatches) {
            ObjectNode pairJson = matchesJson.addObject();
            pairJson.put("level", levelName(entryMatch));
            pairJson.put(firstName, keyAt(entryMatch.firstIndex()));
            pairJson.put(secondName, keyAt(entryMatch.secondIndex()));
            pairJson.putArray("lines")
                    .add(sourcePlaces.positionAt(entryMatch.firstIndex(), 0).line())
                    .add(sourcePlaces.positionAt(entryMatch.secondIndex(), 0).line());
            if (sourcePlaces.areInSeveralFiles()) {
                pairJson.putArray("files")
                        .add(LibraryInput.nameOf(sourcePlaces.fileOf(entryMatch.firstIndex())))
                        .add(LibraryInput.nameOf(sourcePlaces.fileOf(entryMatch.secondIndex())));
            }
            ReasonsJson.put(entryMatch.reasons(), pairJson);
        }
        return matchesJson.toPrettyString();
    }
}
