package octavo.cli.libraries;

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
/// @param before digest of the library before the save
/// @param names the files' names before and after
/// @param folders where links of the library lead, its own folder first
/// @param created folders that did not exist before
/// @param isUndo whether it takes back the last renaming
public record PendingMoves(
        String before,
        List<FileRename> names,
        List<Path> folders,
        List<Path> created,
        boolean isUndo) {

    public PendingMoves {
        names = List.copyOf(names);
        folders = List.copyOf(folders);
        created = List.copyOf(created);
    }

    public static PendingMoves of(
            LibraryFile library, AttachmentFolders folders, FileMovePlan plan, boolean isUndo) {
        return new PendingMoves(
                ContentDigest.hexDigest(library.library().file().bytes()),
                plan.names(),
                folders.all(),
                missing(plan.names()),
                isUndo);
    }

    /// The folders that have to be created for new names, the outermost first.
    private static List<Path> missing(List<FileRename> names) {
        Set<Path> missing = new LinkedHashSet<>();
        for (FileRename each : names) {
            List<Path> above = new ArrayList<>();
            Path folder = each.newPath().getParent();
            while (folder != null && !Files.exists(folder)) {
                above.addFirst(folder);
                folder = folder.getParent();
            }
            missing.addAll(above);
        }
        return List.copyOf(missing);
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
                paths(tree.path("folders")),
                paths(tree.path("created")),
                tree.path("undo").asBoolean());
    }

    private static List<Path> paths(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).map(Path::of).toList();
    }

    ObjectNode toJson() {
        ObjectNode tree = JsonMapper.shared().createObjectNode();
        tree.put("before", before).put("undo", isUndo);
        ArrayNode all = tree.putArray("names");
        for (FileRename each : names) {
            all.addObject()
                    .put("from", each.oldPath().toString())
                    .put("to", each.newPath().toString());
        }
        ArrayNode places = tree.putArray("folders");
        folders.forEach(it -> places.add(it.toString()));
        ArrayNode fresh = tree.putArray("created");
        created.forEach(it -> fresh.add(it.toString()));
        return tree;
    }

    /// Finishes the renaming if the library was saved, and takes it back if it was not.
    FinishedWork finish(LibraryFile library) {
        boolean isSaved = !ContentDigest.hexDigest(library.library().file().bytes()).equals(before);
        var places = new AttachmentFolders(folders.getFirst(), folders);
        try {
            if (!isSaved) {
                FileRenames.restoreOldNames(names);
            }
            Set<Path> linked = FileMovePlan.linkedFiles(library.library(), places);
            List<Path> removed = FileRenames.settleInterrupted(names, linked);
            FileRenames.removeEmptyFolders(created);
            if (isSaved && names.stream().map(FileRename::newPath).anyMatch(linked::contains)) {
                FileMoveLog.of(StateFolder.ofUser(), library.path())
                        .keep(isUndo ? List.of() : names);
            }
            return new FinishedWork(
                    removed.isEmpty() ? List.of() : List.of(message(removed)), List.of());
        } catch (IOException trouble) {
            return new FinishedWork(
                    List.of(), List.of(FileTrouble.whenSaving(library.path(), trouble)));
        }
    }

    private LocalizedSentence message(List<Path> removed) {
        return names.stream().map(FileRename::oldPath).anyMatch(removed::contains)
                ? LocalizedSentence.of("A renaming of files was interrupted, and is finished now.")
                : LocalizedSentence.of(
                        "A renaming of files was interrupted, and has been taken back.");
    }
}
