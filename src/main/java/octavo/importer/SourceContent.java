package octavo.importer;

import octavo.bib.FileEncoding;
import octavo.pdf.PdfReader;
import octavo.text.ControlCharacters;
import octavo.text.LocalizedSentence;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The input of an import: the bytes of a file, or pasted text.
///
/// What is not text has no text, so that no text format recognises it.
public final class SourceContent {
    private static final int HEAD = 4096;

    /// Marks of the beginning of a file or a page, and of the end of a file in DOS.
    private static final Pattern MARKS = Pattern.compile("(?m)^[\\f\\uFEFF\\u001A]++");

    private final byte[] bytes;
    private final String text;
    private final JsonBeginning json;
    private final Optional<LocalizedSentence> objection;

    private SourceContent(byte[] bytes, String text) {
        this.bytes = bytes;
        this.objection = TextCheck.objection(text);
        this.text = objection.isPresent() ? "" : clean(text);
        this.json = JsonRecords.beginning(this.text);
    }

    private static String clean(String text) {
        return ControlCharacters.blanked(MARKS.matcher(text).replaceAll(""));
    }

    /// The content of a file, in any encoding.
    public static SourceContent of(byte[] file) {
        if (PdfReader.isPdf(file)) {
            return new SourceContent(file.clone(), "");
        }
        byte[] bytes = readable(file);
        return new SourceContent(bytes, FileEncoding.text(bytes));
    }

    /// A text, as if it were a UTF-8 file.
    public static SourceContent of(String text) {
        return new SourceContent(text.getBytes(StandardCharsets.UTF_8), text);
    }

    /// The bytes of a file with a byte order mark of UTF-32 as UTF-8, and of one in UTF-16 without
    /// an odd byte at the end.
    private static byte[] readable(byte[] file) {
        if (startsWith(file, 0, 0, 0xFE, 0xFF) || startsWith(file, 0xFF, 0xFE, 0, 0)) {
            String text = new String(file, Charset.forName("UTF-32"));
            return text.getBytes(StandardCharsets.UTF_8);
        }
        boolean wide = startsWith(file, 0xFF, 0xFE) || startsWith(file, 0xFE, 0xFF);
        return Arrays.copyOf(file, wide ? file.length - file.length % 2 : file.length);
    }

    /// Whether it is text.
    public boolean isText() {
        return !isPdf() && objection.isEmpty();
    }

    /// Why it is not text; empty if it is, or a PDF.
    Optional<LocalizedSentence> objection() {
        return objection;
    }

    /// Whether it is a PDF, which is not text.
    boolean isPdf() {
        return PdfReader.isPdf(bytes);
    }

    /// The bytes, for binary formats and those that declare their own encoding.
    public byte[] bytes() {
        return bytes.clone();
    }

    /// The text without byte order marks and with spaces in place of control characters.
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
        return startsWith(bytes, signature);
    }

    private static boolean startsWith(byte[] bytes, int... signature) {
        for (int i = 0; i < signature.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != signature[i]) {
                return false;
            }
        }
        return true;
    }
}
