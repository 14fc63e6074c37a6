package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.check.Problem;
import octavo.library.Library;
import octavo.projects.CitedEntry;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.CitedReport;
import octavo.projects.PaperProject;
import octavo.projects.SourcePlace;
import octavo.text.Diagnostic;
import octavo.text.Span;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What is wrong in a document: what `octavo check` finds in a `.bib`, what nothing cites there,
/// and in sources the keys that no entry has.
final class PaperDiagnostics {
    static final String MISSING = "no-entry";
    static final String ONLY_IN_LIBRARY = "only-in-library";
    static final String UNCITED = "uncited";

    private static final int ERROR = 1;
    private static final int WARNING = 2;
    private static final int INFORMATION = 3;
    private static final int HINT = 4;

    /// The tag of what editors show faintly.
    private static final int UNNECESSARY = 1;

    /// Larger files are checked by `octavo check`: here somebody is typing.
    private static final int LARGEST = 8 << 20;

    private final WritingWorkspace workspace;
    private final KeyLookup lookup;

    PaperDiagnostics(WritingWorkspace workspace, KeyLookup lookup) {
        this.workspace = workspace;
        this.lookup = lookup;
    }

    ArrayNode of(EditorDocument document) {
        ArrayNode found = JsonNodeFactory.instance.arrayNode();
        if (document.text().length() > LARGEST) {
            return found;
        }
        if (document.isBib()) {
            workspace.bib(document.path()).ifPresent(bib -> addProblems(found, bib));
        } else if (document.format().isPresent()) {
            addCitations(found, document);
        }
        return found;
    }

    private void addProblems(ArrayNode found, BibDocument bib) {
        for (Problem problem : bib.problems()) {
            Diagnostic what = problem.diagnostic();
            Span where = bib.place(problem.itemIndex(), what.span());
            ObjectNode json =
                    diagnostic(bib.document(), where, what.code().id(), what.message().toString());
            json.put("severity", severity(what.code().severity()));
            problem.cleanUpId().ifPresent(fix -> json.putObject("data").put("fix", fix));
            found.add(json);
        }
        Set<String> uncited = uncited(bib);
        for (int i = 0; i < bib.library().slots().size(); i++) {
            if (bib.library().slots().get(i).item() instanceof BibEntry entry
                    && uncited.contains(entry.key())) {
                ObjectNode json =
                        diagnostic(
                                bib.document(),
                                bib.place(i, entry.keySpan()),
                                UNCITED,
                                "Nothing cites " + entry.key());
                json.put("severity", HINT).putArray("tags").add(UNNECESSARY);
                found.add(json);
            }
        }
    }

    private static int severity(Diagnostic.DiagnosticSeverity severity) {
        return switch (severity) {
            case ERROR -> ERROR;
            case WARNING -> WARNING;
            case HINT -> INFORMATION;
        };
    }

    /// What none of the papers needs that have this file.
    private Set<String> uncited(BibDocument bib) {
        Path path = bib.document().path();
        List<Set<String>> all =
                workspace.papersOf(path).stream()
                        .filter(paper -> paper.bibliographies().contains(path))
                        .map(paper -> uncited(paper, bib.library()))
                        .toList();
        Set<String> uncited = new LinkedHashSet<>();
        if (!all.isEmpty()) {
            uncited.addAll(all.getFirst());
            all.forEach(uncited::retainAll);
        }
        return uncited;
    }

    /// A key that two entries have is cited all the same.
    private static Set<String> uncited(PaperProject paper, Library library) {
        Set<String> uncited = new LinkedHashSet<>(report(paper, List.of(library)).uncited());
        uncited.removeAll(paper.cited().keySet());
        return uncited;
    }

    private static CitedReport report(PaperProject paper, List<Library> own) {
        return CitedReport.of(paper.cited(), own, List.of(), List.of(), BibParser.parse(""));
    }

    private void addCitations(ArrayNode found, EditorDocument document) {
        Path path = document.path();
        List<Library> own = workspace.bibs(path).stream().map(BibDocument::library).toList();
        boolean isKnown = !own.isEmpty() || !workspace.masters(path).isEmpty();
        if (!isKnown || workspace.masters(path).stream().anyMatch(MasterLibrary::isLoading)) {
            return;
        }
        Set<SourcePlace> done = new HashSet<>();
        for (PaperProject paper : workspace.papersOf(path)) {
            for (CitedEntry cited : report(paper, own).standing(Standing.MISSING)) {
                cited.places().stream()
                        .filter(place -> place.file().equals(path) && done.add(place))
                        .forEach(place -> found.add(citation(document, cited, place)));
            }
        }
    }

    private ObjectNode citation(EditorDocument document, CitedEntry cited, SourcePlace place) {
        String key = cited.key();
        ObjectNode position = JsonNodeFactory.instance.objectNode().put("line", place.line() - 1);
        int start = document.offset(position) + place.column() - 1;
        Span where = new Span(start, Math.min(start + key.length(), document.text().length()));
        Optional<KeyLookup.FoundWork> master = lookup.work(document.path(), key);
        ObjectNode json =
                master.isPresent()
                        ? diagnostic(
                                document,
                                where,
                                ONLY_IN_LIBRARY,
                                key + " is only in " + master.get().file().getFileName())
                        : diagnostic(document, where, MISSING, "No entry has the key " + key);
        json.put("severity", master.isPresent() ? INFORMATION : WARNING);
        json.putObject("data").put("key", key);
        return json;
    }

    private static ObjectNode diagnostic(
            EditorDocument document, Span where, String code, String message) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("range", document.range(where));
        return json.put("code", code).put("source", "octavo").put("message", message);
    }
}
