package octavo.projects.outputs;

import octavo.library.Library;
import octavo.library.Work;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.QueryProblem;
import octavo.search.VenueQueries;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.storage.PathConsents;
import octavo.storage.SafeWrite;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// The files of references that a library's sidecar names.
///
/// @param problems why nothing is to be written: a file could hold something else than is wanted
public record LibraryOutputs(List<ReferenceFile> files, List<LocalizedSentence> problems) {
    public LibraryOutputs {
        files = List.copyOf(files);
        problems = List.copyOf(problems);
    }

    /// Makes the files.
    ///
    /// @param path the library's
    /// @param which the outputs that matter now
    public static LibraryOutputs of(
            Library library,
            Path path,
            Sidecar sidecar,
            Predicate<ReferenceOutput> which,
            PathConsents consents) {
        ReferenceOutput.Named named = ReferenceOutput.in(sidecar);
        List<LocalizedSentence> problems = new ArrayList<>(named.problems());
        List<ReferenceFile> files = new ArrayList<>();
        Set<Object> known = new HashSet<>();
        PartialIndex index = PartialIndex.of(library);
        for (ReferenceOutput output : named.outputs()) {
            Path file = path.toAbsolutePath().resolveSibling(output.file());
            if (!known.add(SafeWrite.fileIdentity(file))) {
                problems.add(LocalizedSentence.of("two outputs go to {0}", output.file()));
            } else if (which.test(output)) {
                List<Work> works = works(library, index, sidecar, output.query(), problems);
                List<Path> spared = SidecarFile.libraryAndSidecar(path);
                files.add(
                        ReferenceFile.of(file, output.format(), library, works, spared, consents));
            }
        }
        return new LibraryOutputs(problems.isEmpty() ? files : List.of(), problems);
    }

    private static List<Work> works(
            Library library,
            PartialIndex index,
            Sidecar sidecar,
            String query,
            List<LocalizedSentence> problems) {
        if (query.isBlank()) {
            return Work.allOf(library).toList();
        }
        Parsed<Query> parsed = QueryParser.parse(query, index::fieldNames);
        QueryProblem.remainingProblems(query, parsed, index::matchingSlots).stream()
                .map(wrong -> LocalizedSentence.of("in “{0}”: {1}", query, wrong.message()))
                .forEach(problems::add);
        Query asked =
                VenueQueries.resolveVenues(
                        parsed.value(),
                        library,
                        VenueRegister::builtIn,
                        () -> VenueDecisions.of(sidecar));
        BitSet slots = index.matchingSlots(asked);
        return Work.allOf(library)
                .filter(work -> slots.get(library.slots().get(work.index()).number()))
                .toList();
    }
}
