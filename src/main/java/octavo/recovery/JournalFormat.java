package octavo.recovery;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/// The file format of a journal: a magic word, a version, and then frames, the first of them the
/// header and each other one a step. A frame is its length, the length's bitwise complement, a
/// checksum and the content. The checksum continues from the frame before, so that a missing frame
/// is detected.
final class JournalFormat {
    static final byte[] MAGIC = "octavo journal\n\0".getBytes(StandardCharsets.US_ASCII);
    static final int VERSION = 1;
    static final int START = MAGIC.length + Integer.BYTES;
    static final int FRAME_HEAD = 3 * Integer.BYTES;

    private static final int LONGEST_LABEL = 500;

    private JournalFormat() {}

    /// The header.
    ///
    /// @param library the URI of the file, empty if it has not been saved yet
    /// @param base the bytes that the steps start from
    record Head(Optional<String> library, Instant time, ByteFingerprint base) {}

    /// A change, with the labels of the steps that made it.
    record Step(Instant time, List<String> labels, JournalSplice splice) {}

    static byte[] start() {
        return ByteBuffer.allocate(START).put(MAGIC).putInt(VERSION).array();
    }

    /// The content of a frame; an empty URI means no file.
    static byte[] content(Head head) {
        return content(out -> {
            out.writeLong(head.time().toEpochMilli());
            write(out, head.library().orElse(""));
            write(out, head.base().sha256());
            out.writeInt(head.base().length());
        });
    }

    static byte[] content(Step step) {
        return content(out -> {
            out.writeLong(step.time().toEpochMilli());
            out.writeInt(step.labels().size());
            for (String label : step.labels()) {
                write(out, label.substring(0, Math.min(LONGEST_LABEL, label.length())));
            }
            out.writeInt(step.splice().offset());
            out.writeInt(step.splice().removed());
            write(out, step.splice().inserted());
        });
    }

    private interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    private static byte[] content(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writing.to(out);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        write(out, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static Head head(byte[] content) {
        ByteBuffer in = ByteBuffer.wrap(content);
        Instant time = Instant.ofEpochMilli(in.getLong());
        Optional<String> library = Optional.of(text(in)).filter(it -> !it.isEmpty());
        return new Head(library, time, new ByteFingerprint(text(in), in.getInt()));
    }

    static Step step(byte[] content) {
        ByteBuffer in = ByteBuffer.wrap(content);
        Instant time = Instant.ofEpochMilli(in.getLong());
        String[] labels = new String[count(in)];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = text(in);
        }
        return new Step(
                time, List.of(labels), new JournalSplice(in.getInt(), in.getInt(), bytes(in)));
    }

    private static String text(ByteBuffer in) {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(ByteBuffer in) {
        byte[] bytes = new byte[count(in)];
        in.get(bytes);
        return bytes;
    }

    /// The number of items that follow, each of at least a byte.
    private static int count(ByteBuffer in) {
        int count = in.getInt();
        if (count < 0 || count > in.remaining()) {
            throw new BufferUnderflowException();
        }
        return count;
    }

    static int checkSum(int before, byte[] content) {
        CRC32C sum = new CRC32C();
        sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, before));
        sum.update(content);
        return (int) sum.getValue();
    }

    static ByteBuffer frame(byte[] content, int checkSum) {
        return ByteBuffer.allocate(FRAME_HEAD + content.length)
                .putInt(content.length)
                .putInt(~content.length)
                .putInt(checkSum)
                .put(content)
                .flip();
    }
}
