package octavo.exporting;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The result of an export: as text, and as the bytes of a file.
public final class ExportResult {
    private final String exportedText;
    private final byte[] exportedBytes;
    private final ConversionLosses losses;
    private final List<String> parserDoubts;

    /// @param doubts differences found by another reader of the format, a line each
    public ExportResult(String text, byte[] bytes, ConversionLosses losses, List<String> doubts) {
        this.exportedText = text;
        this.exportedBytes = bytes.clone();
        this.losses = losses;
        this.parserDoubts = List.copyOf(doubts);
    }

    /// A text that is written as UTF-8.
    public static ExportResult of(String text, ConversionLosses losses) {
        return new ExportResult(text, text.getBytes(StandardCharsets.UTF_8), losses, List.of());
    }

    public String text() {
        return exportedText;
    }

    public byte[] bytes() {
        return exportedBytes.clone();
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
