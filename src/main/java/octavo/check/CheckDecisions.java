package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.LibraryDialect;
import octavo.receipts.LibraryReceipts;
import octavo.retractions.RetractionTable;
import octavo.sidecar.Sidecar;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// How a library is checked: for which programs it is written and what is not reported, as its
/// owner wants it, and what is known of retractions. The owner's decisions are stored in the
/// sidecar as `checks`; writing preserves unknown members.
///
/// @param chosenDialect as the owner says; empty to tell from the content
/// @param ignoredProblems the kinds of problem that are ignored everywhere
/// @param ignoredByKey by key, the kinds that are ignored in an entry
/// @param knownNotices what this computer knows of retractions; not in the sidecar
/// @param knownReceipts who has confirmed which values; in their own file
/// @param projectSeverities what the project says of kinds of problem; not stored in the sidecar
public record CheckDecisions(
        Optional<LibraryDialect> chosenDialect,
        Set<String> ignoredProblems,
        Map<String, Set<String>> ignoredByKey,
        RetractionTable knownNotices,
        LibraryReceipts knownReceipts,
        RuleSeverities projectSeverities) {
    private static final String CHECKS = "checks";
    private static final String DIALECT = "dialect";
    private static final String IGNORED = "ignored";
    private static final String IGNORED_IN = "ignoredIn";

    public static final CheckDecisions NONE =
            new CheckDecisions(
                    Optional.empty(),
                    Set.of(),
                    Map.of(),
                    RetractionTable.EMPTY,
                    LibraryReceipts.EMPTY,
                    RuleSeverities.NONE);

    public CheckDecisions {
        ignoredProblems = Set.copyOf(ignoredProblems);
        ignoredByKey = Map.copyOf(ignoredByKey);
    }

    /// The decisions in a sidecar. What has another form is ignored.
    public static CheckDecisions of(Sidecar sidecar) {
        JsonNode checksNode = sidecar.copyTree().path(CHECKS);
        Map<String, Set<String>> ignoredByKey = new TreeMap<>();
        JsonNode entriesNode = checksNode.path(IGNORED_IN);
        entriesNode
                .propertyNames()
                .forEach(key -> ignoredByKey.put(key, idsIn(entriesNode.path(key))));
        return new CheckDecisions(
                LibraryDialect.withId(checksNode.path(DIALECT).asString("")),
                idsIn(checksNode.path(IGNORED)),
                ignoredByKey,
                RetractionTable.EMPTY,
                LibraryReceipts.EMPTY,
                RuleSeverities.NONE);
    }

    private static Set<String> idsIn(JsonNode idArray) {
        NavigableSet<String> problemIds = new TreeSet<>();
        idArray.forEach(idNode -> problemIds.add(idNode.asString("")));
        problemIds.remove("");
        return problemIds;
    }

    /// A sidecar with these decisions.
    public Sidecar writeTo(Sidecar sidecar) {
        ObjectNode sidecarTree = sidecar.copyTree();
        ObjectNode checksNode =
                sidecarTree.path(CHECKS) instanceof ObjectNode existingNode
                        ? existingNode
                        : sidecarTree.objectNode();
        chosenDialect.ifPresentOrElse(
                it -> checksNode.put(DIALECT, it.id()), () -> checksNode.remove(DIALECT));
        putIds(checksNode, IGNORED, ignoredProblems);
        ObjectNode entriesNode = sidecarTree.objectNode();
        new TreeMap<>(ignoredByKey)
                .forEach((key, problemIds) -> putIds(entriesNode, key, problemIds));
        if (entriesNode.isEmpty()) {
            checksNode.remove(IGNORED_IN);
        } else {
            checksNode.set(IGNORED_IN, entriesNode);
        }
        if (checksNode.isEmpty()) {
            sidecarTree.remove(CHECKS);
        } else {
            sidecarTree.set(CHECKS, checksNode);
        }
        return Sidecar.of(sidecarTree);
    }

    private static void putIds(ObjectNode parentNode, String name, Set<String> problemIds) {
        if (problemIds.isEmpty()) {
            parentNode.remove(name);
            return;
        }
        ArrayNode idArray = parentNode.arrayNode();
        new TreeSet<>(problemIds).forEach(idArray::add);
        parentNode.set(name, idArray);
    }

    /// Decides for which programs the library is written.
    public CheckDecisions withDialect(Optional<LibraryDialect> newDialect) {
        return new CheckDecisions(
                newDialect,
                ignoredProblems,
                ignoredByKey,
                knownNotices,
                knownReceipts,
                projectSeverities);
    }

    /// Reports also what is known of retractions.
    public CheckDecisions withNotices(RetractionTable newNotices) {
        return new CheckDecisions(
                chosenDialect,
                ignoredProblems,
                ignoredByKey,
                newNotices,
                knownReceipts,
                projectSeverities);
    }

    /// Reports also what an assistant or an editor has brought and nobody has confirmed.
    public CheckDecisions withReceipts(LibraryReceipts newReceipts) {
        return new CheckDecisions(
                chosenDialect,
                ignoredProblems,
                ignoredByKey,
                knownNotices,
                newReceipts,
                projectSeverities);
    }

    /// The same decisions in a project that says how severe kinds of problem are.
    public CheckDecisions inProject(RuleSeverities newSeverities) {
        return new CheckDecisions(
                chosenDialect,
                ignoredProblems,
                ignoredByKey,
                knownNotices,
                knownReceipts,
                newSeverities);
    }

    /// Decides not to report a kind of problem anywhere.
    public CheckDecisions withIgnored(String problemId) {
        return ignoring(withId(ignoredProblems, problemId), ignoredByKey);
    }

    /// Decides not to report a kind of problem in an entry.
    public CheckDecisions withIgnored(String problemId, String key) {
        Map<String, Set<String>> ignoredEntries = new TreeMap<>(ignoredByKey);
        ignoredEntries.put(key, withId(ignoredEntries.getOrDefault(key, Set.of()), problemId));
        return ignoring(ignoredProblems, ignoredEntries);
    }

    private CheckDecisions ignoring(
            Set<String> newProblems, Map<String, Set<String>> newProblemsByKey) {
        return new CheckDecisions(
                chosenDialect,
                newProblems,
                newProblemsByKey,
                knownNotices,
                knownReceipts,
                projectSeverities);
    }

    private static Set<String> withId(Set<String> problemIds, String problemId) {
        Set<String> extendedIds = new TreeSet<>(problemIds);
        extendedIds.add(problemId);
        return extendedIds;
    }

    /// Reports a kind of problem again, everywhere.
    public CheckDecisions withReported(String problemId) {
        CheckDecisions newDecisions = ignoring(withoutId(ignoredProblems, problemId), ignoredByKey);
        for (String key : ignoredByKey.keySet()) {
            newDecisions = newDecisions.withReported(problemId, key);
        }
        return newDecisions;
    }

    /// Reports a kind of problem in an entry again, unless it is ignored everywhere.
    public CheckDecisions withReported(String problemId, String key) {
        Map<String, Set<String>> ignoredEntries = new TreeMap<>(ignoredByKey);
        Set<String> remainingIds = withoutId(ignoredEntries.getOrDefault(key, Set.of()), problemId);
        if (remainingIds.isEmpty()) {
            ignoredEntries.remove(key);
        } else {
            ignoredEntries.put(key, remainingIds);
        }
        return ignoring(ignoredProblems, ignoredEntries);
    }

    private static Set<String> withoutId(Set<String> problemIds, String problemId) {
        Set<String> remainingIds = new TreeSet<>(problemIds);
        remainingIds.remove(problemId);
        return remainingIds;
    }

    /// All kinds of problem that are ignored somewhere.
    public NavigableSet<String> allIgnoredProblems() {
        NavigableSet<String> allIds = new TreeSet<>(ignoredProblems);
        ignoredByKey.values().forEach(allIds::addAll);
        return allIds;
    }

    /// The library as the checks are to read it.
    Library applyDialect(Library library) {
        return chosenDialect.map(library::withDialect).orElse(library);
    }

    /// The problem with its severity here; empty if it is not to be reported.
    public Optional<Problem> judge(Library library, Problem problem) {
        return isReported(library, problem)
                ? projectSeverities.withSeverity(problem)
                : Optional.empty();
    }

    private boolean isReported(Library library, Problem problem) {
        String problemId = problem.diagnostic().code().id();
        if (ignoredProblems.contains(problemId)) {
            return false;
        }
        return ignoredByKey.isEmpty()
                || !(library.slots().get(problem.itemIndex()).item() instanceof BibEntry entry)
                || !ignoredByKey.getOrDefault(entry.key(), Set.of()).contains(problemId);
    }
}
