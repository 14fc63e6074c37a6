package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibString;
import octavo.library.Library;
import octavo.projects.PreparedReferences;
import octavo.projects.ProjectProfile;
import octavo.projects.ReferenceUpdate;
import octavo.projects.ReferenceUpdate.UpdatedFile;
import octavo.projects.WantedReferences;
import octavo.projects.WrittenReferences;
import octavo.servers.jsonrpc.RpcError;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/// Brings an entry of a library into a paper's own references, with its parents and the strings
/// that it uses, as `octavo cited --into` does.
final class EntryInsertion {
    /// What the command is called that editors ask for.
    static final String NAME = "octavo.addToPaper";

    private final WritingWorkspace workspace;
    private final BiFunction<Path, Library, VenueIndex> venues;

    EntryInsertion(WritingWorkspace workspace, BiFunction<Path, Library, VenueIndex> venues) {
        this.workspace = workspace;
        this.venues = venues;
    }

    /// What is to be done.
    ///
    /// @param target the file of references, as it is or, if it is not there, empty
    /// @param edits what makes it have the entry; none if it has it already
    record Insertion(EditorDocument target, boolean isThere, TextEdits edits, String written) {}

    /// Finds entries, and the file that they are for.
    ///
    /// @param paper a source that cites them
    Insertion of(Path paper, Collection<String> keys) throws RpcError {
        Path target =
                workspace
                        .target(paper)
                        .orElseThrow(() ->
                                refused(
                                        "The paper names no .bib file. Name one in it, or as"
                                                + " \"into\" in an octavo.json beside it."));
        if (workspace.masters(paper).stream().anyMatch(it -> it.path().equals(target))) {
            throw refused(target + " is the library itself.");
        }
        Optional<String> objection = workspace.beforeWriting(paper, target);
        if (objection.isPresent()) {
            throw refused(objection.get());
        }
        boolean isThere = workspace.documents().document(target).isPresent();
        EditorDocument document =
                workspace
                        .documents()
                        .document(target)
                        .orElseGet(() -> workspace.documents().fresh(target, ""));
        Library before = new BibDocument(document).library();
        List<String> missing =
                keys.stream().filter(key -> before.indexOfKey(key).isEmpty()).toList();
        if (missing.isEmpty()) {
            return new Insertion(document, isThere, new TextEdits(List.of()), "");
        }
        WantedReferences wanted = wanted(paper, missing);
        if (wanted.entries().isEmpty()) {
            throw refused("No library has an entry " + String.join(", ", missing) + ".");
        }
        UpdatedFile update = ReferenceUpdate.of(BibParser.parse(""), before, wanted);
        if (update.changes().isEmpty()) {
            throw refused(update.left().getFirst().toString());
        }
        TextEdits edits = TextEdits.between(before, update.library());
        return new Insertion(document, isThere, edits, update.written());
    }

    private WantedReferences wanted(Path paper, List<String> keys) {
        ProjectProfile profile = workspace.profile(paper);
        List<Library> prepared = new ArrayList<>();
        for (MasterLibrary master : workspace.masters(paper)) {
            master.now()
                    .map(it ->
                            PreparedReferences.of(
                                    it.library(),
                                    keys,
                                    profile,
                                    some -> venues.apply(it.path(), some)))
                    .ifPresent(prepared::add);
        }
        return WantedReferences.of(keys, prepared).by(profile);
    }

    /// Takes note of what is in the file now, so that `octavo cited` knows it for its own.
    static void keep(Insertion done) {
        try {
            WrittenReferences memory = WrittenReferences.of(done.target().path());
            BibFile added = BibParser.parse(done.written());
            Set<String> names = new HashSet<>();
            added.items().forEach(item -> names.add(name(item)));
            StringBuilder all = new StringBuilder();
            for (BibItem item : memory.load().items()) {
                if (name(item).isEmpty() || !names.contains(name(item))) {
                    all.append(item.slice().text());
                }
            }
            memory.keep(all.append("\n\n").append(done.written()).toString());
        } catch (IOException trouble) {
            System.getLogger(EntryInsertion.class.getName())
                    .log(System.Logger.Level.WARNING, "nothing is remembered", trouble);
        }
    }

    private static String name(BibItem item) {
        return switch (item) {
            case BibEntry entry -> entry.key();
            case BibString string -> "@string " + string.name().toLowerCase(Locale.ROOT);
            default -> "";
        };
    }

    private static RpcError refused(String why) {
        return new RpcError(RpcError.REQUEST_FAILED, why);
    }
}
