package octavo.recovery;

import octavo.recovery.JournalFormat.JournalHeader;
import octavo.recovery.JournalFormat.JournalStep;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Reads a journal as far as it can be trusted.
final class JournalReader {
    /// How many bytes are examined to distinguish a torn end from damage.
    private static final int EXAMINED_BYTES = 1 << 12;

    private final FileChannel journalChannel;
    private final List<JournalStep> readSteps = new ArrayList<>();
    private long offset;
    private int lastCheckSum;

    private JournalReader(FileChannel journalChannel) {
        this.journalChannel = journalChannel;
    }

    /// How the journal ends.
    enum JournalEnd {
        WHOLE,
        /// The last step is incomplete, as after a crash while writing.
        TORN,
        NO_JOURNAL,
        OTHER_VERSION,
        DAMAGED
    }

    /// @param steps the trustworthy ones, from the first on
    /// @param trustedLength their length in bytes
    record ReadResult(
            Optional<JournalHeader> header,
            List<JournalStep> steps,
            JournalEnd journalEnd,
            long trustedLength) {}

    static ReadResult read(FileChannel journalChannel) throws IOException {
        return new JournalReader(journalChannel).readAll();
    }

    private ReadResult readAll() throws IOException {
        if (journalChannel.size() < JournalFormat.START_LENGTH) {
            return new ReadResult(Optional.empty(), List.of(), JournalEnd.NO_JOURNAL, 0);
        }
        ByteBuffer startBytes = takeBytes(JournalFormat.START_LENGTH);
        byte[] magicWord = new byte[JournalFormat.MAGIC.length];
        startBytes.get(magicWord);
        if (!Arrays.equals(magicWord, JournalFormat.MAGIC)) {
            return new ReadResult(Optional.empty(), List.of(), JournalEnd.NO_JOURNAL, 0);
        }
        if (startBytes.getInt() != JournalFormat.VERSION) {
            return new ReadResult(Optional.empty(), List.of(), JournalEnd.OTHER_VERSION, 0);
        }
        Optional<JournalHeader> header =
                takeFrame().flatMap(frameContent -> read(frameContent, JournalFormat::parseHeader));
        if (header.isEmpty()) {
            return new ReadResult(
                    header, List.of(), isTorn() ? JournalEnd.TORN : JournalEnd.DAMAGED, 0);
        }
        while (offset < journalChannel.size()) {
            Optional<JournalStep> journalStep =
                    takeFrame()
                            .flatMap(frameContent -> read(frameContent, JournalFormat::parseStep));
            if (journalStep.isEmpty()) {
                return new ReadResult(
                        header, readSteps, isTorn() ? JournalEnd.TORN : JournalEnd.DAMAGED, offset);
            }
            readSteps.add(journalStep.get());
        }
        return new ReadResult(header, readSteps, JournalEnd.WHOLE, offset);
    }

    /// A frame's content; empty if its checksum is correct but no known version of Octavo wrote it.
    private static <T> Optional<T> read(byte[] frameContent, Function<byte[], T> parser) {
        try {
            return Optional.of(parser.apply(frameContent));
        } catch (BufferUnderflowException _) {
            return Optional.empty();
        }
    }

    /// The next frame, if it is complete and its checksum correct; otherwise the position stays.
    private Optional<byte[]> takeFrame() throws IOException {
        long frameStart = offset;
        long length = frameLength();
        if (length >= 0
                && offset + JournalFormat.FRAME_HEADER_LENGTH + length <= journalChannel.size()) {
            int frameCheckSum =
                    takeBytes(JournalFormat.FRAME_HEADER_LENGTH).getInt(2 * Integer.BYTES);
            byte[] frameContent = takeBytes((int) length).array();
            if (JournalFormat.continueCheckSum(lastCheckSum, frameContent) == frameCheckSum) {
                lastCheckSum = frameCheckSum;
                return Optional.of(frameContent);
            }
            offset = frameStart;
        }
        return Optional.empty();
    }

    /// The length claimed by the next frame, or -1 if there is none.
    private long frameLength() throws IOException {
        if (journalChannel.size() - offset < JournalFormat.FRAME_HEADER_LENGTH) {
            return -1;
        }
        ByteBuffer frameHeader = takeBytes(JournalFormat.FRAME_HEADER_LENGTH);
        offset -= JournalFormat.FRAME_HEADER_LENGTH;
        int length = frameHeader.getInt();
        return length >= 0 && frameHeader.getInt() == ~length ? length : -1;
    }

    /// Whether the rest is a partly written last frame, or preallocated space.
    private boolean isTorn() throws IOException {
        long remainingCount = journalChannel.size() - offset;
        if (remainingCount < JournalFormat.FRAME_HEADER_LENGTH
                || frameLength() >= remainingCount - JournalFormat.FRAME_HEADER_LENGTH) {
            return true;
        }
        ByteBuffer remainingBytes = takeBytes((int) Math.min(remainingCount, EXAMINED_BYTES));
        offset -= remainingBytes.limit();
        return remainingBytes.equals(ByteBuffer.allocate(remainingBytes.limit()));
    }

    /// Takes the given number of bytes, which must be available.
    private ByteBuffer takeBytes(int byteCount) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(byteCount);
        while (buffer.hasRemaining()) {
            int readCount = journalChannel.read(buffer, offset + buffer.position());
            if (readCount < 0) {
                throw new IOException("the file became shorter while it was read");
            }
        }
        offset += byteCount;
        return buffer.flip();
    }
}
