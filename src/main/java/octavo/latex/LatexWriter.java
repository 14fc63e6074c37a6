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
    private final StringBuilder ascii = new StringBuilder();
    private final String source;
    private int at;

    private LatexWriter(String source) {
        this.source = source;
    }

    static String ascii(String latex) {
        return latex.chars().allMatch(c -> c < 128) ? latex : new LatexWriter(latex).write();
    }

    static String escaped(String plain) {
        var escaped = new StringBuilder();
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            boolean repeated =
                    "-'".indexOf(c) >= 0 && plain.startsWith(Character.toString(c), i + 1);
            escaped.append(escape(c));
            if (repeated) {
                escaped.append("{}");
            }
        }
        return escaped.toString();
    }

    /// BibTeX counts even escaped braces, so they are written by name.
    private static String escape(char c) {
        return switch (c) {
            case '\\' -> "{\\textbackslash}";
            case '{' -> "{\\textbraceleft}";
            case '}' -> "{\\textbraceright}";
            case '~' -> "{\\textasciitilde}";
            case '^' -> "{\\textasciicircum}";
            case '`' -> "{\\textasciigrave}";
            case '$', '&', '%', '#', '_' -> "\\" + c;
            default -> Character.toString(c);
        };
    }

    private String write() {
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '\\') {
                copyCommand();
            } else if (c == '$') {
                copyMath();
            } else {
                writeCluster();
            }
        }
        return ascii.toString();
    }

    private void copyCommand() {
        int end = LatexArgument.endOfCommand(source, at);
        String name = source.substring(at + 1, end);
        copyTo(end);
        switch (name) {
            case "(" -> copyBehind("\\)");
            case "[" -> copyBehind("\\]");
            case "ensuremath" -> copyTo(LatexArgument.end(source, at));
            default -> {
                if (table.command(name) instanceof LatexCommand.Verbatim(var kind)) {
                    LatexArgument.read(source, at, kind)
                            .ifPresent(argument -> copyTo(argument.end()));
                }
            }
        }
    }

    /// Copies `$…$` or `$$…$$`. An unmatched dollar sign is literal.
    private void copyMath() {
        int open = source.startsWith("$$", at) ? 2 : 1;
        int close = at + open;
        while (close < source.length() && source.charAt(close) != '$') {
            close += source.charAt(close) == '\\' ? 2 : 1;
        }
        if (close < source.length()) {
            copyTo(close + (open == 2 && source.startsWith("$$", close) ? 2 : 1));
        } else {
            ascii.append("\\$");
            at += open;
        }
    }

    private void copyBehind(String end) {
        int found = source.indexOf(end, at);
        copyTo(found < 0 ? source.length() : found + end.length());
    }

    private void copyTo(int end) {
        ascii.append(source, at, end);
        at = end;
    }

    /// Writes a character with its combining marks.
    private void writeCluster() {
        int start = at;
        at += Character.charCount(source.codePointAt(at));
        while (at < source.length() && isMark(source.charAt(at))) {
            at++;
        }
        String cluster = source.substring(start, at);
        if (cluster.charAt(0) < 128 && cluster.length() == 1) {
            ascii.append(cluster);
            return;
        }
        String form = form(Normalizer.normalize(cluster, Normalizer.Form.NFC));
        ascii.append(form.isEmpty() ? cluster : form);
    }

    private static boolean isMark(char c) {
        int type = c < '\u0300' ? 0 : Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private String form(String composed) {
        String joined = table.joined(composed);
        if (!joined.isEmpty() && !isBesideLigatureSign()) {
            return joined;
        }
        String written = table.written(composed);
        return written.isEmpty() ? accented(composed) : written;
    }

    /// There a ligature would join with its neighbour.
    private boolean isBesideLigatureSign() {
        boolean before = !ascii.isEmpty() && isLigatureSign(ascii.charAt(ascii.length() - 1));
        return before || (at < source.length() && isLigatureSign(source.charAt(at)));
    }

    private static boolean isLigatureSign(char c) {
        return LIGATURE_SIGNS.indexOf(c) >= 0;
    }

    private String accented(String composed) {
        String parts = Normalizer.normalize(composed, Normalizer.Form.NFD);
        int baseLength = Character.charCount(parts.codePointAt(0));
        String sign = table.written(parts.substring(0, baseLength));
        if (sign.startsWith("$\\")) {
            return mathematical(sign, parts.substring(baseLength));
        }
        var commands = new ArrayList<String>();
        boolean above = false;
        for (int i = baseLength; i < parts.length(); i++) {
            commands.add(table.accent(parts.substring(i, i + 1)));
            above |= MARKS_BELOW.indexOf(parts.charAt(i)) < 0;
        }
        String base = base(parts.substring(0, baseLength), above);
        if (base.isEmpty()
                || commands.isEmpty()
                || commands.contains("")
                || commands.size() > MOST_ACCENTS) {
            return "";
        }
        if (base.length() == 2 && commands.contains("\\.")) {
            return ""; // a dotted i is an i
        }
        return "{" + nested(base, commands) + "}";
    }

    /// A symbol in dollars, with mathematical accents.
    private static String mathematical(String sign, String marks) {
        String form = sign.substring(1, sign.length() - 1);
        for (int i = 0; i < marks.length(); i++) {
            String command = MATH_ACCENTS.getOrDefault(marks.charAt(i), "");
            if (command.isEmpty() || i == MOST_ACCENTS) {
                return "";
            }
            form = command + "{" + form + "}";
        }
        return "$" + form + "$";
    }

    /// A letter in ASCII, without its dot where an accent replaces it.
    private String base(String letter, boolean above) {
        char c = letter.charAt(0);
        if (!Character.isLetter(c) || c == 'ı' || c == 'ȷ') {
            return "";
        }
        if (c >= 128) {
            String written = table.written(letter);
            return written.startsWith("{") ? written : "";
        }
        return above && (c == 'i' || c == 'j') ? "\\" + c : letter;
    }

    private static String nested(String base, Iterable<String> commands) {
        var form = new StringBuilder(base);
        for (String command : commands) {
            boolean isWord = Character.isLetter(command.charAt(1));
            boolean isNested = form.charAt(0) == '\\' && form.length() > 2;
            if (isNested) {
                form.insert(0, '{').append('}');
            } else if (isWord && form.charAt(0) != '\\') {
                form.insert(0, ' ');
            }
            form.insert(0, command);
        }
        return form.toString();
    }
}
