package octavo.latex;

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
    private static final List<String> TABLE = table();

    private static final BitSet READ =
            (TABLE.getFirst() + "\u00A0\u00AD")
                    .codePoints()
                    .collect(BitSet::new, BitSet::set, BitSet::or);
    private static final Set<String> COMMANDS = Set.of(TABLE.getLast().split(" ", -1));

    private PdfLatex() {}

    private static List<String> table() {
        try (InputStream in = PdfLatex.class.getResourceAsStream("pdflatex.txt")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// LaTeX text with commands for characters that it cannot read but can typeset: `$\leq$` for ≤.
    /// Greek words stay, as they need another engine anyway.
    public static String settable(String latex) {
        return settable(latex, "");
    }

    /// For a `.bib`, replaces formulas only: biber decodes all other commands to characters.
    public static String settableByBiber(String latex) {
        return settable(latex, "$");
    }

    /// @param start the prefix of the commands to write
    private static String settable(String latex, String start) {
        if (latex.chars().allMatch(c -> c < ASCII)) {
            return latex;
        }
        StringBuilder settable = new StringBuilder();
        int end;
        for (int at = 0; at < latex.length(); at = end) {
            end = endOfCluster(latex, at);
            if (end == at + 1 && isRead(latex.charAt(at))) {
                settable.append(latex.charAt(at));
            } else {
                String cluster = latex.substring(at, end);
                settable.append(isInWord(latex, at) ? cluster : set(cluster, start));
            }
        }
        return settable.toString();
    }

    /// A warning about the characters that it can neither read nor typeset.
    public static Optional<String> remark(String latex) {
        List<String> strange = strange(latex);
        if (strange.isEmpty()) {
            return Optional.empty();
        }
        String first = String.join(" ", strange.stream().limit(MOST_NAMED).toList());
        String more = strange.size() > MOST_NAMED ? " …" : "";
        return Optional.of(
                "pdfLaTeX cannot set %s%s: use LuaLaTeX or XeLaTeX with a font that has them"
                        .formatted(first, more));
    }

    private static List<String> strange(String latex) {
        return latex.codePoints()
                .filter(character -> !isRead(character))
                .distinct()
                .mapToObj(Character::toString)
                .toList();
    }

    private static boolean isRead(int character) {
        return character < ASCII || READ.get(character);
    }

    private static int endOfCluster(String text, int start) {
        int end = start + Character.charCount(text.codePointAt(start));
        while (end < text.length()
                && text.charAt(end) >= FIRST_MARK
                && Character.getType(text.charAt(end)) == Character.NON_SPACING_MARK) {
            end++;
        }
        return end;
    }

    private static String set(String cluster, String start) {
        if (cluster.equals("\u202F")) {
            return "\\,"; // narrow and non-breaking
        }
        String composed = Normalizer.normalize(cluster, Normalizer.Form.NFC);
        if (composed.codePoints().allMatch(PdfLatex::isRead)) {
            return composed;
        }
        String form = LaTeX.fromUnicode(cluster);
        boolean known =
                form.startsWith(start)
                        && form.chars().allMatch(c -> c < ASCII)
                        && COMMAND.matcher(form)
                                .results()
                                .allMatch(command -> COMMANDS.contains(command.group(1)));
        return known ? form : cluster;
    }

    private static boolean isInWord(String text, int at) {
        int start = at;
        while (start > 0 && at - start < SHORTEST_WORD && isGreek(text.charAt(start - 1))) {
            start--;
        }
        int end = at;
        while (end < text.length() && end - at < SHORTEST_WORD && isGreek(text.charAt(end))) {
            end++;
        }
        return end > at && end - start >= SHORTEST_WORD;
    }

    private static boolean isGreek(char letter) {
        return letter >= ASCII
                && Character.isLetter(letter)
                && UnicodeScript.of(letter) == UnicodeScript.GREEK;
    }
}
