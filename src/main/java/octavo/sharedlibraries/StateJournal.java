package octavo.sharedlibraries;

import octavo.library.LibraryFile;
import octavo.sharedlibraries.SharedState.ChangeAnchor;
import octavo.storage.PrivateFile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/// What has changed in a [SyncedBase] since it was written as a whole: an edit must not cost
/// writing the whole library once more. A step says which state it continues, so that steps of an
/// earlier base are ignored. One that a crash has cut off is left out, and the next takes its
/// place.
///
/// @param path of the journal, beside the base
record StateJournal(Path path) {
    /// With more, the base is written again.
    private static final int MOST_BYTES = 4_000_000;

    /// A length and a checksum.
    private static final int HEAD_LENGTH = Integer.BYTES + Long.BYTES;

    static StateJournal of(Path basePath) {
        return new StateJournal(basePath.resolveSibling(basePath.getFileName() + ".journal"));
    }

    /// A step from one state to the next.
    ///
    /// @param fileDigest as in [SyncedBase]
    record JournalStep(
            ChangeAnchor previousAnchor,
            ChangeAnchor anchor,
            String fileDigest,
            Collection<SharedItem> changedItems) {
        private static JournalStep read(DataInputStream input) throws IOException {
            ChangeAnchor previousAnchor = SyncedBase.readAnchor(input);
            ChangeAnchor anchor = SyncedBase.readAnchor(input);
            String fileDigest = SyncedBase.readText(input);
            List<SharedItem> items = new ArrayList<>();
            for (int i = input.readInt(); i > 0; i--) {
                items.add(SyncedBase.readItem(input));
            }
            return new JournalStep(previousAnchor, anchor, fileDigest, items);
        }

        private byte[] toBytes() throws IOException {
            var bytes = new ByteArrayOutputStream();
            try (var output = new DataOutputStream(bytes)) {
                SyncedBase.writeAnchor(output, previousAnchor);
                SyncedBase.writeAnchor(output, anchor);
                SyncedBase.writeText(output, fileDigest);
                output.writeInt(changedItems.size());
                for (SharedItem item : changedItems) {
                    SyncedBase.writeItem(output, item);
                }
            }
            return bytes.toByteArray();
        }
    }

    /// Adds a step.
    ///
    /// @return whether there was room for it
    boolean add(JournalStep step) throws IOException {
        byte[] stepBytes = step.toBytes();
        int offset = readPayloads(new ArrayList<>());
        if ((long) offset + stepBytes.length > MOST_BYTES) {
            return false;
        }
        byte[] record =
                ByteBuffer.allocate(HEAD_LENGTH + stepBytes.length)
                        .putInt(stepBytes.length)
                        .putLong(checksum(stepBytes, 0, stepBytes.length))
                        .put(stepBytes)
                        .array();
        PrivateFile.continueFile(path, offset, record);
        return true;
    }

    private static long checksum(byte[] bytes, int offset, int length) {
        var checksum = new CRC32();
        checksum.update(bytes, offset, length);
        return checksum.getValue();
    }

    /// Reads the steps that are whole.
    ///
    /// @return where the last ends
    private int readPayloads(List<byte[]> payloads) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(readBytes());
        int end = 0;
        while (buffer.remaining() >= HEAD_LENGTH) {
            int length = buffer.getInt();
            long checksum = buffer.getLong();
            if (length < 0
                    || length > buffer.remaining()
                    || checksum != checksum(buffer.array(), buffer.position(), length)) {
                break;
            }
            byte[] payload = new byte[length];
            buffer.get(payload);
            payloads.add(payload);
            end = buffer.position();
        }
        return end;
    }

    private byte[] readBytes() throws IOException {
        try {
            return LibraryFile.readBytes(path);
        } catch (NoSuchFileException _) {
            return new byte[0];
        }
    }

    /// The state after all steps that continue it.
    SyncedBase applyTo(SyncedBase base) throws IOException {
        List<byte[]> payloads = new ArrayList<>();
        int _ = readPayloads(payloads);
        ChangeAnchor anchor = base.state().anchor();
        String fileDigest = base.fileDigest();
        List<ChangeAnchor> pastAnchors = new ArrayList<>(base.state().pastAnchors());
        Map<String, SharedItem> changedItems = new HashMap<>();
        for (byte[] payload : payloads) {
            JournalStep step =
                    JournalStep.read(new DataInputStream(new ByteArrayInputStream(payload)));
            if (step.previousAnchor().equals(anchor)) {
                if (!step.anchor().equals(anchor)) {
                    pastAnchors.add(anchor);
                }
                anchor = step.anchor();
                fileDigest = step.fileDigest();
                step.changedItems().forEach(item -> changedItems.put(item.itemId(), item));
            }
        }
        if (payloads.isEmpty()) {
            return base;
        }
        Map<String, SharedItem> itemsById = new HashMap<>(base.state().itemsById());
        itemsById.putAll(changedItems);
        return base.withState(new SharedState(anchor, pastAnchors, itemsById), fileDigest);
    }

    void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
