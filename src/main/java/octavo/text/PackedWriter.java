package octavo.text;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// Keeps a text of any length, compressed once it is long.
public final class PackedWriter extends Writer {
    private static final int BLOCK_LENGTH = 1 << 16;

    private final List<byte[]> packedBlocks = new ArrayList<>();
    private final StringBuilder lastBlock = new StringBuilder();

    @Override
    public void write(String text) {
        lastBlock.append(text);
        packFullBlock();
    }

    @Override
    public void write(String text, int start, int length) {
        lastBlock.append(text, start, start + length);
        packFullBlock();
    }

    @Override
    public void write(char[] text, int start, int length) {
        lastBlock.append(text, start, length);
        packFullBlock();
    }

    /// Passes on the text in blocks that end where a call of `write` ended, and forgets it.
    public void drainTo(Consumer<String> blocks) {
        packedBlocks.forEach(packedBlock -> blocks.accept(unpacked(packedBlock)));
        packedBlocks.clear();
        if (!lastBlock.isEmpty()) {
            blocks.accept(lastBlock.toString());
        }
        lastBlock.setLength(0);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    private void packFullBlock() {
        if (lastBlock.length() > BLOCK_LENGTH
                && !Character.isHighSurrogate(lastBlock.charAt(lastBlock.length() - 1))) {
            packedBlocks.add(packed(lastBlock.toString()));
            lastBlock.setLength(0);
        }
    }

    private static byte[] packed(String text) {
        var packedBytes = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_SPEED);
        try (var deflating = new DeflaterOutputStream(packedBytes, deflater)) {
            deflating.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return packedBytes.toByteArray();
    }

    private static String unpacked(byte[] packedBytes) {
        try (var inflating = new InflaterInputStream(new ByteArrayInputStream(packedBytes))) {
            return new String(inflating.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
