package octavo.latex;

import octavo.latex.LatexTable.LatexCommand;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Map;

/// Writes characters as LaTeX.
final class LatexWriter {
    private static final int MOST_ACCENTS = 4;
    private static final String LIGATURE_SIGNS = "-`'?!";
    private static final String MARKS_BELOW = "\u0323\u0331\u0327\u0328\u0326";

    private static final Map<Character, String> MATH_ACCENTS =
            Map.ofEntries(
                    Map.entry('\u0300', "\\grave"),
                    Map.entry('\u0301', "\\acute"),
                    Map.entry('\u0302', "\\hat"),
                    Map.entry('\u0303', "\\tilde"),
                    Map.entry('\u0304', "\\bar"),
                    Map.entry('\u0306', "\\breve"),
                    Map.entry('\u0307', "\\dot"),
                    Map.entry('\u0308', "\\ddot"),
                    Map.entry('\u030A', "\\mathring"),
                    Map.entry('\u030C', "\\check"),
                    Map.entry('\u20D7', "\\vec"));

    private final LatexTable table = LatexTable.STANDARD;
    private final StringBuilder asciiText = new StringBuilder();
    private final String latexSource;
    private int offset;

    private LatexWriter(String latexSource) {
        this.latexSource = latexSource;
    }

    static String toAscii(String latex) {
        return latex.chars().allMatch(character -> character < 128)
                ? latex
                : new LatexWriter(latex).writeAscii();
    }

    static String escapeText(String plainText) {
        var escapedText = new StringBuilder();
        for (int i = 0; i < plainText.length(); i++) {
            char character = plainText.charAt(i);
            boolean isRepeated =
                    "-'".indexOf(character) >= 0
                            && plainText.startsWith(Character.toString(character), i + 1);
            escapedText.append(escapeCharacter(character));
            if (isRepeated) {
                escapedText.append("{}");
            }
        }
        return escapedText.toString();
    }

    /// BibTeX counts even escaped braces, so they are written by name.
    private static String escapeCharacter(char character) {
        return switch (character) {
            case '\\' -> "{\\textbackslash}";
            case '{' -> "{\\textbraceleft}";
            case '}' -> "{\\textbraceright}";
            case '~' -> "{\\textasciitilde}";
            case '^' -> "{\\textasciicircum}";
            case '`' -> "{\\textasciigrave}";
            case '$', '&', '%', '#', '_' -> "\\" + character;
            default -> Character.toString(character);
        };
    }

    private String writeAscii() {
        while (offset < latexSource.length()) {
            char character = latexSource.charAt(offset);
            if (character == '\\') {
                copyCommand();
            } else if (character == '$') {
                copyMath();
            } else {
                writeCluster();
            }
        }
        return asciiText.toString();
    }

    private void copyCommand() {
        int commandEnd = LatexArgument.endOfCommand(latexSource, offset);
        String commandName = latexSource.substring(offset + 1, commandEnd);
        copyTo(commandEnd);
        switch (commandName) {
            case "(" -> copyThrough("\\)");
            case "[" -> copyThrough("\\]");
            case "ensuremath" -> copyTo(LatexArgument.endOfArgument(latexSource, offset));
            default -> {
                if (table.command(commandName)
                        instanceof LatexCommand.VerbatimCommand(var argumentKind)) {
                    LatexArgument.readArgument(latexSource, offset, argumentKind)
                            .ifPresent(argument -> copyTo(argument.endOffset()));
                }
            }
        }
    }

    /// Copies `$…$` or `$$…$$`. An unmatched dollar sign is literal.
    private void copyMath() {
        int openLength = latexSource.startsWith("$$", offset) ? 2 : 1;
        int closeOffset = offset + openLength;
        while (closeOffset < latexSource.length() && latexSource.charAt(closeOffset) != '$') {
            closeOffset += latexSource.charAt(closeOffset) == '\\' ? 2 : 1;
        }
        if (closeOffset < latexSource.length()) {
            copyTo(
                    closeOffset
                            + (openLength == 2 && latexSource.startsWith("$$", closeOffset)
                                    ? 2
                                    : 1));
        } else {
            asciiText.append("\\$");
            offset += openLength;
        }
    }

    private void copyThrough(String closingText) {
        int closingOffset = latexSource.indexOf(closingText, offset);
        copyTo(closingOffset < 0 ? latexSource.length() : closingOffset + closingText.length());
    }

    private void copyTo(int endOffset) {
        asciiText.append(latexSource, offset, endOffset);
        offset = endOffset;
    }

    /// Writes a character with its combining marks.
    private void writeCluster() {
        int clusterStart = offset;
        offset += Character.charCount(latexSource.codePointAt(offset));
        while (offset < latexSource.length() && isMark(latexSource.charAt(offset))) {
            offset++;
        }
        String cluster = latexSource.substring(clusterStart, offset);
        if (cluster.charAt(0) < 128 && cluster.length() == 1) {
            asciiText.append(cluster);
            return;
        }
        String latexForm = toLatex(Normalizer.normalize(cluster, Normalizer.Form.NFC));
        asciiText.append(latexForm.isEmpty() ? cluster : latexForm);
    }

    private static boolean isMark(char character) {
        int type = character < '\u0300' ? 0 : Character.getType(character);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private String toLatex(String composedCluster) {
        String ligature = table.ligatureFor(composedCluster);
        if (!ligature.isEmpty() && !isBesideLigatureSign()) {
            return ligature;
        }
        String letterForm = table.latexFor(composedCluster);
        return letterForm.isEmpty() ? accentLetter(composedCluster) : letterForm;
    }

    /// There a ligature would join with its neighbour.
    private boolean isBesideLigatureSign() {
        boolean followsSign =
                !asciiText.isEmpty() && isLigatureSign(asciiText.charAt(asciiText.length() - 1));
        return followsSign
                || (offset < latexSource.length() && isLigatureSign(latexSource.charAt(offset)));
    }

    private static boolean isLigatureSign(char character) {
        return LIGATURE_SIGNS.indexOf(character) >= 0;
    }

    private String accentLetter(String composedCluster) {
        String decomposed = Normalizer.normalize(composedCluster, Normalizer.Form.NFD);
        int baseLength = Character.charCount(decomposed.codePointAt(0));
        String symbolForm = table.latexFor(decomposed.substring(0, baseLength));
        if (symbolForm.startsWith("$\\")) {
            return accentSymbol(symbolForm, decomposed.substring(baseLength));
        }
        var accentCommands = new ArrayList<String>();
        boolean hasMarkAbove = false;
        for (int i = baseLength; i < decomposed.length(); i++) {
            accentCommands.add(table.accentFor(decomposed.substring(i, i + 1)));
            hasMarkAbove |= MARKS_BELOW.indexOf(decomposed.charAt(i)) < 0;
        }
        String baseForm = baseForm(decomposed.substring(0, baseLength), hasMarkAbove);
        if (baseForm.isEmpty()
                || accentCommands.isEmpty()
                || accentCommands.contains("")
                || accentCommands.size() > MOST_ACCENTS) {
            return "";
        }
        if (baseForm.length() == 2 && accentCommands.contains("\\.")) {
            return ""; // a dotted i is an i
        }
        return "{" + nestAccents(baseForm, accentCommands) + "}";
    }

    /// A symbol in dollars, with mathematical accents.
    private static String accentSymbol(String symbolForm, String marks) {
        String latexForm = symbolForm.substring(1, symbolForm.length() - 1);
        for (int i = 0; i < marks.length(); i++) {
            String accentCommand = MATH_ACCENTS.getOrDefault(marks.charAt(i), "");
            if (accentCommand.isEmpty() || i == MOST_ACCENTS) {
                return "";
            }
            latexForm = accentCommand + "{" + latexForm + "}";
        }
        return "$" + latexForm + "$";
    }

    /// A letter in ASCII, without its dot where an accent replaces it.
    private String baseForm(String letter, boolean hasMarkAbove) {
        char character = letter.charAt(0);
        if (!Character.isLetter(character) || character == 'ı' || character == 'ȷ') {
            return "";
        }
        if (character >= 128) {
            String letterForm = table.latexFor(letter);
            return letterForm.startsWith("{") ? letterForm : "";
        }
        return hasMarkAbove && (character == 'i' || character == 'j') ? "\\" + character : letter;
    }

    private static String nestAccents(String baseForm, Iterable<String> accentCommands) {
        var latexForm = new StringBuilder(baseForm);
        for (String accentCommand : accentCommands) {
            boolean isWord = Character.isLetter(accentCommand.charAt(1));
            boolean isNested = latexForm.charAt(0) == '\\' && latexForm.length() > 2;
            if (isNested) {
                latexForm.insert(0, '{').append('}');
            } else if (isWord && latexForm.charAt(0) != '\\') {
                latexForm.insert(0, ' ');
            }
            latexForm.insert(0, accentCommand);
        }
        return latexForm.toString();
    }
}
