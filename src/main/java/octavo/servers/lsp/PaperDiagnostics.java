package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.check.Problem;
import octavo.library.Library;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.PaperProject;
import octavo.paperprojects.SourcePlace;
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
    private static final int LARGEST_DOCUMENT = 8 << 20;

    private final WritingWorkspace writingWorkspace;
    private final KeyLookup keyLookup;

    PaperDiagnostics(WritingWorkspace workspace, KeyLookup lookup) {
        this.writingWorkspace = workspace;
        this.keyLookup = lookup;
    }

    ArrayNode diagnosticsOf(EditorDocument document) {
        ArrayNode diagnosticsArray = JsonNodeFactory.instance.arrayNode();
        if (document.text().length() > LARGEST_DOCUMENT) {
            return diagnosticsArray;
        }
        if (document.isBib()) {
            writingWorkspace
                    .bibDocument(document.path())
                    .ifPresent(bibDocument -> addProblems(diagnosticsArray, bibDocument));
        } else if (document.writingFormat().isPresent()) {
            addCitations(diagnosticsArray, document);
        }
        return diagnosticsArray;
    }

    private void addProblems(ArrayNode diagnosticsArray, BibDocument bibDocument) {
        for (Problem problem : bibDocument.problems(writingWorkspace.knownNotices())) {
            Diagnostic problemDiagnostic = problem.diagnostic();
            Span problemSpan = bibDocument.spanOf(problem.itemIndex(), problemDiagnostic.span());
            ObjectNode problemJson =
                    diagnosticJson(
                            bibDocument.document(),
                            problemSpan,
                            problemDiagnostic.code().id(),
                            problemDiagnostic.message().toString());
            problemJson.put("severity", severityNumber(problemDiagnostic.code().severity()));
            problem.cleanUpId()
                    .ifPresent(cleanUpId -> problemJson.putObject("data").put("fix", cleanUpId));
            diagnosticsArray.add(problemJson);
        }
        Set<String> uncited = uncitedKeys(bibDocument);
        for (int i = 0; i < bibDocument.library().slots().size(); i++) {
            if (bibDocument.library().slots().get(i).item() instanceof BibEntry entry
                    && uncited.contains(entry.key())) {
                ObjectNode problemJson =
                        diagnosticJson(
                                bibDocument.document(),
                                bibDocument.spanOf(i, entry.keySpan()),
                                UNCITED,
                                "Nothing cites " + entry.key());
                problemJson.put("severity", HINT).putArray("tags").add(UNNECESSARY);
                diagnosticsArray.add(problemJson);
            }
        }
    }

    private static int severityNumber(Diagnostic.DiagnosticSeverity severity) {
        return switch (severity) {
            case ERROR -> ERROR;
            case WARNING -> WARNING;
            case HINT -> INFORMATION;
        };
    }

    /// What none of the papers needs that have this file.
    private Set<String> uncitedKeys(BibDocument bibDocument) {
        Path path = bibDocument.document().path();
        List<Set<String>> uncitedByPaper =
                writingWorkspace.papersOf(path).stream()
                        .filter(paperProject -> paperProject.bibliographies().contains(path))
                        .map(paperProject -> uncitedKeys(paperProject, bibDocument.library()))
                        .toList();
        Set<String> uncited = new LinkedHashSet<>();
        if (!uncitedByPaper.isEmpty()) {
            uncited.addAll(uncitedByPaper.getFirst());
            uncitedByPaper.forEach(uncited::retainAll);
        }
        return uncited;
    }

    /// A key that two entries have is cited all the same.
    private static Set<String> uncitedKeys(PaperProject paperProject, Library library) {
        Set<String> uncited =
                new LinkedHashSet<>(citedReport(paperProject, List.of(library)).uncitedKeys());
        uncited.removeAll(paperProject.placesByKey().keySet());
        return uncited;
    }

    private static CitedReport citedReport(PaperProject paperProject, List<Library> ownLibraries) {
        return CitedReport.of(
                paperProject.placesByKey(),
                ownLibraries,
                List.of(),
                List.of(),
                BibParser.parse(""));
    }

    private void addCitations(ArrayNode diagnosticsArray, EditorDocument document) {
        Path path = document.path();
        List<Library> ownLibraries =
                writingWorkspace.bibDocumentsFor(path).stream().map(BibDocument::library).toList();
        boolean isKnown = !ownLibraries.isEmpty() || !writingWorkspace.mastersFor(path).isEmpty();
        if (!isKnown
                || writingWorkspace.mastersFor(path).stream().anyMatch(MasterLibrary::isLoading)) {
            return;
        }
        Set<SourcePlace> donePlaces = new HashSet<>();
        for (PaperProject paperProject : writingWorkspace.papersOf(path)) {
            for (CitedEntry citedEntry :
                    citedReport(paperProject, ownLibraries).entriesWith(EntryStanding.MISSING)) {
                citedEntry.sourcePlaces().stream()
                        .filter(sourcePlace ->
                                sourcePlace.file().equals(path) && donePlaces.add(sourcePlace))
                        .forEach(sourcePlace ->
                                diagnosticsArray.add(
                                        citationDiagnostic(document, citedEntry, sourcePlace)));
            }
        }
    }

    private ObjectNode citationDiagnostic(
            EditorDocument document, CitedEntry citedEntry, SourcePlace sourcePlace) {
        String key = citedEntry.key();
        ObjectNode position =
                JsonNodeFactory.instance.objectNode().put("line", sourcePlace.line() - 1);
        int startOffset = document.offsetOf(position) + sourcePlace.column() - 1;
        Span keySpan =
                new Span(
                        startOffset,
                        Math.min(startOffset + key.length(), document.text().length()));
        Optional<KeyLookup.FoundWork> foundWork = keyLookup.findWork(document.path(), key);
        ObjectNode citationJson =
                foundWork.isPresent()
                        ? diagnosticJson(
                                document,
                                keySpan,
                                ONLY_IN_LIBRARY,
                                key + " is only in " + foundWork.get().libraryPath().getFileName())
                        : diagnosticJson(document, keySpan, MISSING, "No entry has the key " + key);
        citationJson.put("severity", foundWork.isPresent() ? INFORMATION : WARNING);
        citationJson.putObject("data").put("key", key);
        return citationJson;
    }

    private static ObjectNode diagnosticJson(
            EditorDocument document, Span markedSpan, String code, String message) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("range", document.rangeOf(markedSpan));
        return json.put("code", code).put("source", "octavo").put("message", message);
    }
}
