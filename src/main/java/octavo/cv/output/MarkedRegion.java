package octavo.cv.output;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Puts a list into a file of the user's own, between two comments that say where:
///
///     % octavo: begin homepage
///     % octavo: end homepage
///
/// The comments are in the language of the file (`%` in LaTeX, `//` in Typst, `<!-- … -->` in
/// Markdown and HTML). All that is outside them stays as it is, to the byte.
public final class MarkedRegion {
    private MarkedRegion() {}

    /// The result: the file with the list, or why it could not be inserted.
    public sealed interface InsertionResult {
        record InsertedList(String fileText) implements InsertionResult {}

        record InsertionRefused(LocalizedSentence reason) implements InsertionResult {}
    }

    /// Puts a list into the text of a file.
    ///
    /// @param regionName which markers, for files with several lists
    public static InsertionResult insertList(String fileText, String regionName, String listText) {
        List<RegionMark> beginMarks = findMarks(fileText, "begin", regionName);
        List<RegionMark> endMarks = findMarks(fileText, "end", regionName);
        if (beginMarks.isEmpty() && endMarks.isEmpty()) {
            return new InsertionResult.InsertionRefused(
                    LocalizedSentence.of(
                            "it has no place for the list. Add two lines where the list should go:"
                                + " a comment “octavo: begin {0}” and a comment “octavo: end {0}”",
                            regionName));
        }
        Optional<LocalizedSentence> markProblem = findProblem(beginMarks, endMarks, regionName);
        if (markProblem.isPresent()) {
            return new InsertionResult.InsertionRefused(markProblem.get());
        }
        int startOffset = beginMarks.getFirst().end();
        int endOffset = endMarks.getFirst().start();
        String lineEnding = fileText.substring(0, startOffset).endsWith("\r\n") ? "\r\n" : "\n";
        return new InsertionResult.InsertedList(
                fileText.substring(0, startOffset)
                        + listText.replace("\n", lineEnding)
                        + fileText.substring(endOffset));
    }

    /// The line of a marker, with its line ending.
    private record RegionMark(int start, int end, int lineNumber) {}

    private static List<RegionMark> findMarks(String fileText, String markWord, String regionName) {
        Matcher markMatcher =
                Pattern.compile(
                                "(?m)^\\uFEFF?[ \\t]*(?:%+|//+|<!--|#+|/\\*|;+)[ \\t]*"
                                        + "octavo:[ \\t]*"
                                        + markWord
                                        + "[ \\t]+"
                                        + Pattern.quote(regionName)
                                        + "[ \\t]*(?:-->|\\*/)?[ \\t]*(?:\\r?\\n|\\z)")
                        .matcher(fileText);
        List<RegionMark> foundMarks = new ArrayList<>();
        while (markMatcher.find()) {
            long lineNumber = fileText.substring(0, markMatcher.start()).lines().count() + 1;
            foundMarks.add(
                    new RegionMark(markMatcher.start(), markMatcher.end(), (int) lineNumber));
        }
        return foundMarks;
    }

    private static Optional<LocalizedSentence> findProblem(
            List<RegionMark> beginMarks, List<RegionMark> endMarks, String regionName) {
        if (beginMarks.size() > 1 || endMarks.size() > 1) {
            List<RegionMark> repeatedMarks = beginMarks.size() > 1 ? beginMarks : endMarks;
            return Optional.of(
                    LocalizedSentence.of(
                            "it has more than one “octavo: {0} {1}”, in lines {2} and {3}",
                            beginMarks.size() > 1 ? "begin" : "end",
                            regionName,
                            repeatedMarks.get(0).lineNumber(),
                            repeatedMarks.get(1).lineNumber()));
        }
        if (beginMarks.isEmpty() || endMarks.isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "it has no “octavo: {0} {1}”",
                            beginMarks.isEmpty() ? "begin" : "end", regionName));
        }
        return endMarks.getFirst().start() < beginMarks.getFirst().end()
                ? Optional.of(
                        LocalizedSentence.of(
                                "“octavo: end {0}” comes before its beginning", regionName))
                : Optional.empty();
    }
}
