package octavo.cli;

import octavo.library.Library;
import octavo.library.Work;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// `octavo list FILE`.
@Command(
        name = "list",
        description = "Lists the entries of a library, in the order of the file.",
        footer = {
            "",
            "Examples:",
            "  octavo list papers.bib",
            "  octavo list papers.bib --format tsv --fields key,year,doi"
        },
        mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {

    /// How entries are written: for people, for other programs, for scripts.
    enum Format {
        TABLE,
        TSV,
        JSON,
        KEYS
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, tsv, json or keys; table if not given.")
    private Format format = Format.TABLE;

    @Option(
            names = "--fields",
            split = ",",
            paramLabel = "FIELD",
            description = {
                "Columns of table and tsv: key, type, kind, authors, title, venue, year,",
                "or any field of the entries."
            })
    private List<String> fields = List.of("key", "authors", "title", "venue", "year", "kind");

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        Library library = Opened.library(file).library();
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case KEYS -> works(library).forEach(work -> out.println(work.key()));
            case TSV -> {
                out.println(String.join("\t", fields));
                rows(library).forEach(row -> out.println(String.join("\t", row)));
            }
            case TABLE -> new Table(fields, rows(library)).print(out);
            case JSON -> out.println(new JsonList(library).toJson());
        }
    }

    private static List<Work> works(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i -> library.work(i).stream())
                .toList();
    }

    private List<List<String>> rows(Library library) {
        List<List<String>> rows = new ArrayList<>();
        for (Work work : works(library)) {
            rows.add(fields.stream().map(field -> column(work, field)).toList());
        }
        return rows;
    }

    private static String column(Work work, String field) {
        return switch (field) {
            case "key" -> work.key();
            case "type" -> work.entry().type();
            case "kind" -> work.kind().id();
            case "authors" -> work.authorsInShort();
            case "title" -> work.title();
            case "venue" -> work.venue();
            case "year" -> work.year();
            default -> work.text(field);
        };
    }
}
