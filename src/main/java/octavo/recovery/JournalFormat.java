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
    static final int START_LENGTH = MAGIC.length + Integer.BYTES;
    static final int FRAME_HEADER_LENGTH = 3 * Integer.BYTES;

    private static final int LONGEST_LABEL = 500;

    private JournalFormat() {}

    /// The header.
    ///
    /// @param libraryUri the URI of the file, empty if it has not been saved yet
    /// @param baseFingerprint the bytes that the steps start from
    record JournalHeader(
            Optional<String> libraryUri, Instant startTime, ByteFingerprint baseFingerprint) {}

    /// A change, with the labels of the steps that made it.
    record JournalStep(Instant editTime, List<String> stepLabels, JournalSplice journalSplice) {}

    static byte[] startBytes() {
        return ByteBuffer.allocate(START_LENGTH).put(MAGIC).putInt(VERSION).array();
    }

    /// The content of a frame; an empty URI means no file.
    static byte[] encodeContent(JournalHeader header) {
        return encodeContent(output -> {
            output.writeLong(header.startTime().toEpochMilli());
            writeSized(output, header.libraryUri().orElse(""));
            writeSized(output, header.baseFingerprint().sha256Hex());
            output.writeInt(header.baseFingerprint().byteCount());
        });
    }

    static byte[] encodeContent(JournalStep step) {
        return encodeContent(output -> {
            output.writeLong(step.editTime().toEpochMilli());
            output.writeInt(step.stepLabels().size());
            for (String label : step.stepLabels()) {
                writeSized(output, label.substring(0, Math.min(LONGEST_LABEL, label.length())));
            }
            output.writeInt(step.journalSplice().startOffset());
            output.writeInt(step.journalSplice().removedCount());
            writeSized(output, step.journalSplice().insertedBytes());
        });
    }

    private interface FrameWriter {
        void writeTo(DataOutputStream output) throws IOException;
    }

    private static byte[] encodeContent(FrameWriter frameWriter) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream output = new DataOutputStream(bytes)) {
            frameWriter.writeTo(output);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void writeSized(DataOutputStream output, String writtenText) throws IOException {
        writeSized(output, writtenText.getBytes(StandardCharsets.UTF_8));
    }

    private static void writeSized(DataOutputStream output, byte[] bytes) throws IOException {
        output.writeInt(bytes.length);
        output.write(bytes);
    }

    static JournalHeader parseHeader(byte[] content) {
        ByteBuffer input = ByteBuffer.wrap(content);
        Instant time = Instant.ofEpochMilli(input.getLong());
        Optional<String> libraryUri = Optional.of(readText(input)).filter(it -> !it.isEmpty());
        return new JournalHeader(
                libraryUri, time, new ByteFingerprint(readText(input), input.getInt()));
    }

    static JournalStep parseStep(byte[] content) {
        ByteBuffer input = ByteBuffer.wrap(content);
        Instant time = Instant.ofEpochMilli(input.getLong());
        String[] labels = new String[readCount(input)];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = readText(input);
        }
        return new JournalStep(
                time,
                List.of(labels),
                new JournalSplice(input.getInt(), input.getInt(), readBytes(input)));
    }

    private static String readText(ByteBuffer input) {
        return new String(readBytes(input), StandardCharsets.UTF_8);
    }

    private static byte[] readBytes(ByteBuffer input) {
        byte[] bytes = new byte[readCount(input)];
        input.get(bytes);
        return bytes;
    }

    /// The number of items that follow, each of at least a byte.
    private static int readCount(ByteBuffer input) {
        int count = input.getInt();
        if (count < 0 || count > input.remaining()) {
            throw new BufferUnderflowException();
        }
        return count;
    }

    static int continueCheckSum(int previousSum, byte[] content) {
        CRC32C crc = new CRC32C();
        crc.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, previousSum));
        crc.update(content);
        return (int) crc.getValue();
    }

    static ByteBuffer encodeFrame(byte[] content, int checkSum) {
        return ByteBuffer.allocate(FRAME_HEADER_LENGTH + content.length)
                .putInt(content.length)
                .putInt(~content.length)
                .putInt(checkSum)
                .put(content)
                .flip();
    }
}
