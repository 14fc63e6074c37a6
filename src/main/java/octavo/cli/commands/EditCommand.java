package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ChangeOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.QueryArgument;
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
            "Changes fields of one entry, or of all entries that match a query. Every other byte of"
                    + " the file stays as it is.",
            "A value keeps its delimiters, or their absence, as for a number or the name of an "
                    + "@string; month=apr writes the month's name without braces, as BibTeX needs"
                    + " it."
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
                    "The entry's key, unless --query is given; then fields with their new text. +="
                        + " adds the text: as a new item of a list, or else after the existing"
                        + " text. := writes the value verbatim, such as the name of an @string, or"
                        + " several parts joined with #.")
    private List<String> words = List.of();

    @Option(
            names = "--query",
            preprocessor = QueryArgument.class,
            paramLabel = "QUERY",
            description = "Changes all entries that match; an empty query selects all entries.")
    private Optional<String> query = Optional.empty();

    @Option(
            names = "--move",
            paramLabel = "FIELD=NEWNAME",
            description = "Renames a field; can be given several times.")
    private List<String> movedFields = List.of();

    @Option(
            names = "--copy",
            paramLabel = "FIELD=OTHER",
            description = "Copies a field to one that the entry lacks; can be given several times.")
    private List<String> copiedFields = List.of();

    @Option(
            names = "--take-out",
            paramLabel = "FIELD=MEMBER",
            description = "Removes an item from a list, such as a keyword or an author.")
    private List<String> removedMembers = List.of();

    @Mixin private ChangeOptions options = new ChangeOptions();

    @Option(
            names = "--remove",
            paramLabel = "FIELD",
            description = "Removes a field; can be given several times.")
    private List<String> removedFields = List.of();

    @Option(
            names = "--rename",
            paramLabel = "NEWKEY",
            description =
                    "Changes the entry's key, also in the crossref, xref, xdata, related and "
                            + "entryset fields that refer to it.")
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
                    "no change given. Give FIELD=VALUE. Try: octavo edit --help");
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
                                option + " needs two names with = between them, not " + pair);
                    }
                    return operationFactory.apply(
                            pair.substring(0, equalsOffset).strip(),
                            pair.substring(equalsOffset + 1).strip());
                });
    }
}
