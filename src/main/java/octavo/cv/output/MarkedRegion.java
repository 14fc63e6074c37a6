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
    public sealed interface Result {
        record Done(String text) implements Result {}

        record Refused(LocalizedSentence reason) implements Result {}
    }

    /// Puts a list into the text of a file.
    ///
    /// @param name which markers, for files with several lists
    public static Result of(String file, String name, String list) {
        List<Mark> begins = marks(file, "begin", name);
        List<Mark> ends = marks(file, "end", name);
        if (begins.isEmpty() && ends.isEmpty()) {
            return new Result.Refused(
                    LocalizedSentence.of(
                            "it has no place for the list. Add two lines where the list should go:"
                                + " a comment “octavo: begin {0}” and a comment “octavo: end {0}”",
                            name));
        }
        Optional<LocalizedSentence> wrong = wrong(begins, ends, name);
        if (wrong.isPresent()) {
            return new Result.Refused(wrong.get());
        }
        int start = begins.getFirst().end();
        int end = ends.getFirst().start();
        String newline = file.substring(0, start).endsWith("\r\n") ? "\r\n" : "\n";
        return new Result.Done(
                file.substring(0, start) + list.replace("\n", newline) + file.substring(end));
    }

    /// The line of a marker, with its line ending.
    private record Mark(int start, int end, int line) {}

    private static List<Mark> marks(String file, String which, String name) {
        Matcher found =
                Pattern.compile(
                                "(?m)^\\uFEFF?[ \\t]*(?:%+|//+|<!--|#+|/\\*|;+)[ \\t]*"
                                        + "octavo:[ \\t]*"
                                        + which
                                        + "[ \\t]+"
                                        + Pattern.quote(name)
                                        + "[ \\t]*(?:-->|\\*/)?[ \\t]*(?:\\r?\\n|\\z)")
                        .matcher(file);
        List<Mark> marks = new ArrayList<>();
        while (found.find()) {
            long line = file.substring(0, found.start()).lines().count() + 1;
            marks.add(new Mark(found.start(), found.end(), (int) line));
        }
        return marks;
    }

    private static Optional<LocalizedSentence> wrong(
            List<Mark> begins, List<Mark> ends, String name) {
        if (begins.size() > 1 || ends.size() > 1) {
            List<Mark> many = begins.size() > 1 ? begins : ends;
            return Optional.of(
                    LocalizedSentence.of(
                            "it has more than one “octavo: {0} {1}”, in lines {2} and {3}",
                            begins.size() > 1 ? "begin" : "end",
                            name,
                            many.get(0).line(),
                            many.get(1).line()));
        }
        if (begins.isEmpty() || ends.isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "it has no “octavo: {0} {1}”",
                            begins.isEmpty() ? "begin" : "end", name));
        }
        return ends.getFirst().start() < begins.getFirst().end()
                ? Optional.of(
                        LocalizedSentence.of("“octavo: end {0}” comes before its beginning", name))
                : Optional.empty();
    }
}
