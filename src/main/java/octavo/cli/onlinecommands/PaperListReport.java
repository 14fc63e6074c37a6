package octavo.cli.onlinecommands;

import octavo.bib.BibEntry;
import octavo.cli.onlinecommands.PaperLists.PaperList;
import octavo.cli.output.ReasonsJson;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.KeyPairs;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.PrintedSource;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.importing.SourcePlan;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/// Prints the lists of papers: each reference, as printed and as read, with the entry that the
/// library has of it.
///
/// @param isWhole whether to print also what the library has
record PaperListReport(Path libraryFile, Library library, PaperLists paperLists, boolean isWhole) {
    /// Prints the references, and what could not be read of the lists.
    ///
    /// @param isJson as JSON instead of lines
    void print(PrintWriter standardOutput, PrintWriter err, boolean isJson) {
        ArrayNode referencesJson = JsonMapper.shared().createArrayNode();
        PrintWriter output = TerminalWriter.of(standardOutput);
        for (PaperList list : paperLists.lists()) {
            ImportPlan plan = planOf(list);
            for (ImportCandidate candidate : plan.candidates()) {
                if (!isWhole && !candidate.isProposedAsNew()) {
                    continue;
                }
                if (isJson) {
                    addTo(referencesJson, list, candidate);
                } else {
                    printReference(output, list, candidate);
                }
            }
            plan.refusedEntries()
                    .forEach(it ->
                            err.printf(
                                    "octavo: %s: %s: %s%n",
                                    list.entry().key(), it.entryName(), it.reason()));
        }
        output.flush();
        if (isJson) {
            TerminalWriter.ofJson(standardOutput).println(referencesJson.toPrettyString());
        }
    }

    private ImportPlan planOf(PaperList list) {
        String formulaText = FollowedFormula.chosenOrDetected("", library);
        return SourcePlan.of(
                library,
                list.gatheredSources(),
                KeyFormula.parse(formulaText).value(),
                KeyPairs.distinctPairs(libraryFile));
    }

    private void printReference(PrintWriter output, PaperList list, ImportCandidate candidate) {
        Optional<PrintedSource> printedSource = printedSource(list, candidate);
        output.printf(
                "%s cites %s%s%n",
                list.entry().key(), describe(candidate.entry()), standing(candidate));
        printedSource.ifPresent(it -> output.println("    " + it.sourceText()));
        printedSource
                .filter(it -> candidate.isProposedAsNew() && !it.unsureFields().isEmpty())
                .ifPresent(it ->
                        output.println(
                                "    check "
                                        + String.join(
                                                ", ",
                                                it.unsureFields().stream().sorted().toList())));
    }

    private static Optional<PrintedSource> printedSource(
            PaperList list, ImportCandidate candidate) {
        return list.gatheredSources().valueSources().printedSource(candidate.entry());
    }

    private static String describe(BibEntry entry) {
        String year = plainText(entry, FieldName.YEAR);
        String date = year.isEmpty() ? plainText(entry, FieldName.DATE) : year;
        return plainText(entry, FieldName.TITLE) + (date.isEmpty() ? "" : " (" + date + ")");
    }

    private static String plainText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(it -> LaTeX.toUnicode(it.expandedText(_ -> Optional.empty())))
                .orElse("");
    }

    private String standing(ImportCandidate candidate) {
        return candidate.knownSlot().isEmpty()
                ? ""
                : candidate.isProposedAsNew()
                        ? ", likely "
                                + knownKey(candidate)
                                + " ("
                                + LocalizedSentence.join("; ", candidate.reasons())
                                + ")"
                        : ", here as " + knownKey(candidate);
    }

    private String knownKey(ImportCandidate candidate) {
        return candidate.knownSlot().flatMap(library::entryInSlot).map(BibEntry::key).orElse("");
    }

    private void addTo(ArrayNode referencesJson, PaperList list, ImportCandidate candidate) {
        ObjectNode referenceJson =
                referencesJson
                        .addObject()
                        .put("citedBy", list.entry().key())
                        .put("title", plainText(candidate.entry(), FieldName.TITLE));
        printedSource(list, candidate)
                .ifPresent(source -> {
                    referenceJson.put("printed", source.sourceText());
                    ArrayNode unsureJson = referenceJson.putArray("unsure");
                    source.unsureFields().stream().sorted().forEach(unsureJson::add);
                });
        if (candidate.knownSlot().isPresent()) {
            referenceJson.put(candidate.isProposedAsNew() ? "likely" : "key", knownKey(candidate));
            ReasonsJson.put(candidate.reasons(), referenceJson);
        }
        referenceJson.put("bibtex", candidate.entry().text());
    }
}
