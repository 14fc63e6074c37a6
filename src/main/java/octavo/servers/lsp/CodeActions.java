package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.check.Problem;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;
import octavo.paperprojects.NearKeys;
import octavo.servers.lsp.KeyLookup.CursorKey;
import octavo.servers.lsp.KeyLookup.FoundWork;
import octavo.text.Span;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What can be done about a place: mends of what checks find, clean-ups of a whole `.bib`, and for
/// a key that the paper does not have its entry from a library, or a key that was meant.
final class CodeActions {
    private static final String QUICK_FIX = "quickfix";
    private static final String SOURCE = "source";

    /// Trying every clean-up on a larger file takes longer than a menu may.
    private static final int MOST_ENTRIES = 5_000;

    private final WritingWorkspace writingWorkspace;
    private final KeyLookup keyLookup;
    private final ClientCapabilities clientCapabilities;
    private final ArrayNode actionsJson = JsonNodeFactory.instance.arrayNode();

    CodeActions(WritingWorkspace workspace, KeyLookup lookup, ClientCapabilities abilities) {
        this.writingWorkspace = workspace;
        this.keyLookup = lookup;
        this.clientCapabilities = abilities;
    }

    /// @param requestedKinds the kinds that are asked for; all if there are none
    ArrayNode actionsFor(EditorDocument document, Span selectedSpan, JsonNode requestedKinds) {
        boolean wantsFixes = isRequested(requestedKinds, QUICK_FIX);
        boolean wantsSource = isRequested(requestedKinds, SOURCE);
        if (document.isBib()) {
            writingWorkspace
                    .bibDocument(document.path())
                    .ifPresent(bibDocument -> {
                        if (wantsFixes) {
                            addProblemFixes(bibDocument, selectedSpan);
                        }
                        if (wantsSource) {
                            addCleanUps(bibDocument);
                        }
                    });
        } else {
            if (wantsFixes) {
                addKeyActions(document, selectedSpan);
            }
            if (wantsSource) {
                addAllEntries(document);
            }
        }
        return actionsJson;
    }

    private static boolean isRequested(JsonNode requestedKinds, String actionKind) {
        return requestedKinds.isEmpty()
                || requestedKinds.values().stream()
                        .map(it -> it.asString(""))
                        .anyMatch(it -> it.equals(actionKind) || it.startsWith(actionKind + "."));
    }

    private void addProblemFixes(BibDocument bibDocument, Span selectedSpan) {
        Set<String> doneIds = new LinkedHashSet<>();
        for (Problem problem : bibDocument.problems(writingWorkspace.knownNotices())) {
            Span problemSpan = bibDocument.spanOf(problem.itemIndex(), problem.diagnostic().span());
            boolean isHere =
                    problemSpan.start() <= selectedSpan.end()
                            && selectedSpan.start() <= problemSpan.end();
            problem.cleanUpId()
                    .filter(fix -> isHere && doneIds.add(problem.itemIndex() + fix))
                    .flatMap(CleanUps::findCleanUp)
                    .ifPresent(cleanUp -> addProblemFix(bibDocument, problem, cleanUp));
        }
    }

    private void addProblemFix(BibDocument bibDocument, Problem problem, CleanUp cleanUp) {
        TextEdits textEdits =
                editsOf(bibDocument, cleanUp).editsWithin(bibDocument.spanOf(problem.itemIndex()));
        if (!textEdits.isEmpty()) {
            addAction(bibDocument.document(), textEdits, cleanUp.summary(), QUICK_FIX);
        }
    }

    private static TextEdits editsOf(BibDocument bibDocument, CleanUp cleanUp) {
        Library library = bibDocument.library();
        return TextEdits.between(library, library.applyEdit(cleanUp.editFor(library)));
    }

    private void addCleanUps(BibDocument bibDocument) {
        if (bibDocument.library().slots().size() > MOST_ENTRIES) {
            return;
        }
        for (CleanUp cleanUp : CleanUps.PLAIN_CLEAN_UPS) {
            TextEdits textEdits = editsOf(bibDocument, cleanUp);
            if (!textEdits.isEmpty()) {
                String title = cleanUp.summary() + " (whole file)";
                addAction(
                        bibDocument.document(),
                        textEdits,
                        title,
                        SOURCE + ".octavo." + cleanUp.name());
            }
        }
    }

    private ObjectNode addAction(
            EditorDocument document, TextEdits textEdits, String title, String actionKind) {
        WorkspaceEdits workspaceEdits =
                new WorkspaceEdits(writingWorkspace.documents(), clientCapabilities);
        workspaceEdits.addEdits(document, textEdits);
        ObjectNode actionJson = actionsJson.addObject().put("title", title).put("kind", actionKind);
        actionJson.set("edit", workspaceEdits.toJson());
        return actionJson;
    }

    private void addKeyActions(EditorDocument document, Span selectedSpan) {
        Set<String> doneKeys = new LinkedHashSet<>();
        document.writingFormat().stream()
                .flatMap(format -> format.mentions(document.text()).stream())
                .filter(it ->
                        it.keySpan().start() <= selectedSpan.end()
                                && selectedSpan.start() <= it.keySpan().end())
                .filter(it -> doneKeys.add(it.key()))
                .forEach(it -> addKeyAction(document, new CursorKey(it.key(), it.keySpan())));
    }

    private void addKeyAction(EditorDocument document, CursorKey cursorKey) {
        Optional<FoundWork> foundWork = keyLookup.findWork(document.path(), cursorKey.key());
        if (foundWork.filter(it -> !it.isOwn()).isPresent()) {
            addEntries(
                    document,
                    List.of(cursorKey.key()),
                    "Add " + cursorKey.key() + " to the paper",
                    QUICK_FIX);
        } else if (foundWork.isEmpty()) {
            for (String nearKey : NearKeys.of(cursorKey.key(), knownKeys(document))) {
                WorkspaceEdits workspaceEdits =
                        new WorkspaceEdits(writingWorkspace.documents(), clientCapabilities);
                workspaceEdits.replaceText(document, cursorKey.keySpan(), nearKey);
                actionsJson
                        .addObject()
                        .put("title", "Cite " + nearKey + " instead")
                        .put("kind", QUICK_FIX)
                        .set("edit", workspaceEdits.toJson());
            }
        }
    }

    private void addEntries(
            EditorDocument document, List<String> keys, String title, String actionKind) {
        ObjectNode actionJson = actionsJson.addObject().put("title", title).put("kind", actionKind);
        ObjectNode commandJson = actionJson.putObject("command");
        commandJson.put("title", title).put("command", EntryInsertion.COMMAND_NAME);
        ArrayNode arguments = commandJson.putArray("arguments").add(document.uri());
        keys.forEach(arguments::add);
    }

    private void addAllEntries(EditorDocument document) {
        List<String> keys =
                writingWorkspace.papersOf(document.path()).stream()
                        .flatMap(paper -> paper.placesByKey().keySet().stream())
                        .distinct()
                        .filter(key ->
                                keyLookup
                                        .findWork(document.path(), key)
                                        .filter(it -> !it.isOwn())
                                        .isPresent())
                        .toList();
        if (!keys.isEmpty()) {
            String title = "Add all cited entries of libraries to the paper (" + keys.size() + ")";
            addEntries(document, keys, title, SOURCE + ".octavo.addCited");
        }
    }

    private List<String> knownKeys(EditorDocument document) {
        Stream<Library> ownLibraries =
                writingWorkspace.bibDocumentsFor(document.path()).stream()
                        .map(BibDocument::library);
        Stream<Library> masterLibraries =
                writingWorkspace.mastersFor(document.path()).stream()
                        .flatMap(it -> it.currentLibrary().stream())
                        .map(LoadedLibrary::library);
        return Stream.concat(ownLibraries, masterLibraries)
                .flatMap(Library::entrySlots)
                .map(slot -> ((BibEntry) slot.item()).key())
                .distinct()
                .toList();
    }
}
