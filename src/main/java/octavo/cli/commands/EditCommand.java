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
    private List<String> movedFields = List.of();

    @Option(
            names = "--copy",
            paramLabel = "FIELD=OTHER",
            description = "Copies a field to one that the entry lacks; may be given several times.")
    private List<String> copiedFields = List.of();

    @Option(
            names = "--take-out",
            paramLabel = "FIELD=MEMBER",
            description = "Takes a member out of a list, such as a keyword or an author.")
    private List<String> removedMembers = List.of();

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Option(
            names = "--remove",
            paramLabel = "FIELD",
            description = "Removes a field; may be given several times.")
    private List<String> removedFields = List.of();

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
        List<FieldChange> fieldChanges =
                words.stream().skip(query.isPresent() ? 0 : 1).map(FieldChange::parse).toList();
        refuseNoChanges(fieldChanges);
        if (query.isPresent()) {
            editAll(query.get(), fieldChanges);
        } else {
            editOne(words.getFirst(), fieldChanges);
        }
    }

    private void refuseNoChanges(List<FieldChange> fieldChanges) {
        boolean isEmpty =
                Stream.of(fieldChanges, movedFields, copiedFields, removedMembers, removedFields)
                        .allMatch(List::isEmpty);
        if (isEmpty && newKey.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "what is to change? Give FIELD=VALUE. Try: octavo edit --help");
        }
    }

    private void editAll(String queryText, List<FieldChange> fieldChanges) {
        if (newKey.isPresent()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "--rename is for one entry; octavo keys makes many keys.");
        }
        List<FieldOperation> fieldOperations =
                Stream.of(
                                fieldChanges.stream().map(FieldChange::toOperation),
                                optionOperations(),
                                removedFields.stream().map(FieldOperation.ClearField::new))
                        .<FieldOperation>flatMap(each -> each)
                        .toList();
        BulkEdit bulkEdit = new BulkEdit(file, queryText, options);
        ChangeRetry.run(spec, file, () -> bulkEdit.applyOperations(spec, fieldOperations));
    }

    private void editOne(String key, List<FieldChange> fieldChanges) {
        EntryEdit.EditRequest editRequest =
                new EntryEdit.EditRequest(
                        fieldChanges.stream().filter(each -> !each.isAddition()).toList(),
                        removedFields,
                        newKey,
                        Stream.concat(
                                        fieldChanges.stream()
                                                .filter(FieldChange::isAddition)
                                                .map(FieldChange::toOperation),
                                        optionOperations())
                                .toList());
        EntryEdit entryEdit = new EntryEdit(spec, file, key, editRequest, options);
        ChangeRetry.run(spec, file, entryEdit::attempt);
    }

    private Stream<FieldOperation> optionOperations() {
        return Stream.of(
                        operationsFrom(movedFields, "--move", FieldOperation.MoveField::new),
                        operationsFrom(copiedFields, "--copy", FieldOperation.CopyField::new),
                        operationsFrom(
                                removedMembers, "--take-out", FieldOperation.RemoveMember::new))
                .flatMap(each -> each);
    }

    private static Stream<FieldOperation> operationsFrom(
            List<String> optionValues,
            String option,
            BiFunction<String, String, FieldOperation> operationFactory) {
        return optionValues.stream()
                .map(pair -> {
                    int equalsOffset = pair.indexOf('=');
                    if (equalsOffset < 1 || equalsOffset == pair.length() - 1) {
                        throw new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                option + " wants two names with = between them, not " + pair);
                    }
                    return operationFactory.apply(
                            pair.substring(0, equalsOffset).strip(),
                            pair.substring(equalsOffset + 1).strip());
                });
    }
}
