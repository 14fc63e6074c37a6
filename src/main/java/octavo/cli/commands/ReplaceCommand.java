package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.QueryArgument;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.bulk.TextReplacement;
import octavo.editing.bulk.TextReplacement.ReplacementOutcome;
import octavo.editing.bulk.TextReplacement.SearchOptions;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// `octavo replace FILE SEARCH REPLACEMENT`.
@Command(
        description = {
            "Replaces text in the values of fields, and shows what changed as a diff.",
            "Searches the text as written in the file. Keys, names of @strings and everything else "
                    + "outside the values stay as they are."
        },
        footer = {
            "",
            "Examples:",
            "  octavo replace papers.bib 'Proc. of' 'Proceedings of' --field booktitle --dry-run",
            "  octavo replace papers.bib '(\\d+)-(\\d+)' '$1--$2' --regex --field pages --query"
                    + " year:2020"
        },
        mixinStandardHelpOptions = true)
public final class ReplaceCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "SEARCH", description = "The text to find.")
    private String search = "";

    @Parameters(
            index = "2",
            paramLabel = "REPLACEMENT",
            description = "The replacement; with --regex, $1 is the first group.")
    private String replacement = "";

    @Option(
            names = "--query",
            preprocessor = QueryArgument.class,
            paramLabel = "QUERY",
            description = "Replaces only in entries that match.")
    private String query = "";

    @Option(
            names = "--field",
            split = ",",
            paramLabel = "FIELD",
            description = "Replaces only in these fields, under their names in the file.")
    private List<String> fields = List.of();

    @Option(names = "--regex", description = "SEARCH is a regular expression.")
    private boolean isPattern;

    @Option(names = "--word", description = "Matches whole words only.")
    private boolean wholeWords;

    @Option(names = "--ignore-case", description = "Ignores case.")
    private boolean ignoresCase;

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        FieldOperation operation =
                new FieldOperation.ReplaceText(
                        textReplacement(),
                        fields.stream()
                                .map(field -> field.strip().toLowerCase(Locale.ROOT))
                                .collect(Collectors.toSet()));
        ChangeRetry.run(
                spec,
                () -> new BulkEdit(file, query, options).applyOperations(spec, List.of(operation)));
    }

    private TextReplacement textReplacement() {
        SearchOptions searchOptions = new SearchOptions(isPattern, wholeWords, ignoresCase);
        return switch (TextReplacement.of(search, replacement, searchOptions)) {
            case ReplacementOutcome.ReadyReplacement(var readyReplacement) -> readyReplacement;
            case ReplacementOutcome.RefusedReplacement(var reason) ->
                    throw new CommandRefusal(ExitStatus.WRONG_USE, reason + "");
        };
    }
}
