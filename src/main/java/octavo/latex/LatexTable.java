package octavo.latex;

import octavo.latex.LatexTable.LatexCommand.Argument;
import octavo.latex.LatexTable.LatexCommand.Change;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.ScriptLevel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// How LaTeX writes each character and what each command means: `latex.tsv`, used in both
/// directions.
final class LatexTable {
    static final LatexTable STANDARD = new LatexTable(load());

    private static final LatexCommand UNKNOWN = new LatexCommand.Unknown();
    private static final int FONTS =
            LatexFormat.ITALIC.bit()
                    | LatexFormat.BOLD.bit()
                    | LatexFormat.SMALL_CAPS.bit()
                    | LatexFormat.MONOSPACE.bit();

    private final List<Row> rows;
    private final Map<String, LatexCommand> commands = new HashMap<>();
    private final Map<String, String> written = new HashMap<>();
    private final Map<String, String> joined = new HashMap<>();
    private final Map<String, String> accents = new HashMap<>();
    private final Map<String, String> scripts = new HashMap<>();
    private final Map<String, String> smallLetters = new HashMap<>();
    private final List<Ligature> ligatures = new ArrayList<>();

    /// Cache of composed accented letters: texts use the same few all the time.
    private final Map<String, String> composed = new ConcurrentHashMap<>();

    /// One row of the table; missing cells are empty.
    record Row(String kind, String command, String meaning, String second) {}

    record Ligature(String written, String sign) {}

    private LatexTable(List<Row> rows) {
        this.rows = rows;
        rows.forEach(this::add);
    }

    List<Row> rows() {
        return rows;
    }

    /// The meaning of a command, given without its backslash.
    LatexCommand command(String name) {
        return commands.getOrDefault(name, UNKNOWN);
    }

    /// The ligature for a character, or empty.
    String joined(String character) {
        return joined.getOrDefault(character, "");
    }

    /// The command for a character in text, or empty.
    String written(String character) {
        return written.getOrDefault(character, "");
    }

    /// The accent command, with its backslash, for a combining mark, or empty.
    String accent(String mark) {
        return accents.getOrDefault(mark, "");
    }

    /// The longest ligature at this position, or one of length 0.
    Ligature ligature(String text, int at) {
        for (Ligature ligature : ligatures) {
            if (text.startsWith(ligature.written(), at)) {
                return ligature;
            }
        }
        return new Ligature("", "");
    }

    /// A letter and its combining marks as one character, where one exists.
    String composed(String marked) {
        boolean isCommon = marked.length() == 2 && marked.charAt(0) < 128;
        return isCommon ? composed.computeIfAbsent(marked, LatexTable::compose) : compose(marked);
    }

    private static String compose(String marked) {
        return Normalizer.normalize(marked, Normalizer.Form.NFC);
    }

    /// The superscript (`^`) or subscript (`_`) characters for a text, or empty if one is missing.
    String script(char sign, String text, boolean lettersToo) {
        var small = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            String key = sign + text.substring(i, i + 1);
            String found = scripts.getOrDefault(key, "");
            if (found.isEmpty() && lettersToo) {
                found = smallLetters.getOrDefault(key, "");
            }
            if (found.isEmpty()) {
                return "";
            }
            small.append(found);
        }
        return small.toString();
    }

    private void add(Row row) {
        switch (row.kind()) {
            case "accent" -> {
                accents.putIfAbsent(row.meaning(), row.command());
                command(row, new LatexCommand.Accent(row.meaning(), row.second()));
            }
            case "text", "space" -> sign(row, "{" + row.command() + "}");
            case "math" -> sign(row, "$" + row.command() + "$");
            case "ligature" -> {
                ligatures.add(new Ligature(row.command(), row.meaning()));
                joined.put(row.meaning(), row.command());
            }
            case "script" -> {
                scripts.put(row.command(), row.meaning());
                written.putIfAbsent(row.meaning(), "$" + row.command() + "$");
            }
            case "mathscript" -> smallLetters.put(row.command(), row.meaning());
            default -> command(row, meaning(row));
        }
    }

    private static LatexCommand meaning(Row row) {
        return switch (row.kind()) {
            case "operator" -> new LatexCommand.Operator(row.meaning());
            case "style" -> new LatexCommand.Style(change(row.meaning()));
            case "switch" -> new LatexCommand.Switch(change(row.meaning()));
            case "around" -> new LatexCommand.Around(row.meaning(), row.second());
            case "drop" -> new LatexCommand.Drop(Integer.parseInt(row.meaning()));
            case "skip" -> new LatexCommand.Skip(row.meaning());
            case "verbatim" -> new LatexCommand.Verbatim(Argument.valueOf(row.meaning()));
            default -> throw new IllegalStateException(row.toString());
        };
    }

    /// ASCII characters need no command.
    private void sign(Row row, String form) {
        command(row, new LatexCommand.Sign(row.meaning()));
        if (row.meaning().codePoints().count() == 1 && row.meaning().codePointAt(0) >= 128) {
            written.putIfAbsent(row.meaning(), form);
        }
    }

    private void command(Row row, LatexCommand command) {
        commands.put(row.command().substring(1), command);
    }

    private static Change change(String words) {
        int added = 0;
        int removed = 0;
        Optional<ScriptLevel> script = Optional.empty();
        for (String word : words.split(" ", -1)) {
            switch (word) {
                case "-" -> {}
                case "TEXT" -> removed |= LatexFormat.MATH.bit();
                case "RESET" -> removed |= FONTS;
                case "RAISED" -> script = Optional.of(ScriptLevel.RAISED);
                case "LOWERED" -> script = Optional.of(ScriptLevel.LOWERED);
                default -> added |= LatexFormat.valueOf(word).bit();
            }
        }
        return new Change(added, removed, script);
    }

    private static List<Row> load() {
        var table = Objects.requireNonNull(LatexTable.class.getResourceAsStream("latex.tsv"));
        try (var lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("# "))
                    .map(LatexTable::row)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Row row(String line) {
        String[] cells = line.split("\t", -1);
        return new Row(
                cells[0], cells[1], visible(cells[2]), cells.length > 3 ? visible(cells[3]) : "");
    }

    private static String visible(String cell) {
        return cell.startsWith("U+")
                ? Arrays.stream(cell.split(" ", -1))
                        .map(code -> Character.toString(Integer.parseInt(code.substring(2), 16)))
                        .collect(Collectors.joining())
                : cell;
    }

    /// What a LaTeX command does to the text. Formats are sets of `LatexFormat.bit()`.
    sealed interface LatexCommand {
        /// Puts a combining mark on the next letter; without a letter it prints its own character.
        record Accent(String mark, String sign) implements LatexCommand {}

        /// Prints a text.
        record Sign(String text) implements LatexCommand {}

        /// Prints the name of an operator, such as log, with space around it.
        record Operator(String text) implements LatexCommand {}

        /// Formats its argument.
        record Style(Change change) implements LatexCommand {}

        /// Formats the rest of the group.
        record Switch(Change change) implements LatexCommand {}

        /// Prints something before and after its argument.
        record Around(String before, String after) implements LatexCommand {}

        /// Prints nothing, and drops its arguments.
        record Drop(int arguments) implements LatexCommand {}

        /// Has an argument that is not LaTeX.
        record Verbatim(Argument argument) implements LatexCommand {}

        /// Skips everything up to the end of this command. `\ifmmode` does so outside mathematics,
        /// `\else` after the branch that was read.
        record Skip(String end) implements LatexCommand {}

        record Unknown() implements LatexCommand {}

        enum Argument {
            /// A URL, which is also the text.
            LINK,
            /// The URL of the following argument.
            TARGET,
            /// Any text.
            PLAIN,
            /// Any text between two identical delimiters.
            DELIMITED,
            /// A code point.
            NUMBER
        }

        /// The formats that are added after others have been removed, and whether the text is
        /// raised or lowered relative to its surroundings.
        record Change(int added, int removed, Optional<ScriptLevel> script) {
            Change(int added, int removed) {
                this(added, removed, Optional.empty());
            }

            int applied(int formats) {
                return formats & ~removed | added;
            }
        }
    }
}
