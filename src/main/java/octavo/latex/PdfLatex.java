package octavo.latex;

import octavo.text.ShortText;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// What pdfLaTeX can typeset without further packages, in its default font encoding or in T1.
/// LuaLaTeX and XeLaTeX typeset whatever their font has.
public final class PdfLatex {
    /// This many letters of another script are a word, not symbols of a formula.
    private static final int SHORTEST_WORD = 3;

    private static final int MOST_NAMED = 10;

    private static final int ASCII = 128;

    /// No character before it combines with another.
    private static final char FIRST_MARK = '\u0300';

    private static final Pattern COMMAND = Pattern.compile("\\\\([A-Za-z]+|.)");

    /// The characters that it reads directly, and the commands that it knows.
    private static final List<String> TABLE = readTable();

    private static final BitSet READABLE =
            (TABLE.getFirst() + "\u00A0\u00AD")
                    .codePoints()
                    .collect(BitSet::new, BitSet::set, BitSet::or);
    private static final Set<String> COMMANDS = Set.of(TABLE.getLast().split(" ", -1));

    private PdfLatex() {}

    private static List<String> readTable() {
        try (InputStream tableStream = PdfLatex.class.getResourceAsStream("pdflatex.txt")) {
            byte[] bytes = Objects.requireNonNull(tableStream).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// LaTeX text with commands for characters that it cannot read but can typeset: `$\leq$` for ≤.
    /// Greek words stay, as they need another engine anyway.
    public static String withCommands(String latex) {
        return withCommands(latex, "");
    }

    /// For a `.bib`, replaces formulas only: biber decodes all other commands to characters.
    public static String withFormulas(String latex) {
        return withCommands(latex, "$");
    }

    /// @param commandPrefix the prefix of the commands to write
    private static String withCommands(String latex, String commandPrefix) {
        if (latex.chars().allMatch(character -> character < ASCII)) {
            return latex;
        }
        StringBuilder settableText = new StringBuilder();
        int clusterEnd;
        for (int offset = 0; offset < latex.length(); offset = clusterEnd) {
            clusterEnd = endOfCluster(latex, offset);
            if (clusterEnd == offset + 1 && isReadable(latex.charAt(offset))) {
                settableText.append(latex.charAt(offset));
            } else {
                String cluster = latex.substring(offset, clusterEnd);
                settableText.append(
                        isInWord(latex, offset) ? cluster : toCommand(cluster, commandPrefix));
            }
        }
        return settableText.toString();
    }

    /// A warning about the characters that it can neither read nor typeset.
    public static Optional<String> fontWarning(String latex) {
        List<String> unreadable = unreadableCharacters(latex);
        if (unreadable.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                "pdfLaTeX cannot set %s: use LuaLaTeX or XeLaTeX with a font that has them"
                        .formatted(ShortText.joinFirst(unreadable, MOST_NAMED, " ")));
    }

    private static List<String> unreadableCharacters(String latex) {
        return latex.codePoints()
                .filter(character -> !isReadable(character))
                .distinct()
                .mapToObj(Character::toString)
                .toList();
    }

    private static boolean isReadable(int character) {
        return character < ASCII || READABLE.get(character);
    }

    private static int endOfCluster(String text, int clusterStart) {
        int clusterEnd = clusterStart + Character.charCount(text.codePointAt(clusterStart));
        while (clusterEnd < text.length()
                && text.charAt(clusterEnd) >= FIRST_MARK
                && Character.getType(text.charAt(clusterEnd)) == Character.NON_SPACING_MARK) {
            clusterEnd++;
        }
        return clusterEnd;
    }

    private static String toCommand(String cluster, String commandPrefix) {
        if (cluster.equals("\u202F")) {
            return "\\,"; // narrow and non-breaking
        }
        String composedCluster = Normalizer.normalize(cluster, Normalizer.Form.NFC);
        if (composedCluster.codePoints().allMatch(PdfLatex::isReadable)) {
            return composedCluster;
        }
        String commandForm = LaTeX.toAscii(cluster);
        boolean isTypesettable =
                commandForm.startsWith(commandPrefix)
                        && commandForm.chars().allMatch(character -> character < ASCII)
                        && COMMAND.matcher(commandForm)
                                .results()
                                .allMatch(command -> COMMANDS.contains(command.group(1)));
        return isTypesettable ? commandForm : cluster;
    }

    private static boolean isInWord(String text, int offset) {
        int wordStart = offset;
        while (wordStart > 0
                && offset - wordStart < SHORTEST_WORD
                && isGreek(text.charAt(wordStart - 1))) {
            wordStart--;
        }
        int wordEnd = offset;
        while (wordEnd < text.length()
                && wordEnd - offset < SHORTEST_WORD
                && isGreek(text.charAt(wordEnd))) {
            wordEnd++;
        }
        return wordEnd > offset && wordEnd - wordStart >= SHORTEST_WORD;
    }

    private static boolean isGreek(char character) {
        return character >= ASCII
                && Character.isLetter(character)
                && UnicodeScript.of(character) == UnicodeScript.GREEK;
    }
}
