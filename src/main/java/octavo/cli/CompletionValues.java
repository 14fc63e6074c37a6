package octavo.cli;

import octavo.cli.commands.CheckCommand;
import octavo.cv.configuration.Profiles;
import octavo.editing.tidy.CleanUps;

import picocli.CommandLine.Model.OptionSpec;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What a shell offers as the value of an option.
///
/// @param words the possible values, as far as they are known
/// @param areFiles whether a file or folder is a value, too
record CompletionValues(List<String> words, boolean areFiles) {
    /// Styles that many journals ask for; `octavo styles` knows the others.
    static final List<String> COMMON_STYLES =
            List.of(
                    "apa",
                    "american-medical-association",
                    "chicago-author-date",
                    "harvard-cite-them-right",
                    "ieee",
                    "modern-language-association",
                    "nature",
                    "springer-lecture-notes-in-computer-science",
                    "vancouver");

    static CompletionValues of(String command, OptionSpec option) {
        List<String> words = wordsFor(command + " " + option.longestName());
        boolean isPath = Arrays.asList(option.auxiliaryTypes()).contains(Path.class);
        return new CompletionValues(
                words.isEmpty() ? WrongUse.choicesOf(option) : words,
                isPath || option.paramLabel().contains("PATH") || words.equals(COMMON_STYLES));
    }

    private static List<String> wordsFor(String commandAndOption) {
        return switch (commandAndOption) {
            case "tidy --apply" -> CleanUps.names();
            case "cv --profile" ->
                    Stream.concat(Stream.of(Profiles.STANDARD.name()), Profiles.SHIPPED.stream())
                            .toList();
            case "check --only", "check --skip", "check --ignore", "check --report" ->
                    CheckCommand.ruleIds().stream().sorted().toList();
            case "check --dialect" -> List.of("auto", "bibtex-8bit", "bibtex-utf8", "biblatex");
            case "list --sort" ->
                    List.of("date", "-date", "venue", "title", "author", "kind", "key", "position");
            case "list --format" -> List.of("table", "tsv", "json", "keys");
            case "cite --style", "cv --style", "document --style", "lsp --style" -> COMMON_STYLES;
            default -> List.of();
        };
    }
}
