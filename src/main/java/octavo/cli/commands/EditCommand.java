package octavo.cli.commands;

import octavo.cli.libraries.ChangeOptions;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.QueryArgument;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.editing.bulk.FieldOperation;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// `octavo edit FILE KEY field=value…`, or with `--query` for many entries.
@Command(
        description = {
            "Changes fields of an entry, or of all that a query finds; every other byte of the file"
                    + " stays as it is.",
            "A value keeps its delimiters: a bare number stays one, and so does the name of an "
                    + "@string; month=apr sets the name of the month, as BibTeX wants it."
        },
        footer = {
            "",
            "Examples:",
            "  octavo edit papers.bib mai2020kungfu year=2021 'note=Best paper' --remove isbn",
            "  octavo edit papers.bib mai2020kungfu 'journal:=acm # { Surveys}'",
            "  octavo edit papers.bib --query venue:sosp publisher=ACM keywords+=systems --dry-run",
            "  octavo edit papers.bib --query '' --move annote=note --remove abstract"
        },
        mixinStandardHelpOptions = true)
public final class EditCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "KEY FIELD=VALUE",
            hideParamSyntax = true,
            description =
                    "The entry's key, unless --query is given; then fields, each with the text that"
                        + " it is to hold. With += the text is added to what is there: to a list as"
                        + " a new member, otherwise behind the words. With := the value is as the"
                        + " file is to have it: the name of an @string, or several parts with #"
                        + " between them.")
    private List<String> words = List.of();

    @Option(
            names = "--query",
            preprocessor = QueryArgument.class,
            paramLabel = "QUERY",
            description = "Changes all entries that this query finds; all that there are if empty.")
    private Optional<String> query = Optional.empty();

    @Option(
            names = "--move",
            paramLabel = "FIELD=NEWNAME",
            description = "Gives a field another name; may be given several times.")
    private List<String> moved = List.of();

    @Option(
            names = "--copy",
            paramLabel = "FIELD=OTHER",
            description = "Copies a field to one that the entry lacks; may be given several times.")
    private List<String> copied = List.of();

    @Option(
            names = "--take-out",
            paramLabel = "FIELD=MEMBER",
            description = "Takes a member out of a list, such as a keyword or an author.")
    private List<String> takenOut = List.of();

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Option(
            names = "--remove",
            paramLabel = "FIELD",
            description = "Removes a field; may be given several times.")
    private List<String> removed = List.of();

    @Option(
            names = "--rename",
            paramLabel = "NEWKEY",
            description =
                    "Gives the entry another key, also in the crossref, xref, xdata, related and "
                            + "entryset fields that name it.")
    private Optional<String> newKey = Optional.empty();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        if (query.isEmpty() && words.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "which entry? Give its key, or --query. Try: octavo edit --help");
        }
        List<FieldChange> changes =
                words.stream().skip(query.isPresent() ? 0 : 1).map(FieldChange::parse).toList();
        refuseNothing(changes);
        if (query.isPresent()) {
            editAll(query.get(), changes);
        } else {
            editOne(words.getFirst(), changes);
        }
    }

    private void refuseNothing(List<FieldChange> changes) {
        boolean nothing =
                Stream.of(changes, moved, copied, takenOut, removed).allMatch(List::isEmpty);
        if (nothing && newKey.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "what is to change? Give FIELD=VALUE. Try: octavo edit --help");
        }
    }

    private void editAll(String wanted, List<FieldChange> changes) {
        if (newKey.isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--rename is for one entry; octavo keys makes many keys.");
        }
        List<FieldOperation> operations =
                Stream.of(
                                changes.stream().map(FieldChange::operation),
                                listed(),
                                removed.stream().map(FieldOperation.ClearField::new))
                        .<FieldOperation>flatMap(each -> each)
                        .toList();
        BulkEdit edit = new BulkEdit(file, wanted, options);
        ChangeRetry.run(spec, file, () -> edit.run(spec, operations));
    }

    private void editOne(String key, List<FieldChange> changes) {
        EntryEdit.Request request =
                new EntryEdit.Request(
                        changes.stream().filter(each -> !each.isAddition()).toList(),
                        removed,
                        newKey,
                        Stream.concat(
                                        changes.stream()
                                                .filter(FieldChange::isAddition)
                                                .map(FieldChange::operation),
                                        listed())
                                .toList());
        EntryEdit edit = new EntryEdit(spec, file, key, request, options);
        ChangeRetry.run(spec, file, edit::attempt);
    }

    private Stream<FieldOperation> listed() {
        return Stream.of(
                        pairs(moved, "--move", FieldOperation.MoveField::new),
                        pairs(copied, "--copy", FieldOperation.CopyField::new),
                        pairs(takenOut, "--take-out", FieldOperation.RemoveMember::new))
                .flatMap(each -> each);
    }

    private static Stream<FieldOperation> pairs(
            List<String> given, String option, BiFunction<String, String, FieldOperation> made) {
        return given.stream()
                .map(pair -> {
                    int equals = pair.indexOf('=');
                    if (equals < 1 || equals == pair.length() - 1) {
                        throw new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                option + " wants two names with = between them, not " + pair);
                    }
                    return made.apply(
                            pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
                });
    }
}
