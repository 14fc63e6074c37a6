package octavo.recovery;

import octavo.recovery.JournalFormat.Head;
import octavo.recovery.JournalFormat.Step;

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
    private static final int GLANCE = 1 << 12;

    private final FileChannel in;
    private final List<Step> steps = new ArrayList<>();
    private long at;
    private int checkSum;

    private JournalReader(FileChannel in) {
        this.in = in;
    }

    /// How the journal ends.
    enum End {
        WHOLE,
        /// The last step is incomplete, as after a crash while writing.
        TORN,
        NO_JOURNAL,
        OTHER_VERSION,
        DAMAGED
    }

    /// @param steps the trustworthy ones, from the first on
    /// @param readTo their length in bytes
    record Result(Optional<Head> head, List<Step> steps, End end, long readTo) {}

    static Result read(FileChannel in) throws IOException {
        return new JournalReader(in).result();
    }

    private Result result() throws IOException {
        if (in.size() < JournalFormat.START) {
            return new Result(Optional.empty(), List.of(), End.NO_JOURNAL, 0);
        }
        ByteBuffer start = next(JournalFormat.START);
        byte[] magic = new byte[JournalFormat.MAGIC.length];
        start.get(magic);
        if (!Arrays.equals(magic, JournalFormat.MAGIC)) {
            return new Result(Optional.empty(), List.of(), End.NO_JOURNAL, 0);
        }
        if (start.getInt() != JournalFormat.VERSION) {
            return new Result(Optional.empty(), List.of(), End.OTHER_VERSION, 0);
        }
        Optional<Head> head = frame().flatMap(content -> read(content, JournalFormat::head));
        if (head.isEmpty()) {
            return new Result(head, List.of(), isTorn() ? End.TORN : End.DAMAGED, 0);
        }
        while (at < in.size()) {
            Optional<Step> step = frame().flatMap(content -> read(content, JournalFormat::step));
            if (step.isEmpty()) {
                return new Result(head, steps, isTorn() ? End.TORN : End.DAMAGED, at);
            }
            steps.add(step.get());
        }
        return new Result(head, steps, End.WHOLE, at);
    }

    /// A frame's content; empty if its checksum is correct but no known version of Octavo wrote it.
    private static <T> Optional<T> read(byte[] content, Function<byte[], T> reading) {
        try {
            return Optional.of(reading.apply(content));
        } catch (BufferUnderflowException _) {
            return Optional.empty();
        }
    }

    /// The next frame, if it is complete and its checksum correct; otherwise the position stays.
    private Optional<byte[]> frame() throws IOException {
        long begin = at;
        long length = length();
        if (length >= 0 && at + JournalFormat.FRAME_HEAD + length <= in.size()) {
            int sum = next(JournalFormat.FRAME_HEAD).getInt(2 * Integer.BYTES);
            byte[] content = next((int) length).array();
            if (JournalFormat.checkSum(checkSum, content) == sum) {
                checkSum = sum;
                return Optional.of(content);
            }
            at = begin;
        }
        return Optional.empty();
    }

    /// The length claimed by the next frame, or -1 if there is none.
    private long length() throws IOException {
        if (in.size() - at < JournalFormat.FRAME_HEAD) {
            return -1;
        }
        ByteBuffer head = next(JournalFormat.FRAME_HEAD);
        at -= JournalFormat.FRAME_HEAD;
        int length = head.getInt();
        return length >= 0 && head.getInt() == ~length ? length : -1;
    }

    /// Whether the rest is a partly written last frame, or preallocated space.
    private boolean isTorn() throws IOException {
        long rest = in.size() - at;
        if (rest < JournalFormat.FRAME_HEAD || length() >= rest - JournalFormat.FRAME_HEAD) {
            return true;
        }
        ByteBuffer glance = next((int) Math.min(rest, GLANCE));
        at -= glance.limit();
        return glance.equals(ByteBuffer.allocate(glance.limit()));
    }

    /// Takes the given number of bytes, which must be available.
    private ByteBuffer next(int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(count);
        while (bytes.hasRemaining()) {
            int read = in.read(bytes, at + bytes.position());
            if (read < 0) {
                throw new IOException("the file became shorter while it was read");
            }
        }
        at += count;
        return bytes.flip();
    }
}
