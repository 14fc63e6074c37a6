package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
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
    public static SelectedEntries selectEntries(Library library, List<Path> files, String query) {
        return selectEntries(library, files, query, UnaryOperator.identity());
    }

    /// @param documentResolver searches the documents that entries link to
    public static SelectedEntries selectEntries(
            Library library,
            List<Path> files,
            String query,
            UnaryOperator<Query> documentResolver) {
        if (query.isBlank()) {
            BitSet allSlots = new BitSet();
            library.entrySlots().forEach(slot -> allSlots.set(slot.number()));
            return new SelectedEntries(library, allSlots);
        }
        PartialIndex searchIndex = PartialIndex.of(library);
        Parsed<Query> parsedQuery = QueryParser.parse(query, () -> fieldNames(searchIndex));
        for (Diagnostic diagnostic :
                QueryProblem.remainingProblems(query, parsedQuery, searchIndex::matchingSlots)) {
            throw refusalOf(query, diagnostic);
        }
        CitingPapers citingPapers = new CitingPapers(library, files);
        Query projectQuery =
                CitedQueries.resolveProjects(parsedQuery.value(), citingPapers::citingSlots);
        Query venueQuery =
                VenueQueries.resolveVenues(
                        projectQuery,
                        library,
                        () ->
                                VenueContext.registerWith(
                                        List.of(), new PrintWriter(Writer.nullWriter())),
                        () -> VenueContext.decisionsOf(files));
        return new SelectedEntries(
                library, searchIndex.matchingSlots(documentResolver.apply(venueQuery)));
    }

    /// Says what is wrong with a query, and where.
    public static CommandRefusal refusalOf(String query, Diagnostic diagnostic) {
        int column = diagnostic.span().start() + 1;
        String message =
                "the query at character %d: %s%n  %s%n  %s"
                        .formatted(
                                column,
                                diagnostic.message(),
                                query,
                                " ".repeat(column - 1)
                                        + "^".repeat(Math.max(1, diagnostic.span().length())));
        return new CommandRefusal(ExitStatus.WRONG_USE, message);
    }

    private static Set<String> fieldNames(PartialIndex index) {
        Set<String> names = new HashSet<>(index.fieldNames());
        names.add(CitedQueries.KNOWS_PROJECTS);
        return names;
    }

    boolean hasItem(int index) {
        return slots.get(library.slots().get(index).number());
    }

    /// The entries in file order.
    public List<Work> works() {
        return Work.allOf(library).filter(work -> hasItem(work.index())).toList();
    }

    /// Their keys in file order.
    public List<String> keys() {
        return works().stream().map(Work::key).toList();
    }
}
