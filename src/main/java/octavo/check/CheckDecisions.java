package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.LibraryDialect;
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

/// How the owner of a library wants it checked: for which programs it is written, and what is not
/// reported. Stored in the sidecar as `checks`; writing preserves unknown members.
///
/// @param dialect as the owner says; empty to tell from the content
/// @param ignored the kinds of problem that are ignored everywhere
/// @param ignoredIn by key, the kinds that are ignored in an entry
public record CheckDecisions(
        Optional<LibraryDialect> dialect, Set<String> ignored, Map<String, Set<String>> ignoredIn) {
    private static final String CHECKS = "checks";
    private static final String DIALECT = "dialect";
    private static final String IGNORED = "ignored";
    private static final String IGNORED_IN = "ignoredIn";

    public static final CheckDecisions NONE =
            new CheckDecisions(Optional.empty(), Set.of(), Map.of());

    public CheckDecisions {
        ignored = Set.copyOf(ignored);
        ignoredIn = Map.copyOf(ignoredIn);
    }

    /// The decisions in a sidecar. What has another form is ignored.
    public static CheckDecisions of(Sidecar sidecar) {
        JsonNode checks = sidecar.tree().path(CHECKS);
        Map<String, Set<String>> ignoredIn = new TreeMap<>();
        JsonNode entries = checks.path(IGNORED_IN);
        entries.propertyNames().forEach(key -> ignoredIn.put(key, names(entries.path(key))));
        return new CheckDecisions(
                LibraryDialect.named(checks.path(DIALECT).asString("")),
                names(checks.path(IGNORED)),
                ignoredIn);
    }

    private static Set<String> names(JsonNode list) {
        NavigableSet<String> names = new TreeSet<>();
        list.forEach(each -> names.add(each.asString("")));
        names.remove("");
        return names;
    }

    /// A sidecar with these decisions.
    public Sidecar in(Sidecar sidecar) {
        ObjectNode tree = sidecar.tree();
        ObjectNode checks =
                tree.path(CHECKS) instanceof ObjectNode before ? before : tree.objectNode();
        dialect.ifPresentOrElse(it -> checks.put(DIALECT, it.id()), () -> checks.remove(DIALECT));
        put(checks, IGNORED, ignored);
        ObjectNode entries = tree.objectNode();
        new TreeMap<>(ignoredIn).forEach((key, kinds) -> put(entries, key, kinds));
        if (entries.isEmpty()) {
            checks.remove(IGNORED_IN);
        } else {
            checks.set(IGNORED_IN, entries);
        }
        if (checks.isEmpty()) {
            tree.remove(CHECKS);
        } else {
            tree.set(CHECKS, checks);
        }
        return Sidecar.of(tree);
    }

    private static void put(ObjectNode object, String name, Set<String> kinds) {
        if (kinds.isEmpty()) {
            object.remove(name);
            return;
        }
        ArrayNode list = object.arrayNode();
        new TreeSet<>(kinds).forEach(list::add);
        object.set(name, list);
    }

    /// Decides for which programs the library is written.
    public CheckDecisions as(Optional<LibraryDialect> chosen) {
        return new CheckDecisions(chosen, ignored, ignoredIn);
    }

    /// Decides not to report a kind of problem anywhere.
    public CheckDecisions ignoring(String kind) {
        return new CheckDecisions(dialect, with(ignored, kind), ignoredIn);
    }

    /// Decides not to report a kind of problem in an entry.
    public CheckDecisions ignoring(String kind, String key) {
        Map<String, Set<String>> entries = new TreeMap<>(ignoredIn);
        entries.put(key, with(entries.getOrDefault(key, Set.of()), kind));
        return new CheckDecisions(dialect, ignored, entries);
    }

    private static Set<String> with(Set<String> kinds, String kind) {
        Set<String> more = new TreeSet<>(kinds);
        more.add(kind);
        return more;
    }

    /// Reports a kind of problem again, everywhere.
    public CheckDecisions reporting(String kind) {
        CheckDecisions reported = new CheckDecisions(dialect, without(ignored, kind), ignoredIn);
        for (String key : ignoredIn.keySet()) {
            reported = reported.reporting(kind, key);
        }
        return reported;
    }

    /// Reports a kind of problem in an entry again, unless it is ignored everywhere.
    public CheckDecisions reporting(String kind, String key) {
        Map<String, Set<String>> entries = new TreeMap<>(ignoredIn);
        Set<String> left = without(entries.getOrDefault(key, Set.of()), kind);
        if (left.isEmpty()) {
            entries.remove(key);
        } else {
            entries.put(key, left);
        }
        return new CheckDecisions(dialect, ignored, entries);
    }

    private static Set<String> without(Set<String> kinds, String kind) {
        Set<String> less = new TreeSet<>(kinds);
        less.remove(kind);
        return less;
    }

    /// All kinds of problem that are ignored somewhere.
    public NavigableSet<String> allIgnored() {
        NavigableSet<String> all = new TreeSet<>(ignored);
        ignoredIn.values().forEach(all::addAll);
        return all;
    }

    /// The library as the checks are to read it.
    Library read(Library library) {
        return dialect.map(library::as).orElse(library);
    }

    boolean reports(Library library, Problem problem) {
        String kind = problem.what().code().id();
        if (ignored.contains(kind)) {
            return false;
        }
        return ignoredIn.isEmpty()
                || !(library.slots().get(problem.item()).item() instanceof BibEntry entry)
                || !ignoredIn.getOrDefault(entry.key(), Set.of()).contains(kind);
    }
}
