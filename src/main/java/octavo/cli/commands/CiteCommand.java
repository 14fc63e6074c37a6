package octavo.cli.commands;

import octavo.cli.output.ReferencesJson;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ChosenStyle;
import octavo.cli.shared.CitableItems;
import octavo.cli.shared.FileArguments;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.QueryArgument;
import octavo.cli.shared.SelectedEntries;
import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.style.CslLocale;
import octavo.cslreferences.CslItemTranslator;
import octavo.cslreferences.LanguageTags;
import octavo.cslreferences.ReferenceFormat;
import octavo.latex.PdfLatex;
import octavo.library.Library;
import octavo.richtext.Runs;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// `octavo cite FILE [KEY…] --style STYLE`.
@Command(
        description = "Writes references, or a citation, in a CSL style.",
        footer = {
            "",
            "Examples:",
            "  octavo cite papers.bib --style ieee",
            "  octavo cite papers.bib --query 'author:mai type:conference' --style ieee",
            "  octavo cite papers.bib mai2020kungfu --style apa --locale en-GB --format html",
            "  octavo cite papers.bib mai2020kungfu --style ./mine.csl --as citation",
            "  octavo cite export.ris --style apa",
            "  octavo cite - --style apa < items.json"
        },
        mixinStandardHelpOptions = true)
public final class CiteCommand implements Runnable {

    /// What to write.
    enum Output {
        BIBLIOGRAPHY,
        CITATION
    }

    /// The output formats: those of references, and JSON for programs.
    enum CiteFormat {
        TEXT(ReferenceFormat.TEXT),
        HTML(ReferenceFormat.HTML),
        MARKDOWN(ReferenceFormat.MARKDOWN),
        LATEX(ReferenceFormat.LATEX),
        TYPST(ReferenceFormat.TYPST),
        RTF(ReferenceFormat.RTF),
        JSON(ReferenceFormat.TEXT);

        private final ReferenceFormat referenceFormat;

        CiteFormat(ReferenceFormat referenceFormat) {
            this.referenceFormat = referenceFormat;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            paramLabel = "KEY",
            description =
                    "The entries to cite; all if there is no --query either. With both, these"
                            + " entries, then those that match the query.")
    private List<String> keys = List.of();

    @Option(
            names = "--query",
            preprocessor = QueryArgument.class,
            paramLabel = "QUERY",
            description = "The entries to cite, as in octavo list.")
    private String query = "";

    @Option(
            names = "--style",
            required = true,
            paramLabel = "STYLE",
            description = {
                "The id or title of a CSL style, such as ieee, or a .csl file. octavo styles QUERY"
                        + " finds ids."
            })
    private String style = "";

    @Option(
            names = "--locale",
            paramLabel = "LOCALE",
            description = "The language, such as en-GB; the style's own if not given.")
    private String locale = "";

    @Option(
            names = "--as",
            paramLabel = "WHAT",
            description = "bibliography, or citation for one citation of all the entries.")
    private Output output = Output.BIBLIOGRAPHY;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "The format: ${COMPLETION-CANDIDATES}; text if not given.")
    private CiteFormat format = CiteFormat.TEXT;

    @Option(
            names = "--missing",
            description =
                    "Reports on standard error which fields the style expects but an entry lacks.")
    private boolean tellsMissing;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChosenStyle chosenStyle = ChosenStyle.of(style);
        if (output == Output.BIBLIOGRAPHY && chosenStyle.style().bibliography().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, style + " has no bibliography. Add: --as citation");
        }
        String languageTag = locale.isEmpty() ? chosenStyle.locale() : languageTag();
        CitableItems citableItems = readCitable();
        chosenStyle.warnings().forEach(this::printWarning);
        citableItems
                .repeatedKeys()
                .forEach(key ->
                        printWarning(
                                key.isEmpty()
                                        ? "several entries have no key; all of them are cited."
                                        : key + " occurs more than once; all of them are cited."));
        CslItemTranslator translator = new CslItemTranslator(chosenStyle.style(), languageTag);
        List<CslItem> items = citableItems.items().stream().map(translator::translate).toList();
        CitationProcessor citationProcessor =
                new CitationProcessor(chosenStyle.style(), languageTag, items);
        switch (output) {
            case BIBLIOGRAPHY -> print(citationProcessor.bibliography(), items);
            case CITATION ->
                    print(
                            citationProcessor.citation(
                                    items.stream().map(CiteCommand::citeOf).toList()));
        }
    }

    /// Items of CSL-JSON are used as they are.
    private CitableItems readCitable() {
        FileArguments fileArguments = FileArguments.of(file, keys);
        String libraryNames =
                fileArguments.files().stream()
                        .map(LibraryInput::nameOf)
                        .collect(Collectors.joining(", "));
        boolean isJson = file.toString().toLowerCase(Locale.ROOT).endsWith(".json");
        if (isJson && fileArguments.files().size() == 1 && query.isBlank()) {
            return CitableItems.of(
                    CitableItems.readItems(file), fileArguments.words(), libraryNames);
        }
        Library library =
                LibraryInput.of(fileArguments.files(), spec.commandLine().getErr())
                        .toLibraryFile()
                        .library();
        Set<String> chosenKeys = new LinkedHashSet<>(fileArguments.words());
        if (!query.isBlank()) {
            chosenKeys.addAll(
                    SelectedEntries.selectEntries(library, fileArguments.files(), query).keys());
            if (chosenKeys.isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        "No entry of " + libraryNames + " matches the query " + query);
            }
        }
        return CitableItems.of(CitableItems.itemsOf(library), chosenKeys, libraryNames);
    }

    private static Cite citeOf(CslItem item) {
        return Cite.of(item.id());
    }

    private String languageTag() {
        String knownTag = LanguageTags.tagOf(locale);
        if (knownTag.isEmpty() || !CslLocale.isKnown(knownTag)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "CSL has no words in the language " + locale + ". Give one such as en-GB.");
        }
        return knownTag;
    }

    private void print(Bibliography bibliography, List<CslItem> items) {
        Map<String, CslItem> itemsById = new LinkedHashMap<>();
        items.forEach(item -> itemsById.put(item.id(), item));
        if (format == CiteFormat.JSON) {
            printJson(ReferencesJson.of(bibliography));
        } else {
            printText(format.referenceFormat.of(bibliography));
        }
        Set<String> silentKeys = new LinkedHashSet<>(itemsById.keySet());
        for (Bibliography.BibliographyEntry bibliographyEntry : bibliography.entries()) {
            silentKeys.remove(bibliographyEntry.itemId());
            CslItem item = itemsById.get(bibliographyEntry.itemId());
            if (tellsMissing && item != null) {
                warnOfMissing(item, bibliographyEntry.missingVariables());
            }
        }
        silentKeys.forEach(key -> printWarning(key + " has no field that the style prints."));
    }

    private void warnOfMissing(CslItem item, List<String> missingVariables) {
        List<String> expectedVariables =
                missingVariables.stream()
                        .filter(each -> ExpectedVariables.has(item, each))
                        .toList();
        if (!expectedVariables.isEmpty()) {
            printWarning(item.id() + " has no " + String.join(", ", expectedVariables));
        }
    }

    private void print(Runs citation) {
        if (format == CiteFormat.JSON) {
            printJson(ReferencesJson.of(citation));
        } else if (!citation.isEmpty()) {
            printText(format.referenceFormat.of(citation) + "\n");
        }
    }

    private void printJson(JsonNode json) {
        TerminalWriter.ofJson(spec.commandLine().getOut()).println(json.toPrettyString());
    }

    private void printText(String text) {
        spec.commandLine().getOut().print(text);
        if (format == CiteFormat.LATEX) {
            PdfLatex.fontWarning(text).ifPresent(this::printWarning);
        }
    }

    private void printWarning(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }
}
