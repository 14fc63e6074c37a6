package octavo.cli.shared;

import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.FileMoveLog;
import octavo.files.attachments.FileMovePlan;
import octavo.library.FileTrouble;
import octavo.library.LibraryFile;
import octavo.storage.ContentDigest;
import octavo.storage.FileRenames;
import octavo.storage.FileRenames.FileRename;
import octavo.storage.StateFolder;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The renaming of linked files that goes with the save of a library. If the program is killed, the
/// next one removes the names that the library does not link to.
///
/// @param digestBefore digest of the library before the save
/// @param fileRenames the files' names before and after
/// @param folderPaths where links of the library lead, its own folder first
/// @param createdFolders folders that did not exist before
/// @param isUndo whether it takes back the last renaming
public record PendingMoves(
        String digestBefore,
        List<FileRename> fileRenames,
        List<Path> folderPaths,
        List<Path> createdFolders,
        boolean isUndo) {

    public PendingMoves {
        fileRenames = List.copyOf(fileRenames);
        folderPaths = List.copyOf(folderPaths);
        createdFolders = List.copyOf(createdFolders);
    }

    public static PendingMoves of(
            LibraryFile library, AttachmentFolders folders, FileMovePlan movePlan, boolean isUndo) {
        return new PendingMoves(
                ContentDigest.hexDigest(library.library().file().bytes()),
                movePlan.fileRenames(),
                folders.allFolders(),
                missingFolders(movePlan.fileRenames()),
                isUndo);
    }

    /// The folders that have to be created for new names, the outermost first.
    private static List<Path> missingFolders(List<FileRename> fileRenames) {
        Set<Path> missingFolders = new LinkedHashSet<>();
        for (FileRename fileRename : fileRenames) {
            List<Path> missingAncestors = new ArrayList<>();
            Path folder = fileRename.newPath().getParent();
            while (folder != null && !Files.exists(folder)) {
                missingAncestors.addFirst(folder);
                folder = folder.getParent();
            }
            missingFolders.addAll(missingAncestors);
        }
        return List.copyOf(missingFolders);
    }

    static PendingMoves of(JsonNode tree) {
        List<FileRename> names = new ArrayList<>();
        for (JsonNode each : tree.path("names")) {
            names.add(
                    new FileRename(
                            Path.of(each.path("from").asString()),
                            Path.of(each.path("to").asString())));
        }
        return new PendingMoves(
                tree.path("before").asString(),
                names,
                pathsIn(tree.path("folders")),
                pathsIn(tree.path("created")),
                tree.path("undo").asBoolean());
    }

    private static List<Path> pathsIn(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).map(Path::of).toList();
    }

    ObjectNode toJson() {
        ObjectNode tree = JsonMapper.shared().createObjectNode();
        tree.put("before", digestBefore).put("undo", isUndo);
        ArrayNode namesJson = tree.putArray("names");
        for (FileRename each : fileRenames) {
            namesJson
                    .addObject()
                    .put("from", each.oldPath().toString())
                    .put("to", each.newPath().toString());
        }
        ArrayNode foldersJson = tree.putArray("folders");
        folderPaths.forEach(it -> foldersJson.add(it.toString()));
        ArrayNode createdJson = tree.putArray("created");
        createdFolders.forEach(it -> createdJson.add(it.toString()));
        return tree;
    }

    /// Finishes the renaming if the library was saved, and takes it back if it was not.
    FinishedWork finishMoves(LibraryFile library) {
        boolean isSaved =
                !ContentDigest.hexDigest(library.library().file().bytes()).equals(digestBefore);
        var attachmentFolders = new AttachmentFolders(folderPaths.getFirst(), folderPaths);
        try {
            if (!isSaved) {
                FileRenames.restoreOldNames(fileRenames);
            }
            Set<Path> linkedFiles = FileMovePlan.linkedFiles(library.library(), attachmentFolders);
            List<Path> removedPaths = FileRenames.settleInterrupted(fileRenames, linkedFiles);
            FileRenames.removeEmptyFolders(createdFolders);
            if (isSaved
                    && fileRenames.stream()
                            .map(FileRename::newPath)
                            .anyMatch(linkedFiles::contains)) {
                FileMoveLog.of(StateFolder.ofUser(), library.path())
                        .writeRenames(isUndo ? List.of() : fileRenames);
            }
            return new FinishedWork(
                    removedPaths.isEmpty() ? List.of() : List.of(describeSettled(removedPaths)),
                    List.of());
        } catch (IOException trouble) {
            return new FinishedWork(
                    List.of(), List.of(FileTrouble.whenSaving(library.path(), trouble)));
        }
    }

    private LocalizedSentence describeSettled(List<Path> removedPaths) {
        return fileRenames.stream().map(FileRename::oldPath).anyMatch(removedPaths::contains)
                ? LocalizedSentence.of("A renaming of files was interrupted, and is finished now.")
                : LocalizedSentence.of(
                        "A renaming of files was interrupted, and has been taken back.");
    }
}
