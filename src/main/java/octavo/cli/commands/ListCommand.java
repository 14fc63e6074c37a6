package octavo.cli.commands;

import octavo.cli.libraries.FileArguments;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.SelectedEntries;
import octavo.cli.output.JsonList;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.ShellQuoting;
import octavo.cli.terminal.TerminalWriter;
import octavo.cli.terminal.TextTable;
import octavo.cv.profile.SectionOrder;
import octavo.files.words.PaperWords;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.DocumentIndex;
import octavo.search.Query;
import octavo.search.SavedSearches;
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
        description = "Lists the entries of a library, or those that fit a query, in its order.",
        footer = {
            "",
            "A query has words, \"phrases\", and field:word with any field, or author,",
            "editor, title, venue, year, type, kind, key and tag; has:doi; year:2020..2024;",
            "-word; or; (brackets). title=word finds the whole word, and venue==\"J. X\" the",
            "whole value, here in all its spellings.",
            "file:word also looks into the PDFs that entries link to; cited:thesis finds what",
            "a project of the window cites.",
            "Put it between quotation marks, behind -- if it starts with a minus.",
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
    enum Format {
        TABLE,
        TSV,
        JSON,
        KEYS
    }

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "QUERY",
            description = "What to list; all if not given.")
    private List<String> query = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, tsv, json or keys; table if not given.")
    private Format format = Format.TABLE;

    @Option(
            names = {"--columns", "--fields"},
            split = ",",
            paramLabel = "FIELD",
            description = {
                "Columns of table and tsv: key, type, kind, authors, title, venue, year,",
                "or any field of the entries."
            })
    private List<String> fields = List.of("key", "authors", "title", "venue", "year", "kind");

    @Option(
            names = "--sort",
            split = ",",
            paramLabel = "ORDER",
            description = {
                "date, venue, title, author, kind, key or position, or several; -date is newest"
                        + " first. As in the file if not given."
            })
    private List<String> sort = List.of();

    @Option(
            names = "--saved",
            paramLabel = "NAME",
            description = "Lists what a search saved with the library finds, within the query.")
    private String saved = "";

    @Option(names = "--count", description = "Prints only how many there are.")
    private boolean count;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter err = spec.commandLine().getErr();
        refuseWhatIsInVain();
        FileArguments given = FileArguments.of(file, query);
        LibraryInput input = LibraryInput.orEmpty(given.files(), err);
        input.tellOfDamage(err);
        Library library = input.library().library();
        SelectedEntries selected =
                SelectedEntries.by(
                        library,
                        given.files(),
                        asked(given.words()),
                        asked -> withPapers(library, asked));
        List<Work> works = selected.works().stream().sorted(SectionOrder.of(sort)).toList();
        if (count) {
            spec.commandLine().getOut().println(works.size());
            return;
        }
        print(library, input, works);
        if (works.isEmpty() && !given.words().isEmpty()) {
            err.println("octavo: no entry fits.");
        } else if (format == Format.TABLE && query.isEmpty() && !works.isEmpty()) {
            hint();
        }
    }

    /// The query, within what the saved search finds.
    private String asked(List<String> words) {
        String query = String.join(" ", words);
        if (saved.isEmpty()) {
            return query;
        }
        SavedSearches searches = SavedSearches.of(SidecarFile.loadFor(file).content());
        String found =
                searches.queryNamed(saved)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.WRONG_USE,
                                        "%s has no saved search %s. It has: %s"
                                                .formatted(
                                                        file,
                                                        saved,
                                                        String.join(
                                                                ", ",
                                                                searches.queriesByName()
                                                                        .keySet()))));
        return query.isBlank() ? found : "(" + found + ") (" + query + ")";
    }

    private void refuseWhatIsInVain() {
        SectionOrder.unknownOrders(sort).stream()
                .findFirst()
                .ifPresent(problem -> {
                    throw new CommandRefusal(ExitStatus.WRONG_USE, "--sort " + problem);
                });
        query.stream()
                .filter(word -> word.matches("--[a-z-]+"))
                .findFirst()
                .ifPresent(word -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "%s is behind --, where everything is the query. Put it in front."
                                    .formatted(word));
                });
    }

    private void print(Library library, LibraryInput input, List<Work> works) {
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case KEYS -> works.forEach(work -> out.println(work.key()));
            case TSV -> {
                out.println(String.join("\t", fields));
                rows(works).forEach(row -> out.println(line(row)));
            }
            case TABLE -> new TextTable(fields, rows(works)).print(TerminalWriter.of(out));
            case JSON ->
                    TerminalWriter.ofJson(out)
                            .println(new JsonList(library, works, input.places()).toJson());
        }
    }

    /// Reads the linked PDFs if the query searches their words, and says so.
    private Query withPapers(Library library, Query asked) {
        if (!DocumentIndex.searchesDocuments(asked)) {
            return asked;
        }
        Optional<Path> folder = Optional.ofNullable(file.toAbsolutePath().getParent());
        PaperWords words =
                PaperWords.read(library, PaperFolders.ofUser().searchedFolders(folder), _ -> {});
        if (words.size() > 0) {
            String unread =
                    words.unread() > 0
                            ? "; %d of them have no words".formatted(words.unread())
                            : "";
            spec.commandLine()
                    .getErr()
                    .printf("octavo: file: looks into %d linked PDFs%s%n", words.size(), unread);
        }
        return words.answered(asked);
    }

    /// Suggests a CV, on a terminal, for a library about which nothing has been decided yet.
    private void hint() {
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

    private List<List<String>> rows(List<Work> works) {
        return works.stream()
                .map(work -> fields.stream().map(field -> column(work, field)).toList())
                .toList();
    }

    private static String line(List<String> row) {
        return row.stream().map(CsvText::escapeFormula).collect(Collectors.joining("\t"));
    }

    private static String column(Work work, String field) {
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
