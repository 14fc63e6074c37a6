package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.check.Problem;
import octavo.check.ProposedEntries;
import octavo.library.Library;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.PaperProject;
import octavo.paperprojects.SourcePlace;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is wrong in a document: what `octavo check` finds in a `.bib`, what nothing cites there,
/// and in sources the keys that no entry has, and those of entries that nobody has confirmed.
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
        Map<String, EntryReceipts> proposals = proposalsIn(writingWorkspace.bibDocumentsFor(path));
        for (PaperProject paperProject : writingWorkspace.papersOf(path)) {
            CitedReport report = citedReport(paperProject, ownLibraries);
            for (CitedEntry citedEntry : report.citedEntries()) {
                boolean isMissing = citedEntry.standing() == EntryStanding.MISSING;
                Optional<EntryReceipts> proposed =
                        Optional.ofNullable(proposals.get(citedEntry.key()))
                                .filter(_ -> !isMissing);
                citedEntry.sourcePlaces().stream()
                        .filter(_ -> isMissing || proposed.isPresent())
                        .filter(sourcePlace ->
                                sourcePlace.file().equals(path) && donePlaces.add(sourcePlace))
                        .map(sourcePlace ->
                                proposed.map(it -> proposalDiagnostic(document, it, sourcePlace))
                                        .orElseGet(() ->
                                                citationDiagnostic(
                                                        document, citedEntry, sourcePlace)))
                        .forEach(diagnosticsArray::add);
            }
        }
    }

    /// The entries of a paper's own files of which nobody has confirmed something, by key.
    private static Map<String, EntryReceipts> proposalsIn(List<BibDocument> bibDocuments) {
        Map<String, EntryReceipts> proposals = new HashMap<>();
        for (BibDocument bibDocument : bibDocuments) {
            LibraryReceipts receipts = bibDocument.receipts();
            if (!receipts.isEmpty()) {
                Work.allOf(bibDocument.library())
                        .map(receipts::receiptsOf)
                        .filter(EntryReceipts::isProposed)
                        .forEach(it -> proposals.putIfAbsent(it.work().key(), it));
            }
        }
        return proposals;
    }

    /// At the citation of an entry that an assistant or an editor brought.
    private static ObjectNode proposalDiagnostic(
            EditorDocument document, EntryReceipts proposed, SourcePlace sourcePlace) {
        DiagnosticCode code = ProposedEntries.ruleOf(proposed).problemCode();
        ObjectNode proposalJson =
                diagnosticJson(
                        document,
                        keySpan(document, proposed.work().key(), sourcePlace),
                        code.id(),
                        ProposedEntries.messageOf(proposed)
                                .map(LocalizedSentence::toString)
                                .orElse(""));
        return proposalJson.put("severity", severityNumber(code.severity()));
    }

    private static Span keySpan(EditorDocument document, String key, SourcePlace sourcePlace) {
        ObjectNode position =
                JsonNodeFactory.instance.objectNode().put("line", sourcePlace.line() - 1);
        int startOffset = document.offsetOf(position) + sourcePlace.column() - 1;
        return new Span(
                startOffset, Math.min(startOffset + key.length(), document.text().length()));
    }

    private ObjectNode citationDiagnostic(
            EditorDocument document, CitedEntry citedEntry, SourcePlace sourcePlace) {
        String key = citedEntry.key();
        Span keySpan = keySpan(document, key, sourcePlace);
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
