package octavo.sharedlibraries;

import octavo.bib.ByteSlice;
import octavo.library.LibraryFile;
import octavo.sharedlibraries.SharedState.ChangeAnchor;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SharingFailure.FailureRemedy;
import octavo.storage.ContentDigest;
import octavo.storage.PrivateFile;
import octavo.text.LocalizedSentence;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a file had in common with the server after the last exchange, and where that server is. It
/// is in the user's state folder and belongs to one computer.
///
/// @param libraryPath the file, without links
/// @param libraryId tells a library from another of the same name
/// @param fileDigest of the file after the last exchange if that left nothing to do
/// @param state as of the last exchange
public record SyncedBase(
        Path libraryPath,
        ServerAddress address,
        String libraryId,
        String fileDigest,
        SharedState state) {
    private static final String FORMAT = "octavo-shared-library-1";
    private static final int NAME_LENGTH = 16;

    /// Where the state of a library is.
    static Path pathFor(Path stateFolder, Path libraryPath) throws IOException {
        byte[] pathBytes = realPath(libraryPath).toString().getBytes(StandardCharsets.UTF_8);
        return stateFolder
                .resolve("shared")
                .resolve(ContentDigest.hexDigest(pathBytes).substring(0, NAME_LENGTH));
    }

    /// The path with its links resolved, even if the file does not exist.
    static Path realPath(Path libraryPath) throws IOException {
        Path path = libraryPath.toAbsolutePath().normalize();
        Path folder = path.getParent();
        Path name = path.getFileName();
        if (Files.exists(path)) {
            return path.toRealPath();
        }
        return folder == null || name == null || !Files.exists(folder)
                ? path
                : folder.toRealPath().resolve(name);
    }

    /// Whether a file is a shared library of this user: a look at one small path.
    public static boolean isShared(Path stateFolder, Path libraryPath) {
        try {
            return Files.exists(pathFor(stateFolder, libraryPath));
        } catch (IOException _) {
            return false;
        }
    }

    /// Loads the state of a library; empty if it is not shared.
    static Optional<SyncedBase> load(Path stateFolder, Path libraryPath)
            throws IOException, SharingFailure {
        Path basePath = pathFor(stateFolder, libraryPath);
        if (!Files.exists(basePath)) {
            return Optional.empty();
        }
        byte[] bytes = LibraryFile.readBytes(basePath);
        try (var input = new DataInputStream(new ByteArrayInputStream(bytes))) {
            SyncedBase outline = readOutline(input, libraryPath);
            List<ChangeAnchor> pastAnchors = new ArrayList<>();
            for (int i = input.readInt(); i > 0; i--) {
                pastAnchors.add(readAnchor(input));
            }
            int itemCount = input.readInt();
            Map<String, SharedItem> itemsById = HashMap.newHashMap(itemCount);
            for (int i = 0; i < itemCount; i++) {
                SharedItem item = readItem(input);
                itemsById.put(item.itemId(), item);
            }
            SharedState state = new SharedState(outline.state().anchor(), pastAnchors, itemsById);
            return Optional.of(
                    StateJournal.of(basePath)
                            .applyTo(outline.withState(state, outline.fileDigest())));
        } catch (IOException _) {
            throw damaged(libraryPath);
        }
    }

    /// The same without the items and anchors of earlier exchanges, which takes no time; empty if
    /// the library is not shared.
    static Optional<SyncedBase> loadOutline(Path stateFolder, Path libraryPath)
            throws IOException, SharingFailure {
        Path basePath = pathFor(stateFolder, libraryPath);
        if (!Files.exists(basePath)) {
            return Optional.empty();
        }
        try (var input =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(basePath)))) {
            return Optional.of(StateJournal.of(basePath).applyTo(readOutline(input, libraryPath)));
        } catch (IOException _) {
            throw damaged(libraryPath);
        }
    }

    private static SyncedBase readOutline(DataInputStream input, Path libraryPath)
            throws IOException, SharingFailure {
        if (!input.readUTF().equals(FORMAT)) {
            throw damaged(libraryPath);
        }
        Path path = Path.of(readText(input));
        ServerAddress address = ServerAddress.parse(readText(input));
        String libraryId = readText(input);
        String fileDigest = readText(input);
        return new SyncedBase(
                path,
                address,
                libraryId,
                fileDigest,
                new SharedState(readAnchor(input), List.of(), Map.of()));
    }

    static ChangeAnchor readAnchor(DataInputStream input) throws IOException {
        return new ChangeAnchor(input.readLong(), readText(input));
    }

    static void delete(Path stateFolder, Path libraryPath) throws IOException {
        Path basePath = pathFor(stateFolder, libraryPath);
        Files.deleteIfExists(basePath);
        StateJournal.of(basePath).delete();
    }

    private static SharingFailure damaged(Path libraryPath) {
        return new SharingFailure(
                FailureKind.WRONG_USE,
                LocalizedSentence.of(
                        "The record of what {0} has in common with its server is damaged. Join"
                                + " again; nothing will be lost.",
                        libraryPath),
                FailureRemedy.JOIN);
    }

    static SharedItem readItem(DataInputStream input) throws IOException {
        String itemId = readText(input);
        long sequence = input.readLong();
        String changeId = readText(input);
        String position = readText(input);
        byte[] content = input.readNBytes(checkLength(input, input.readInt()));
        return new SharedItem(itemId, sequence, changeId, position, ByteSlice.of(content));
    }

    private static int checkLength(DataInputStream input, int length) throws IOException {
        if (length < 0 || length > input.available()) {
            throw new IOException("cut off");
        }
        return length;
    }

    static String readText(DataInputStream input) throws IOException {
        int length = checkLength(input, input.readInt());
        return new String(input.readNBytes(length), StandardCharsets.UTF_8);
    }

    static void writeText(DataOutputStream output, String text) throws IOException {
        byte[] textBytes = text.getBytes(StandardCharsets.UTF_8);
        output.writeInt(textBytes.length);
        output.write(textBytes);
    }

    void store(Path stateFolder) throws IOException {
        int expectedSize = (int) Math.min(Integer.MAX_VALUE - 16, state.byteCount() * 5 / 4 + 4096);
        var bytes = new ByteArrayOutputStream(expectedSize);
        try (var output = new DataOutputStream(bytes)) {
            output.writeUTF(FORMAT);
            writeText(output, libraryPath.toString());
            writeText(output, address.toString());
            writeText(output, libraryId);
            writeText(output, fileDigest);
            writeAnchor(output, state.anchor());
            output.writeInt(state.pastAnchors().size());
            for (ChangeAnchor pastAnchor : state.pastAnchors()) {
                writeAnchor(output, pastAnchor);
            }
            output.writeInt(state.itemsById().size());
            for (SharedItem item : state.itemsById().values()) {
                writeItem(output, item);
            }
        }
        Path basePath = pathFor(stateFolder, libraryPath);
        PrivateFile.writeFile(basePath, bytes.toByteArray());
        StateJournal.of(basePath).delete();
    }

    /// Stores a further state, which differs from what is stored in these items.
    void storeStep(Path stateFolder, SharedState newState, Collection<SharedItem> changedItems)
            throws IOException {
        SyncedBase newBase = withState(newState, "");
        boolean isStored =
                StateJournal.of(pathFor(stateFolder, libraryPath))
                        .add(
                                new StateJournal.JournalStep(
                                        state.anchor(), newState.anchor(), "", changedItems));
        if (!isStored) {
            newBase.store(stateFolder);
        }
    }

    /// Stores that nothing is left to do with the file as it is.
    void storeDigest(Path stateFolder, String newDigest) throws IOException {
        boolean isStored =
                StateJournal.of(pathFor(stateFolder, libraryPath))
                        .add(
                                new StateJournal.JournalStep(
                                        state.anchor(), state.anchor(), newDigest, List.of()));
        if (!isStored) {
            withState(state, newDigest).store(stateFolder);
        }
    }

    static void writeItem(DataOutputStream output, SharedItem item) throws IOException {
        writeText(output, item.itemId());
        output.writeLong(item.sequence());
        writeText(output, item.changeId());
        writeText(output, item.position());
        byte[] content = item.content().bytes();
        output.writeInt(content.length);
        output.write(content);
    }

    static void writeAnchor(DataOutputStream output, ChangeAnchor anchor) throws IOException {
        output.writeLong(anchor.sequence());
        writeText(output, anchor.changeId());
    }

    SyncedBase withState(SharedState newState, String newFileDigest) {
        return new SyncedBase(libraryPath, address, libraryId, newFileDigest, newState);
    }
}
