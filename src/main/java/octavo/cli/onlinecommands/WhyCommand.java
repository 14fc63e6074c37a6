package octavo.cli.onlinecommands;

import octavo.bib.BibField;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.KeptNotices;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.NamedValue;
import octavo.cli.shared.StoredReceipts;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.EntryDoubt;
import octavo.receipts.EntryReceipts;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.EditorSource;
import octavo.receipts.ReceiptSource.PersonSource;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.receipts.ValueReceipt;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.Callable;

/// `octavo why FILE KEY[.FIELD]…`.
@Command(
        description = {
            "Says who has confirmed the values of an entry, and when: a service, by octavo verify"
                    + " or by an import, or a person, by octavo verify --accept.",
            "The receipts are beside the library, in NAME.octavo.receipts. A value has its receipt"
                    + " as long as it says the same.",
            "Exit status 1 if a value has no receipt that confirms it, or if the work was"
                    + " retracted."
        },
        footer = {
            "",
            "Examples:",
            "  octavo why papers.bib mai2020kungfu",
            "  octavo why papers.bib mai2020kungfu.year --json"
        },
        mixinStandardHelpOptions = true)
public final class WhyCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "KEY[.FIELD]",
            description = "An entry, or one of its fields.")
    private List<String> names = List.of();

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        LibraryInput.refuseStandardInput(file, "Receipts are beside a library that has a file.");
        Library library = LibraryLoader.loadLibrary(file, err).library();
        List<NamedValue> namedValues =
                names.stream().map(name -> NamedValue.parse(library, name)).toList();
        StoredReceipts receipts = StoredReceipts.loadFor(List.of(file));
        RetractionTable knownNotices =
                KeptNotices.loadTable(err).orElse(receipts.receipts().notices());
        ArrayNode valuesJson = JsonMapper.shared().createArrayNode();
        PrintWriter terminal = TerminalWriter.of(spec.commandLine().getOut());
        boolean isConfirmed = true;
        for (NamedValue namedValue : namedValues) {
            Work work = namedValue.work();
            EntryReceipts entryReceipts = receipts.of(work);
            for (UpdateNotice notice : noticesOf(work, knownNotices)) {
                isConfirmed &= !notice.kind().isAlarm();
                if (json) {
                    addJson(valuesJson.addObject(), work, notice);
                } else {
                    terminal.printf("%s: %s%n", work.key(), notice.sentence());
                }
            }
            for (EntryDoubt doubt : receipts.receipts().doubtsOf(work)) {
                isConfirmed = false;
                if (json) {
                    addJson(valuesJson.addObject(), work, doubt);
                } else {
                    terminal.printf("%s: %s%n", work.key(), doubt.sentence());
                }
            }
            for (String fieldName : shownFields(namedValue)) {
                Optional<ValueReceipt> receipt = entryReceipts.receiptOf(fieldName);
                isConfirmed &= isFine(namedValue, fieldName, receipt);
                if (json) {
                    addJson(valuesJson.addObject(), work, fieldName, receipt);
                } else {
                    terminal.printf(
                            "%s.%s: %s: %s%n",
                            work.key(),
                            fieldName,
                            work.plainText(fieldName),
                            receipt.map(it -> it.sentence().toString())
                                    .orElse("nobody has confirmed it"));
                }
            }
        }
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut()).println(valuesJson.toPrettyString());
        }
        terminal.flush();
        return isConfirmed ? ExitStatus.FINE : ExitStatus.PROBLEMS;
    }

    /// What became of the work, first of all that it was retracted.
    private static List<UpdateNotice> noticesOf(Work work, RetractionTable knownNotices) {
        return work.doi().map(knownNotices::noticesOf).orElse(List.of()).stream()
                .filter(notice -> notice.kind() != UpdateKind.REINSTATEMENT)
                .sorted(Comparator.comparing(UpdateNotice::kind))
                .toList();
    }

    private static void addJson(ObjectNode json, Work work, UpdateNotice notice) {
        json.put("key", work.key());
        json.put("status", notice.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.put("service", notice.sourceName());
        if (!notice.date().isEmpty()) {
            json.put("date", notice.date());
        }
        notice.noticeDoi().ifPresent(doi -> json.put("notice", doi.name()));
    }

    private static void addJson(ObjectNode json, Work work, EntryDoubt doubt) {
        json.put("key", work.key());
        json.put("status", doubt.kind().word());
        json.put("reason", doubt.reason());
        json.put("date", doubt.date().toString());
    }

    /// Of an entry, only what makes it a reference must be confirmed: a note need not.
    private static boolean isFine(
            NamedValue namedValue, String fieldName, Optional<ValueReceipt> receipt) {
        return receipt.filter(ValueReceipt::isConfirming).isPresent()
                || namedValue.fieldName().isEmpty()
                        && !EntryReceipts.claimedFields(namedValue.work()).contains(fieldName);
    }

    private static SequencedSet<String> shownFields(NamedValue namedValue) {
        SequencedSet<String> fieldNames = new LinkedHashSet<>();
        if (namedValue.fieldName().isPresent()) {
            fieldNames.add(namedValue.fieldName().get());
            return fieldNames;
        }
        for (BibField field : namedValue.work().entry().fields()) {
            fieldNames.add(field.name().toLowerCase(Locale.ROOT));
        }
        fieldNames.addAll(EntryReceipts.claimedFields(namedValue.work()));
        fieldNames.removeIf(fieldName -> namedValue.work().plainText(fieldName).isBlank());
        return fieldNames;
    }

    private static void addJson(
            ObjectNode json, Work work, String fieldName, Optional<ValueReceipt> receipt) {
        json.put("key", work.key());
        json.put("field", fieldName);
        json.put("value", work.plainText(fieldName));
        boolean isAccepted = receipt.filter(it -> it.source() instanceof PersonSource).isPresent();
        json.put(
                "confirmed", !isAccepted && receipt.filter(ValueReceipt::isConfirming).isPresent());
        json.put("accepted", isAccepted);
        receipt.ifPresent(it -> {
            switch (it.source()) {
                case ServiceSource(var serviceName) ->
                        json.put("by", "service").put("service", serviceName);
                case PersonSource _ -> json.put("by", "person");
                case AssistantSource _ -> json.put("by", "assistant");
                case EditorSource _ -> json.put("by", "editor");
            }
            json.put("date", it.date().toString());
            if (!it.answerDigest().isEmpty()) {
                json.put("answer", it.answerDigest());
            }
        });
    }
}
