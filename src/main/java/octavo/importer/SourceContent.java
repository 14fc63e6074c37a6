package octavo.importer;

import octavo.bib.FileEncoding;
import octavo.pdf.PdfReader;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// The input of an import: the bytes of a file, or pasted text.
public final class SourceContent {
    private static final int HEAD = 4096;

    private final byte[] bytes;
    private final String text;
    private final JsonBeginning json;

    private SourceContent(byte[] bytes, String text) {
        this.bytes = bytes;
        this.text = text;
        this.json = JsonRecords.beginning(text);
    }

    /// The content of a file, in any encoding.
    public static SourceContent of(byte[] file) {
        return new SourceContent(
                file.clone(), PdfReader.isPdf(file) ? "" : FileEncoding.text(file));
    }

    /// A text, as if it were a UTF-8 file.
    public static SourceContent of(String text) {
        return new SourceContent(text.getBytes(StandardCharsets.UTF_8), text);
    }

    /// Whether it is a PDF, which is not text.
    boolean isPdf() {
        return PdfReader.isPdf(bytes);
    }

    /// The bytes, for binary formats and those that declare their own encoding.
    public byte[] bytes() {
        return bytes.clone();
    }

    /// The text without a byte order mark.
    public String text() {
        return text;
    }

    /// What tells formats of JSON apart.
    JsonBeginning json() {
        return json;
    }

    /// The lines, with any line endings.
    public List<String> lines() {
        return text.lines().toList();
    }

    /// The beginning, without leading whitespace: enough to recognise most formats.
    public String head() {
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        return text.substring(start, Math.min(text.length(), start + HEAD));
    }

    /// Whether the content starts with these bytes.
    public boolean startsWith(int... signature) {
        for (int i = 0; i < signature.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != signature[i]) {
                return false;
            }
        }
        return true;
    }
}
