package octavo.servers.lsp;

import octavo.editing.keys.KeyPlan;
import octavo.library.Library;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.lsp.KeyLookup.KeyHere;
import octavo.servers.lsp.KeyLookup.Place;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Gives an entry another key, in the paper's references and wherever the paper cites it.
final class KeyRename {
    private final WritingWorkspace workspace;
    private final KeyLookup lookup;

    KeyRename(WritingWorkspace workspace, KeyLookup lookup) {
        this.workspace = workspace;
        this.lookup = lookup;
    }

    /// Refuses to rename what is only in a library: the library is no part of the paper.
    KeyHere key(EditorDocument document, int offset) throws RpcError {
        KeyHere here =
                lookup.at(document, offset)
                        .orElseThrow(() -> failed("There is no citation key here."));
        if (lookup.work(document.path(), here.key()).filter(it -> !it.isOwn()).isPresent()) {
            throw failed(here.key() + " is only in a library; add it to the paper first.");
        }
        return here;
    }

    ObjectNode edits(EditorDocument document, int offset, String name, EditorAbilities abilities)
            throws RpcError {
        String key = key(document, offset).key();
        WorkspaceEdits edits = new WorkspaceEdits(workspace.documents(), abilities);
        Path path = document.path();
        if (!KeyPlan.isUsableKey(name)) {
            throw failed("“" + name + "” cannot be a key.");
        }
        for (BibDocument bib : workspace.bibs(path)) {
            Library before = bib.library();
            KeyPlan plan = KeyPlan.of(before, Map.of(key, name));
            List<LocalizedSentence> objections = plan.objections(before);
            if (!objections.isEmpty()) {
                throw failed(LocalizedSentence.join(" ", objections));
            }
            TextEdits changes = TextEdits.between(before, before.applyEdit(plan.toEdit(before)));
            if (!changes.isEmpty()) {
                if (!workspace.mayEdit(path, bib.document().path())) {
                    throw failed(bib.document().path() + " is outside the workspace.");
                }
                edits.add(bib.document(), changes);
            }
        }
        for (Place place : lookup.citations(path, key)) {
            if (workspace.mayEdit(path, place.document().path())) {
                edits.replace(place.document(), place.where(), name);
            }
        }
        return edits.json();
    }

    private static RpcError failed(String why) {
        return new RpcError(RpcError.REQUEST_FAILED, why);
    }
}
