package octavo.cli.commands;

import octavo.cli.output.JsonList;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ShellQuoting;
import octavo.cli.process.TerminalWriter;
import octavo.cli.process.TextTable;
import octavo.cli.shared.FileArguments;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.SavedQuery;
import octavo.cli.shared.SelectedEntries;
import octavo.cv.configuration.SectionOrder;
import octavo.files.words.PaperWords;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.DocumentIndex;
import octavo.search.Query;
import octavo.search.QueryCorrection;
import octavo.search.SearchIndex;
import octavo.settings.PaperFolders;
import octavo.sidecar.SidecarFile;
import octavo.text.CsvText;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// `octavo list FILE`.
@Command(
        description =
                "Lists the entries of a library, or those that match a query, in the file's order.",
        footer = {
            "",
            "A query consists of words, \"phrases\" and field:word, where field is author, editor,",
            "title, venue, year, type, kind, key, tag or any field of the entries; has:doi;",
            "year:2020..2024; -word; or; (brackets). title=word matches the whole word, and",
            "venue==\"J. X\" the whole value, for venues in all spellings.",
            "file:word also searches linked PDFs; cited:thesis finds what a project of the window",
            "cites.",
            "Quote the query. If it starts with -, put it last, after --.",
            "",
            "Examples:",
            "  octavo list papers.bib",
            "  octavo list papers.bib 'author:mai year:2020.. -type:preprint'",
            "  octavo list papers.bib 'file:\"tensor collections\"'",
            "  octavo list papers.bib --sort -date,title --format tsv --columns key,year,doi",
            "  octavo list papers.bib type:preprint --count",
            "  octavo list papers.bib --saved 'to read' year:2024..",
            "  octavo list thesis.bib export.ris 'year:2024..'",
            "  git show HEAD~5:papers.bib | octavo list -"
        },
        mixinStandardHelpOptions = true)
public final class ListCommand implements Runnable {

    /// The output formats: for people, programs and scripts.
    enum ListFormat {
        TABLE,
        TSV,
        JSON,
        KEYS
    }

    private static final List<String> STANDARD_COLUMNS =
            List.of("key", "authors", "title", "venue", "year", "kind");

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "QUERY",
            description = "The entries to list; all if not given.")
    private List<String> query = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, tsv, json or keys; table if not given.")
    private ListFormat format = ListFormat.TABLE;

    @Option(
            names = {"--columns", "--fields"},
            split = ",",
            paramLabel = "FIELD",
            description = {
                "Columns of table and tsv: key, type, kind, authors, title, venue, year, or any"
                        + " field of the entries."
            })
    private List<String> fields = STANDARD_COLUMNS;

    @Option(
            names = "--sort",
            split = ",",
            paramLabel = "ORDER",
            description = {
                "One or more of date, venue, title, author, kind, key and position; -date is the"
                        + " newest first. Default: the file's order."
            })
    private List<String> sortOrders = List.of();

    @Option(
            names = "--saved",
            paramLabel = "NAME",
            description =
                    "Lists the matches of a search saved with the library; a query narrows them.")
    private String savedName = "";

    @Option(names = "--count", description = "Prints only the number of entries.")
    private boolean count;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter err = spec.commandLine().getErr();
        refuseVainOptions();
        FileArguments fileArguments = FileArguments.of(file, query);
        LibraryInput libraryInput = LibraryInput.orEmpty(fileArguments.files(), err);
        libraryInput.warnOfDamage(err);
        Library library = libraryInput.toLibraryFile().library();
        SelectedEntries selectedEntries =
                SelectedEntries.selectEntries(
                        library,
                        fileArguments.files(),
                        combinedQuery(fileArguments.words()),
                        askedQuery -> resolveDocuments(library, askedQuery));
        List<Work> works = sortWorks(selectedEntries.works());
        if (count) {
            spec.commandLine().getOut().println(works.size());
            return;
        }
        printWorks(library, libraryInput, works);
        if (!works.isEmpty() && (format == ListFormat.TABLE || format == ListFormat.TSV)) {
            warnOfUnknownColumns(works);
        }
        if (works.isEmpty() && !fileArguments.words().isEmpty()) {
            err.println(
                    "octavo: no entry matches."
                            + absentFileNote(fileArguments.words())
                            + QueryCorrection.of(
                                            SearchIndex.of(library),
                                            String.join(" ", fileArguments.words()))
                                    .map(corrected -> " Did you mean: " + corrected + "?")
                                    .orElse(""));
        } else if (format == ListFormat.TABLE && query.isEmpty() && !works.isEmpty()) {
            printHint();
        }
    }

    /// A note on the first word if it looks like the name of a file.
    private static String absentFileNote(List<String> words) {
        String word = words.getFirst();
        return word.matches("[^:\\s]+\\.[A-Za-z]{2,5}") ? " Nor is there a file " + word + "." : "";
    }

    private void warnOfUnknownColumns(List<Work> works) {
        fields.stream()
                .filter(field -> works.stream().allMatch(work -> columnText(work, field).isEmpty()))
                .filter(field -> !STANDARD_COLUMNS.contains(field))
                .forEach(field ->
                        spec.commandLine()
                                .getErr()
                                .printf("octavo: no listed entry has a field %s%n", field));
    }

    /// The query, within what the saved search finds.
    private String combinedQuery(List<String> words) {
        String query = String.join(" ", words);
        if (savedName.isEmpty()) {
            return query;
        }
        String savedQuery = SavedQuery.queryNamed(savedName, file);
        return query.isBlank() ? savedQuery : "(" + savedQuery + ") (" + query + ")";
    }

    private void refuseVainOptions() {
        if (!sortOrders.isEmpty()) {
            refuseUnknownOrders();
        }
        query.stream()
                .filter(word -> word.matches("--[a-z-]+"))
                .findFirst()
                .ifPresent(word -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "%s comes after --, so it is part of the query. Put it before --."
                                    .formatted(word));
                });
    }

    private void refuseUnknownOrders() {
        SectionOrder.unknownOrders(sortOrders).stream()
                .findFirst()
                .ifPresent(problem -> {
                    throw new CommandRefusal(ExitStatus.WRONG_USE, "--sort " + problem);
                });
    }

    private List<Work> sortWorks(List<Work> works) {
        return sortOrders.isEmpty()
                ? works
                : works.stream().sorted(SectionOrder.of(sortOrders)).toList();
    }

    private void printWorks(Library library, LibraryInput libraryInput, List<Work> works) {
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case KEYS -> works.forEach(work -> out.println(work.key()));
            case TSV -> {
                out.println(String.join("\t", fields));
                rowsOf(works).forEach(row -> out.println(tsvLine(row)));
            }
            case TABLE -> new TextTable(fields, rowsOf(works)).printTable(TerminalWriter.of(out));
            case JSON ->
                    TerminalWriter.ofJson(out)
                            .println(
                                    new JsonList(library, works, libraryInput.sourcePlaces())
                                            .toJson());
        }
    }

    /// Reads the linked PDFs if the query searches their words, and says so.
    private Query resolveDocuments(Library library, Query askedQuery) {
        if (!DocumentIndex.searchesDocuments(askedQuery)) {
            return askedQuery;
        }
        Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().getParent());
        PaperWords paperWords =
                PaperWords.readPapers(
                        library, PaperFolders.ofUser().searchedFolders(folder), _ -> {});
        if (paperWords.paperCount() > 0) {
            String unreadNote =
                    paperWords.unreadCount() > 0
                            ? "; %d of them have no words".formatted(paperWords.unreadCount())
                            : "";
            spec.commandLine()
                    .getErr()
                    .printf(
                            "octavo: file: searches %d linked PDFs%s%n",
                            paperWords.paperCount(), unreadNote);
        }
        return paperWords.resolveQuery(askedQuery);
    }

    /// Suggests a CV, on a terminal, for a library about which nothing has been decided yet.
    private void printHint() {
        if (TerminalWriter.isScreen(spec.commandLine().getOut())
                && !LibraryInput.isStandardInput(file)
                && !Files.exists(SidecarFile.pathFor(file))) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "hint: for the publications of a CV, with your name in bold: octavo"
                                    + " cv %s --format markdown%n",
                            ShellQuoting.quoted(file));
        }
    }

    private List<List<String>> rowsOf(List<Work> works) {
        return works.stream()
                .map(work -> fields.stream().map(field -> columnText(work, field)).toList())
                .toList();
    }

    private static String tsvLine(List<String> row) {
        return row.stream().map(CsvText::escapeFormula).collect(Collectors.joining("\t"));
    }

    private static String columnText(Work work, String field) {
        return switch (field) {
            case "key" -> work.key();
            case "type" -> work.entry().type();
            case "kind" -> work.workKind().id();
            case "authors" -> work.authorFamilyNames();
            case "title" -> work.title();
            case "venue" -> work.venue();
            case "year" -> work.shownYear();
            default -> work.plainText(field);
        };
    }
}
