package octavo.cli.commands;

import octavo.cli.shared.VenueContext;
import octavo.cv.configuration.FunderRule;
import octavo.cv.configuration.Profile;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.QueryProblem;
import octavo.search.VenueQueries;
import octavo.text.Diagnostic;
import octavo.venues.VenueDecisions;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// The queries of profiles, and what they find in a library.
final class ProfileQueries {
    private final Library library;
    private final VenueDecisions venueDecisions;
    private final Path sidecarPath;
    private final Consumer<String> problemListener;
    private final PrintWriter err;
    private final PartialIndex searchIndex;
    private final Map<Integer, Work> worksBySlot = new LinkedHashMap<>();
    private final Map<String, List<Work>> worksByQuery = new ConcurrentHashMap<>();

    /// @param problemListener is told what is wrong with a query that is run
    ProfileQueries(
            Library library,
            VenueDecisions venueDecisions,
            Path sidecarPath,
            Consumer<String> problemListener,
            PrintWriter err) {
        this.library = library;
        this.venueDecisions = venueDecisions;
        this.sidecarPath = sidecarPath;
        this.problemListener = problemListener;
        this.err = err;
        this.searchIndex = PartialIndex.of(library);
        for (int i = 0; i < library.slots().size(); i++) {
            int slotNumber = library.slots().get(i).number();
            library.workAt(i).ifPresent(work -> worksBySlot.put(slotNumber, work.withCache()));
        }
    }

    List<Work> allWorks() {
        return List.copyOf(worksBySlot.values());
    }

    /// What is wrong with the queries of a profile and its rules.
    List<String> problemsIn(Profile profile, List<FunderRule> funderRules) {
        List<String> queryProblems = new ArrayList<>();
        for (int i = 0; i < profile.listSections().size(); i++) {
            Profile.ListSection section = profile.listSections().get(i);
            String problemPlace = "profiles.%s.sections[%d].".formatted(profile.name(), i + 1);
            queryProblems.addAll(problemsIn(problemPlace + "where", section.query()));
            queryProblems.addAll(
                    problemsIn(problemPlace + "prefer", section.matchSelection().preferredQuery()));
        }
        for (FunderRule rule : funderRules) {
            String problemPlace =
                    "profiles.%s: where of the rule %s".formatted(profile.name(), rule.name());
            queryProblems.addAll(problemsIn(problemPlace, rule.query()));
        }
        return queryProblems;
    }

    private List<String> problemsIn(String problemPlace, String query) {
        return QueryProblem.remainingProblems(
                        query,
                        QueryParser.parse(query, searchIndex::fieldNames),
                        searchIndex::matchingSlots)
                .stream()
                .map(wrong ->
                        "%s: %s: %s"
                                .formatted(
                                        sidecarPath, problemPlace, describeProblem(query, wrong)))
                .toList();
    }

    private static String describeProblem(String query, Diagnostic diagnostic) {
        return "in “%s”, at character %d: %s"
                .formatted(query, diagnostic.span().start() + 1, diagnostic.message());
    }

    /// The works that a query finds; it runs once.
    List<Work> worksWhere(String query) {
        return worksByQuery.computeIfAbsent(query, this::findWorks);
    }

    private List<Work> findWorks(String query) {
        var parsedQuery = QueryParser.parse(query, searchIndex::fieldNames);
        for (Diagnostic diagnostic :
                QueryProblem.remainingProblems(query, parsedQuery, searchIndex::matchingSlots)) {
            problemListener.accept(describeProblem(query, diagnostic));
        }
        Query resolvedQuery =
                VenueQueries.resolveVenues(
                        parsedQuery.value(),
                        library,
                        () -> VenueContext.registerWith(List.of(), err),
                        () -> venueDecisions);
        BitSet slots = searchIndex.matchingSlots(resolvedQuery);
        return worksBySlot.entrySet().stream()
                .filter(entry -> slots.get(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }
}
