package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.check.Problem;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Library;
import octavo.projects.NearKeys;
import octavo.servers.lsp.KeyLookup.FoundWork;
import octavo.servers.lsp.KeyLookup.KeyHere;
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
final class QuickFixes {
    private static final String QUICK_FIX = "quickfix";
    private static final String SOURCE = "source";

    /// Trying every clean-up on a larger file takes longer than a menu may.
    private static final int MOST_ENTRIES = 5_000;

    private final WritingWorkspace workspace;
    private final KeyLookup lookup;
    private final EditorAbilities abilities;
    private final ArrayNode actions = JsonNodeFactory.instance.arrayNode();

    QuickFixes(WritingWorkspace workspace, KeyLookup lookup, EditorAbilities abilities) {
        this.workspace = workspace;
        this.lookup = lookup;
        this.abilities = abilities;
    }

    /// @param only the kinds that are asked for; all if there are none
    ArrayNode of(EditorDocument document, Span range, JsonNode only) {
        boolean wantsFixes = isWanted(only, QUICK_FIX);
        boolean wantsSource = isWanted(only, SOURCE);
        if (document.isBib()) {
            workspace
                    .bib(document.path())
                    .ifPresent(bib -> {
                        if (wantsFixes) {
                            addMends(bib, range);
                        }
                        if (wantsSource) {
                            addCleanUps(bib);
                        }
                    });
        } else {
            if (wantsFixes) {
                addForKeys(document, range);
            }
            if (wantsSource) {
                addAllEntries(document);
            }
        }
        return actions;
    }

    private static boolean isWanted(JsonNode only, String kind) {
        return only.isEmpty()
                || only.values().stream()
                        .map(it -> it.asString(""))
                        .anyMatch(it -> it.equals(kind) || it.startsWith(kind + "."));
    }

    private void addMends(BibDocument bib, Span range) {
        Set<String> done = new LinkedHashSet<>();
        for (Problem problem : bib.problems()) {
            Span where = bib.place(problem.itemIndex(), problem.diagnostic().span());
            boolean isHere = where.start() <= range.end() && range.start() <= where.end();
            problem.cleanUpId()
                    .filter(fix -> isHere && done.add(problem.itemIndex() + fix))
                    .flatMap(CleanUps::findCleanUp)
                    .ifPresent(cleanUp -> addMend(bib, problem, cleanUp));
        }
    }

    private void addMend(BibDocument bib, Problem problem, CleanUp cleanUp) {
        TextEdits edits = edits(bib, cleanUp).within(bib.place(problem.itemIndex()));
        if (!edits.isEmpty()) {
            add(bib.document(), edits, cleanUp.summary(), QUICK_FIX);
        }
    }

    private static TextEdits edits(BibDocument bib, CleanUp cleanUp) {
        Library before = bib.library();
        return TextEdits.between(before, before.applyEdit(cleanUp.editFor(before)));
    }

    private void addCleanUps(BibDocument bib) {
        if (bib.library().slots().size() > MOST_ENTRIES) {
            return;
        }
        for (CleanUp cleanUp : CleanUps.PLAIN_CLEAN_UPS) {
            TextEdits edits = edits(bib, cleanUp);
            if (!edits.isEmpty()) {
                String title = cleanUp.summary() + " (whole file)";
                add(bib.document(), edits, title, SOURCE + ".octavo." + cleanUp.name());
            }
        }
    }

    private ObjectNode add(EditorDocument document, TextEdits edits, String title, String kind) {
        WorkspaceEdits all = new WorkspaceEdits(workspace.documents(), abilities);
        all.add(document, edits);
        ObjectNode action = actions.addObject().put("title", title).put("kind", kind);
        action.set("edit", all.json());
        return action;
    }

    private void addForKeys(EditorDocument document, Span range) {
        Set<String> done = new LinkedHashSet<>();
        document.format().stream()
                .flatMap(format -> format.mentions(document.text()).stream())
                .filter(it ->
                        it.where().start() <= range.end() && range.start() <= it.where().end())
                .filter(it -> done.add(it.key()))
                .forEach(it -> addForKey(document, new KeyHere(it.key(), it.where())));
    }

    private void addForKey(EditorDocument document, KeyHere here) {
        Optional<FoundWork> work = lookup.work(document.path(), here.key());
        if (work.filter(it -> !it.isOwn()).isPresent()) {
            addEntries(
                    document,
                    List.of(here.key()),
                    "Add " + here.key() + " to the paper",
                    QUICK_FIX);
        } else if (work.isEmpty()) {
            for (String near : NearKeys.of(here.key(), keys(document))) {
                WorkspaceEdits edits = new WorkspaceEdits(workspace.documents(), abilities);
                edits.replace(document, here.where(), near);
                actions.addObject()
                        .put("title", "Cite " + near + " instead")
                        .put("kind", QUICK_FIX)
                        .set("edit", edits.json());
            }
        }
    }

    private void addEntries(EditorDocument document, List<String> keys, String title, String kind) {
        ObjectNode action = actions.addObject().put("title", title).put("kind", kind);
        ObjectNode command = action.putObject("command");
        command.put("title", title).put("command", EntryInsertion.NAME);
        ArrayNode arguments = command.putArray("arguments").add(document.uri());
        keys.forEach(arguments::add);
    }

    private void addAllEntries(EditorDocument document) {
        List<String> keys =
                workspace.papersOf(document.path()).stream()
                        .flatMap(paper -> paper.cited().keySet().stream())
                        .distinct()
                        .filter(key ->
                                lookup.work(document.path(), key)
                                        .filter(it -> !it.isOwn())
                                        .isPresent())
                        .toList();
        if (!keys.isEmpty()) {
            String title = "Add all cited entries of libraries to the paper (" + keys.size() + ")";
            addEntries(document, keys, title, SOURCE + ".octavo.addCited");
        }
    }

    private List<String> keys(EditorDocument document) {
        Stream<Library> own = workspace.bibs(document.path()).stream().map(BibDocument::library);
        Stream<Library> masters =
                workspace.masters(document.path()).stream()
                        .flatMap(it -> it.now().stream())
                        .map(LoadedLibrary::library);
        return Stream.concat(own, masters)
                .flatMap(Library::entrySlots)
                .map(slot -> ((BibEntry) slot.item()).key())
                .distinct()
                .toList();
    }
}
