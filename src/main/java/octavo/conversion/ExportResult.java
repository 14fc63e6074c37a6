package octavo.conversion;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The result of an export: as text, and as the bytes of a file. Both are made piece by piece when
/// asked for, as those of a large library are needed only once and never all at a time.
public final class ExportResult {
    private static final int BUFFER_SIZE = 1 << 16;

    private final Supplier<Stream<String>> textPieces;
    private final PieceWriter pieceWriter;
    private final ConversionLosses losses;
    private final List<String> parserDoubts;

    /// Writes the bytes of a file.
    @FunctionalInterface
    public interface PieceWriter {
        void writeTo(WritableByteChannel channel) throws IOException;
    }

    /// @param doubts differences found by another reader of the format, a line each
    public ExportResult(
            Supplier<Stream<String>> textPieces,
            PieceWriter pieceWriter,
            ConversionLosses losses,
            List<String> doubts) {
        this.textPieces = textPieces;
        this.pieceWriter = pieceWriter;
        this.losses = losses;
        this.parserDoubts = List.copyOf(doubts);
    }

    /// A text that is written as UTF-8.
    public static ExportResult of(String text, ConversionLosses losses) {
        return ofPieces(List.of(text.getBytes(StandardCharsets.UTF_8)), losses);
    }

    /// A text in UTF-8, in pieces that no character is split between.
    public static ExportResult ofPieces(List<byte[]> utf8Pieces, ConversionLosses losses) {
        List<byte[]> pieces = List.copyOf(utf8Pieces);
        return new ExportResult(
                () -> pieces.stream().map(piece -> new String(piece, StandardCharsets.UTF_8)),
                channel -> writePieces(pieces, channel),
                losses,
                List.of());
    }

    private static void writePieces(List<byte[]> pieces, WritableByteChannel channel)
            throws IOException {
        var output = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER_SIZE);
        for (byte[] piece : pieces) {
            output.write(piece);
        }
        output.flush(); // whoever opened the channel closes it
    }

    public String text() {
        return textPieces.get().collect(Collectors.joining());
    }

    /// The text, piece by piece.
    public Stream<String> textPieces() {
        return textPieces.get();
    }

    public byte[] bytes() {
        var output = new ByteArrayOutputStream();
        try {
            writeTo(Channels.newChannel(output));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory has no errors
        }
        return output.toByteArray();
    }

    /// Writes the bytes without holding them all.
    public void writeTo(WritableByteChannel channel) throws IOException {
        pieceWriter.writeTo(channel);
    }

    /// What the format had no place for, a line per kind.
    public List<String> lossLines() {
        return losses.toLines();
    }

    /// The keys of all entries with a loss, by its kind.
    public Map<String, Set<String>> lossKeys() {
        return losses.keysByLoss();
    }

    public List<String> doubts() {
        return parserDoubts;
    }
}
