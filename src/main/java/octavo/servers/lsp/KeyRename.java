package octavo.servers.lsp;

import octavo.editing.keys.KeyPlan;
import octavo.library.Library;
import octavo.servers.jsonrpc.RpcError;
import octavo.servers.lsp.KeyLookup.CursorKey;
import octavo.servers.lsp.KeyLookup.KeyPosition;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Gives an entry another key, in the paper's references and wherever the paper cites it.
final class KeyRename {
    private final WritingWorkspace writingWorkspace;
    private final KeyLookup keyLookup;

    KeyRename(WritingWorkspace workspace, KeyLookup lookup) {
        this.writingWorkspace = workspace;
        this.keyLookup = lookup;
    }

    /// Refuses to rename what is only in a library: the library is no part of the paper.
    CursorKey renamableKey(EditorDocument document, int offset) throws RpcError {
        CursorKey cursorKey =
                keyLookup
                        .keyAt(document, offset)
                        .orElseThrow(() -> fail("There is no citation key here."));
        if (keyLookup
                .findWork(document.path(), cursorKey.key())
                .filter(it -> !it.isOwn())
                .isPresent()) {
            throw fail(cursorKey.key() + " is only in a library; add it to the paper first.");
        }
        return cursorKey;
    }

    ObjectNode renameEdits(
            EditorDocument document,
            int offset,
            String newKey,
            ClientCapabilities clientCapabilities)
            throws RpcError {
        String oldKey = renamableKey(document, offset).key();
        WorkspaceEdits workspaceEdits =
                new WorkspaceEdits(writingWorkspace.documents(), clientCapabilities);
        Path path = document.path();
        if (!KeyPlan.isUsableKey(newKey)) {
            throw fail("“" + newKey + "” cannot be a key.");
        }
        for (BibDocument bibDocument : writingWorkspace.bibDocumentsFor(path)) {
            Library oldLibrary = bibDocument.library();
            KeyPlan keyPlan = KeyPlan.of(oldLibrary, Map.of(oldKey, newKey));
            List<LocalizedSentence> objectionSentences = keyPlan.objections(oldLibrary);
            if (!objectionSentences.isEmpty()) {
                throw fail(LocalizedSentence.join(" ", objectionSentences));
            }
            TextEdits textEdits =
                    TextEdits.between(oldLibrary, oldLibrary.applyEdit(keyPlan.toEdit(oldLibrary)));
            if (!textEdits.isEmpty()) {
                if (!writingWorkspace.mayEdit(path, bibDocument.document().path())) {
                    throw fail(bibDocument.document().path() + " is outside the workspace.");
                }
                workspaceEdits.addEdits(bibDocument.document(), textEdits);
            }
        }
        for (KeyPosition keyPosition : keyLookup.citationsOf(path, oldKey)) {
            if (writingWorkspace.mayEdit(path, keyPosition.editorDocument().path())) {
                workspaceEdits.replaceText(
                        keyPosition.editorDocument(), keyPosition.keySpan(), newKey);
            }
        }
        return workspaceEdits.toJson();
    }

    private static RpcError fail(String reason) {
        return new RpcError(RpcError.REQUEST_FAILED, reason);
    }
}
