package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.CitedQueries;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.QueryProblem;
import octavo.search.VenueQueries;
import octavo.text.Diagnostic;
import octavo.text.Parsed;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/// The entries of a library that a query selects.
public record SelectedEntries(Library library, BitSet slots) {

    /// Refuses an invalid query, since a script would not see a warning.
    ///
    /// @param files where the library is
    public static SelectedEntries by(Library library, List<Path> files, String query) {
        return by(library, files, query, UnaryOperator.identity());
    }

    /// @param documents searches the documents that entries link to
    public static SelectedEntries by(
            Library library, List<Path> files, String query, UnaryOperator<Query> documents) {
        if (query.isBlank()) {
            BitSet all = new BitSet();
            library.entrySlots().forEach(slot -> all.set(slot.number()));
            return new SelectedEntries(library, all);
        }
        PartialIndex index = PartialIndex.of(library);
        Parsed<Query> parsed = QueryParser.parse(query, () -> names(index));
        for (Diagnostic what :
                QueryProblem.remainingProblems(query, parsed, index::matchingSlots)) {
            int column = what.span().start() + 1;
            String message =
                    "the query at character %d: %s%n  %s%n  %s"
                            .formatted(
                                    column,
                                    what.message(),
                                    query,
                                    " ".repeat(column - 1)
                                            + "^".repeat(Math.max(1, what.span().length())));
            throw new CommandRefusal(ExitStatus.WRONG_USE, message);
        }
        CitingPapers papers = new CitingPapers(library, files);
        Query asked = CitedQueries.resolveProjects(parsed.value(), papers::slots);
        Query venues =
                VenueQueries.resolveVenues(
                        asked,
                        library,
                        () ->
                                VenueContext.register(
                                        List.of(), new PrintWriter(Writer.nullWriter())),
                        () -> VenueContext.decisions(files));
        return new SelectedEntries(library, index.matchingSlots(documents.apply(venues)));
    }

    private static Set<String> names(PartialIndex index) {
        Set<String> names = new HashSet<>(index.fieldNames());
        names.add(CitedQueries.KNOWS_PROJECTS);
        return names;
    }

    boolean has(int index) {
        return slots.get(library.slots().get(index).number());
    }

    /// The entries in file order.
    public List<Work> works() {
        return Work.allOf(library).filter(work -> has(work.index())).toList();
    }

    /// Their keys in file order.
    public List<String> keys() {
        return works().stream().map(Work::key).toList();
    }
}
