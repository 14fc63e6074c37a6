package octavo.cli.commands;

import octavo.cli.libraries.ChosenStyle;
import octavo.cli.libraries.CitableItems;
import octavo.cli.libraries.FileArguments;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.QueryArgument;
import octavo.cli.libraries.SelectedEntries;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.CslLocale;
import octavo.latex.PdfLatex;
import octavo.library.Library;
import octavo.references.CslItemTranslator;
import octavo.references.LanguageTags;
import octavo.references.ReferenceFormat;
import octavo.richtext.Runs;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            paramLabel = "KEY",
            description =
                    "The entries to cite; all if there is no --query either. With both, the entries"
                            + " of those keys, then those that fit the query.")
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
                "The id or title of a CSL style, such as ieee, or a file that ends in .csl;",
                "octavo styles QUERY finds ids."
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
            description = "bibliography, or citation: of all the entries together.")
    private Output output = Output.BIBLIOGRAPHY;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "One of: ${COMPLETION-CANDIDATES}; text if not given.")
    private ReferenceFormat format = ReferenceFormat.TEXT;

    @Option(
            names = "--missing",
            description =
                    "Reports on standard error which fields the style expects but an entry lacks.")
    private boolean missing;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChosenStyle chosen = ChosenStyle.of(style);
        if (output == Output.BIBLIOGRAPHY && chosen.style().bibliography().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, style + " has no bibliography. Add: --as citation");
        }
        String language = locale.isEmpty() ? chosen.locale() : language();
        CitableItems citable = citable();
        chosen.warnings().forEach(this::warn);
        citable.repeated()
                .forEach(key ->
                        warn(
                                key.isEmpty()
                                        ? "several entries have no key: all of them are taken."
                                        : key + " is there more than once: all are taken."));
        CslItemTranslator words = new CslItemTranslator(chosen.style(), language);
        List<CslItem> items = citable.items().stream().map(words::translate).toList();
        CitationProcessor processor = new CitationProcessor(chosen.style(), language, items);
        switch (output) {
            case BIBLIOGRAPHY -> print(processor.bibliography(), items);
            case CITATION ->
                    print(processor.citation(items.stream().map(CiteCommand::cite).toList()));
        }
    }

    /// Items of CSL-JSON are used as they are.
    private CitableItems citable() {
        FileArguments given = FileArguments.of(file, keys);
        String name =
                given.files().stream().map(LibraryInput::name).collect(Collectors.joining(", "));
        boolean json = file.toString().toLowerCase(Locale.ROOT).endsWith(".json");
        if (json && given.files().size() == 1 && query.isBlank()) {
            return CitableItems.of(CitableItems.json(file), given.words(), name);
        }
        Library library =
                LibraryInput.of(given.files(), spec.commandLine().getErr()).library().library();
        Set<String> chosen = new LinkedHashSet<>(given.words());
        if (!query.isBlank()) {
            chosen.addAll(SelectedEntries.by(library, given.files(), query).keys());
            if (chosen.isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS, "No entry of " + name + " fits the query " + query);
            }
        }
        return CitableItems.of(CitableItems.library(library), chosen, name);
    }

    private static Cite cite(CslItem item) {
        return Cite.of(item.id());
    }

    private String language() {
        String tag = LanguageTags.tagOf(locale);
        if (tag.isEmpty() || !CslLocale.isKnown(tag)) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "CSL has no words in the language " + locale + ". Give one such as en-GB.");
        }
        return tag;
    }

    private void print(Bibliography bibliography, List<CslItem> items) {
        Map<String, CslItem> byId = new LinkedHashMap<>();
        items.forEach(item -> byId.put(item.id(), item));
        show(format.of(bibliography));
        Set<String> silent = new LinkedHashSet<>(byId.keySet());
        for (Bibliography.BibliographyEntry entry : bibliography.entries()) {
            silent.remove(entry.itemId());
            CslItem item = byId.get(entry.itemId());
            if (missing && item != null) {
                tellMissing(item, entry.missingVariables());
            }
        }
        silent.forEach(key -> warn(key + " has nothing that the style shows."));
    }

    private void tellMissing(CslItem item, List<String> all) {
        List<String> usual =
                all.stream().filter(each -> ExpectedVariables.has(item, each)).toList();
        if (!usual.isEmpty()) {
            warn(item.id() + " has no " + String.join(", ", usual));
        }
    }

    private void print(Runs citation) {
        if (!citation.isEmpty()) {
            show(format.of(citation) + "\n");
        }
    }

    private void show(String text) {
        spec.commandLine().getOut().print(text);
        if (format == ReferenceFormat.LATEX) {
            PdfLatex.fontWarning(text).ifPresent(this::warn);
        }
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }
}
