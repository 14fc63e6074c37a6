package octavo.paperprojects.outputs;

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
public record LibraryOutputs(List<ReferenceFile> referenceFiles, List<LocalizedSentence> problems) {
    public LibraryOutputs {
        referenceFiles = List.copyOf(referenceFiles);
        problems = List.copyOf(problems);
    }

    /// Makes the files.
    ///
    /// @param libraryPath the library's
    /// @param outputFilter the outputs that matter now
    public static LibraryOutputs of(
            Library library,
            Path libraryPath,
            Sidecar sidecar,
            Predicate<ReferenceOutput> outputFilter,
            PathConsents consents) {
        ReferenceOutput.ReadOutputs readOutputs = ReferenceOutput.readAll(sidecar);
        List<LocalizedSentence> problemSentences = new ArrayList<>(readOutputs.problems());
        List<ReferenceFile> referenceFiles = new ArrayList<>();
        Set<Object> knownFiles = new HashSet<>();
        PartialIndex searchIndex = PartialIndex.of(library);
        for (ReferenceOutput referenceOutput : readOutputs.referenceOutputs()) {
            Path outputPath =
                    libraryPath.toAbsolutePath().resolveSibling(referenceOutput.fileName());
            if (!knownFiles.add(SafeWrite.fileIdentity(outputPath))) {
                problemSentences.add(
                        LocalizedSentence.of("two outputs go to {0}", referenceOutput.fileName()));
            } else if (outputFilter.test(referenceOutput)) {
                List<Work> works =
                        worksMatching(
                                library,
                                searchIndex,
                                sidecar,
                                referenceOutput.queryText(),
                                problemSentences);
                List<Path> sparedPaths = SidecarFile.libraryAndSidecar(libraryPath);
                referenceFiles.add(
                        ReferenceFile.of(
                                outputPath,
                                referenceOutput.outputFormat(),
                                library,
                                works,
                                sparedPaths,
                                consents));
            }
        }
        return new LibraryOutputs(
                problemSentences.isEmpty() ? referenceFiles : List.of(), problemSentences);
    }

    private static List<Work> worksMatching(
            Library library,
            PartialIndex searchIndex,
            Sidecar sidecar,
            String query,
            List<LocalizedSentence> problemSentences) {
        if (query.isBlank()) {
            return Work.allOf(library).toList();
        }
        Parsed<Query> parsedQuery = QueryParser.parse(query, searchIndex::fieldNames);
        QueryProblem.remainingProblems(query, parsedQuery, searchIndex::matchingSlots).stream()
                .map(wrong -> LocalizedSentence.of("in “{0}”: {1}", query, wrong.message()))
                .forEach(problemSentences::add);
        Query resolvedQuery =
                VenueQueries.resolveVenues(
                        parsedQuery.value(),
                        library,
                        VenueRegister::builtIn,
                        () -> VenueDecisions.of(sidecar));
        BitSet slots = searchIndex.matchingSlots(resolvedQuery);
        return Work.allOf(library)
                .filter(work -> slots.get(library.slots().get(work.index()).number()))
                .toList();
    }
}
