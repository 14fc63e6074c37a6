package octavo.formats.workdrafts;

import octavo.bib.FileEncoding;
import octavo.files.pdf.PdfReader;
import octavo.library.LazyValue;
import octavo.text.ControlCharacters;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;

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
    private static final int HEAD_LENGTH = 4096;

    /// Marks of the beginning of a file or a page, and of the end of a file in DOS.
    private static final Pattern PAGE_AND_ORDER_MARKS =
            Pattern.compile("(?m)^[\\f\\uFEFF\\u001A]++");

    private final byte[] fileBytes;
    private final String text;
    private final LazyValue<List<JsonNode>> firstJsonRecords;
    private final Optional<LocalizedSentence> textObjection;

    private SourceContent(byte[] bytes, String text) {
        this.fileBytes = bytes;
        this.textObjection = TextCheck.findObjection(text);
        this.text = textObjection.isPresent() ? "" : withoutMarks(text);
        this.firstJsonRecords = new LazyValue<>(() -> JsonRecords.readBeginning(this.text));
    }

    private static String withoutMarks(String text) {
        return ControlCharacters.blanked(PAGE_AND_ORDER_MARKS.matcher(text).replaceAll(""));
    }

    /// The content of a file, in any encoding.
    public static SourceContent of(byte[] fileBytes) {
        if (PdfReader.isPdf(fileBytes)) {
            return new SourceContent(fileBytes.clone(), "");
        }
        byte[] readableBytes = readableBytes(fileBytes);
        return new SourceContent(readableBytes, FileEncoding.decodeText(readableBytes));
    }

    /// A text, as if it were a UTF-8 file.
    public static SourceContent of(String text) {
        return new SourceContent(text.getBytes(StandardCharsets.UTF_8), text);
    }

    /// The bytes of a file with a byte order mark of UTF-32 as UTF-8, and of one in UTF-16 without
    /// an odd byte at the end.
    private static byte[] readableBytes(byte[] fileBytes) {
        if (startsWith(fileBytes, 0, 0, 0xFE, 0xFF) || startsWith(fileBytes, 0xFF, 0xFE, 0, 0)) {
            String text = new String(fileBytes, Charset.forName("UTF-32"));
            return text.getBytes(StandardCharsets.UTF_8);
        }
        boolean isUtf16 = startsWith(fileBytes, 0xFF, 0xFE) || startsWith(fileBytes, 0xFE, 0xFF);
        return Arrays.copyOf(
                fileBytes, isUtf16 ? fileBytes.length - fileBytes.length % 2 : fileBytes.length);
    }

    /// Whether it is text.
    public boolean isText() {
        return !isPdf() && textObjection.isEmpty();
    }

    /// Why it is not text; empty if it is, or a PDF.
    public Optional<LocalizedSentence> objection() {
        return textObjection;
    }

    /// Whether it is a PDF, which is not text.
    public boolean isPdf() {
        return PdfReader.isPdf(fileBytes);
    }

    /// The bytes, for binary formats and those that declare their own encoding.
    public byte[] bytes() {
        return fileBytes.clone();
    }

    /// The text without byte order marks and with spaces in place of control characters.
    public String text() {
        return text;
    }

    /// What tells formats of JSON apart.
    public JsonBeginning json() {
        return new JsonBeginning(firstJsonRecords.get());
    }

    /// The lines, with any line endings.
    public List<String> lines() {
        return text.lines().toList();
    }

    /// The beginning, without leading whitespace: enough to recognise most formats.
    public String head() {
        int startOffset = 0;
        while (startOffset < text.length() && Character.isWhitespace(text.charAt(startOffset))) {
            startOffset++;
        }
        return text.substring(startOffset, Math.min(text.length(), startOffset + HEAD_LENGTH));
    }

    /// Whether the content starts with these bytes.
    public boolean startsWith(int... signature) {
        return startsWith(fileBytes, signature);
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
