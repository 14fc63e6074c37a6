package octavo.latex;

import octavo.latex.LatexTable.LatexCommand.ArgumentKind;
import octavo.latex.LatexTable.LatexCommand.FormatChange;
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
    static final LatexTable STANDARD = new LatexTable(loadRows());

    private static final LatexCommand UNKNOWN = new LatexCommand.UnknownCommand();
    private static final int FONTS =
            LatexFormat.ITALIC.bit()
                    | LatexFormat.BOLD.bit()
                    | LatexFormat.SMALL_CAPS.bit()
                    | LatexFormat.MONOSPACE.bit();

    private final List<LatexRow> latexRows;
    private final Map<String, LatexCommand> commandsByName = new HashMap<>();
    private final Map<String, String> latexByCharacter = new HashMap<>();
    private final Map<String, String> ligatureByCharacter = new HashMap<>();
    private final Map<String, String> accentByMark = new HashMap<>();
    private final Map<String, String> scriptCharacters = new HashMap<>();
    private final Map<String, String> letterScripts = new HashMap<>();
    private final List<LatexLigature> ligatures = new ArrayList<>();

    /// Cache of composed accented letters: texts use the same few all the time.
    private final Map<String, String> composedLetters = new ConcurrentHashMap<>();

    /// One row of the table; missing cells are empty.
    record LatexRow(String kind, String command, String meaning, String secondMeaning) {}

    record LatexLigature(String latexForm, String character) {}

    private LatexTable(List<LatexRow> latexRows) {
        this.latexRows = latexRows;
        latexRows.forEach(this::addRow);
    }

    List<LatexRow> latexRows() {
        return latexRows;
    }

    /// The meaning of a command, given without its backslash.
    LatexCommand command(String name) {
        return commandsByName.getOrDefault(name, UNKNOWN);
    }

    /// The ligature for a character, or empty.
    String ligatureFor(String character) {
        return ligatureByCharacter.getOrDefault(character, "");
    }

    /// The command for a character in text, or empty.
    String latexFor(String character) {
        return latexByCharacter.getOrDefault(character, "");
    }

    /// The accent command, with its backslash, for a combining mark, or empty.
    String accentFor(String mark) {
        return accentByMark.getOrDefault(mark, "");
    }

    /// The longest ligature at this position, or one of length 0.
    LatexLigature ligatureAt(String text, int offset) {
        for (LatexLigature ligature : ligatures) {
            if (text.startsWith(ligature.latexForm(), offset)) {
                return ligature;
            }
        }
        return new LatexLigature("", "");
    }

    /// A letter and its combining marks as one character, where one exists.
    String composeMarks(String markedLetter) {
        boolean isCommon = markedLetter.length() == 2 && markedLetter.charAt(0) < 128;
        return isCommon
                ? composedLetters.computeIfAbsent(markedLetter, LatexTable::composeLetter)
                : composeLetter(markedLetter);
    }

    private static String composeLetter(String markedLetter) {
        return Normalizer.normalize(markedLetter, Normalizer.Form.NFC);
    }

    /// The superscript (`^`) or subscript (`_`) characters for a text, or empty if one is missing.
    String toScript(char scriptSign, String text, boolean includesLetters) {
        var scriptText = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            String key = scriptSign + text.substring(i, i + 1);
            String scriptCharacter = scriptCharacters.getOrDefault(key, "");
            if (scriptCharacter.isEmpty() && includesLetters) {
                scriptCharacter = letterScripts.getOrDefault(key, "");
            }
            if (scriptCharacter.isEmpty()) {
                return "";
            }
            scriptText.append(scriptCharacter);
        }
        return scriptText.toString();
    }

    private void addRow(LatexRow latexRow) {
        switch (latexRow.kind()) {
            case "accent" -> {
                accentByMark.putIfAbsent(latexRow.meaning(), latexRow.command());
                command(
                        latexRow,
                        new LatexCommand.AccentCommand(
                                latexRow.meaning(), latexRow.secondMeaning()));
            }
            case "text", "space" -> addSign(latexRow, "{" + latexRow.command() + "}");
            case "math" -> addSign(latexRow, "$" + latexRow.command() + "$");
            case "ligature" -> {
                ligatures.add(new LatexLigature(latexRow.command(), latexRow.meaning()));
                ligatureByCharacter.put(latexRow.meaning(), latexRow.command());
            }
            case "script" -> {
                scriptCharacters.put(latexRow.command(), latexRow.meaning());
                latexByCharacter.putIfAbsent(latexRow.meaning(), "$" + latexRow.command() + "$");
            }
            case "mathscript" -> letterScripts.put(latexRow.command(), latexRow.meaning());
            default -> command(latexRow, toCommand(latexRow));
        }
    }

    private static LatexCommand toCommand(LatexRow latexRow) {
        return switch (latexRow.kind()) {
            case "operator" -> new LatexCommand.OperatorCommand(latexRow.meaning());
            case "style" -> new LatexCommand.StyleCommand(parseChange(latexRow.meaning()));
            case "switch" -> new LatexCommand.SwitchCommand(parseChange(latexRow.meaning()));
            case "around" ->
                    new LatexCommand.AroundCommand(latexRow.meaning(), latexRow.secondMeaning());
            case "drop" -> new LatexCommand.DropCommand(Integer.parseInt(latexRow.meaning()));
            case "skip" -> new LatexCommand.SkipCommand(latexRow.meaning());
            case "verbatim" ->
                    new LatexCommand.VerbatimCommand(ArgumentKind.valueOf(latexRow.meaning()));
            default -> throw new IllegalStateException(latexRow.toString());
        };
    }

    /// ASCII characters need no command.
    private void addSign(LatexRow latexRow, String latexForm) {
        command(latexRow, new LatexCommand.SignCommand(latexRow.meaning()));
        if (latexRow.meaning().codePoints().count() == 1
                && latexRow.meaning().codePointAt(0) >= 128) {
            latexByCharacter.putIfAbsent(latexRow.meaning(), latexForm);
        }
    }

    private void command(LatexRow latexRow, LatexCommand command) {
        commandsByName.put(latexRow.command().substring(1), command);
    }

    private static FormatChange parseChange(String formatWords) {
        int addedFormats = 0;
        int removedFormats = 0;
        Optional<ScriptLevel> script = Optional.empty();
        for (String word : formatWords.split(" ", -1)) {
            switch (word) {
                case "-" -> {}
                case "TEXT" -> removedFormats |= LatexFormat.MATH.bit();
                case "RESET" -> removedFormats |= FONTS;
                case "RAISED" -> script = Optional.of(ScriptLevel.RAISED);
                case "LOWERED" -> script = Optional.of(ScriptLevel.LOWERED);
                default -> addedFormats |= LatexFormat.valueOf(word).bit();
            }
        }
        return new FormatChange(addedFormats, removedFormats, script);
    }

    private static List<LatexRow> loadRows() {
        var tableStream = Objects.requireNonNull(LatexTable.class.getResourceAsStream("latex.tsv"));
        try (var tableReader =
                new BufferedReader(new InputStreamReader(tableStream, StandardCharsets.UTF_8))) {
            return tableReader
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .map(LatexTable::parseRow)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static LatexRow parseRow(String line) {
        String[] cells = line.split("\t", -1);
        return new LatexRow(
                cells[0],
                cells[1],
                decodeCell(cells[2]),
                cells.length > 3 ? decodeCell(cells[3]) : "");
    }

    private static String decodeCell(String cell) {
        return cell.startsWith("U+")
                ? Arrays.stream(cell.split(" ", -1))
                        .map(codePoint ->
                                Character.toString(Integer.parseInt(codePoint.substring(2), 16)))
                        .collect(Collectors.joining())
                : cell;
    }

    /// What a LaTeX command does to the text. Formats are sets of `LatexFormat.bit()`.
    sealed interface LatexCommand {
        /// Puts a combining mark on the next letter; without a letter it prints its own character.
        record AccentCommand(String mark, String spacingForm) implements LatexCommand {}

        /// Prints a text.
        record SignCommand(String signText) implements LatexCommand {}

        /// Prints the name of an operator, such as log, with space around it.
        record OperatorCommand(String operatorName) implements LatexCommand {}

        /// Formats its argument.
        record StyleCommand(FormatChange change) implements LatexCommand {}

        /// Formats the rest of the group.
        record SwitchCommand(FormatChange change) implements LatexCommand {}

        /// Prints something before and after its argument.
        record AroundCommand(String openingText, String closingText) implements LatexCommand {}

        /// Prints nothing, and drops its arguments.
        record DropCommand(int argumentCount) implements LatexCommand {}

        /// Has an argument that is not LaTeX.
        record VerbatimCommand(ArgumentKind argumentKind) implements LatexCommand {}

        /// Skips everything up to the end of this command. `\ifmmode` does so outside mathematics,
        /// `\else` after the branch that was read.
        record SkipCommand(String endCommand) implements LatexCommand {}

        record UnknownCommand() implements LatexCommand {}

        enum ArgumentKind {
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
        record FormatChange(int addedFormats, int removedFormats, Optional<ScriptLevel> script) {
            FormatChange(int addedFormats, int removedFormats) {
                this(addedFormats, removedFormats, Optional.empty());
            }

            int applyTo(int formats) {
                return formats & ~removedFormats | addedFormats;
            }
        }
    }
}
