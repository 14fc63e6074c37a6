package octavo.bib;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// The line ending of a file.
public enum LineEnd {
    /// The file has only one line.
    NONE(""),
    LF("\n"),
    CR("\r"),
    CRLF("\r\n"),
    /// The file mixes line endings.
    MIXED("\n");

    private final String text;

    LineEnd(String text) {
        this.text = text;
    }

    /// The line ending for new lines.
    public String text() {
        return this == NONE ? "\n" : text;
    }

    static LineEnd of(byte[] content) {
        LineEnd seen = NONE;
        for (int i = 0; i < content.length; i++) {
            byte b = content[i];
            if (b != '\n' && b != '\r') {
                continue;
            }
            boolean pair = b == '\r' && i + 1 < content.length && content[i + 1] == '\n';
            LineEnd here = pair ? CRLF : b == '\r' ? CR : LF;
            if (seen != NONE && seen != here) {
                return MIXED;
            }
            seen = here;
            i += pair ? 1 : 0;
        }
        return seen;
    }

    private boolean isOne() {
        return this == LF || this == CR || this == CRLF;
    }

    /// Whether both are uniform and differ.
    boolean isOther(LineEnd that) {
        return isOne() && that.isOne() && this != that;
    }

    /// The content with these line endings.
    byte[] in(byte[] content) {
        byte[] end = text.getBytes(StandardCharsets.US_ASCII);
        var result = new ByteArrayOutputStream(content.length + content.length / 20);
        for (int i = 0; i < content.length; i++) {
            byte b = content[i];
            if (b == '\n' || b == '\r') {
                i += b == '\r' && i + 1 < content.length && content[i + 1] == '\n' ? 1 : 0;
                result.writeBytes(end);
            } else {
                result.write(b);
            }
        }
        return result.toByteArray();
    }
}
