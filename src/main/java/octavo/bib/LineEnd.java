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

    static LineEnd of(byte[] contentBytes) {
        LineEnd commonLineEnd = NONE;
        for (int i = 0; i < contentBytes.length; i++) {
            byte currentByte = contentBytes[i];
            if (currentByte != '\n' && currentByte != '\r') {
                continue;
            }
            boolean isCrLf =
                    currentByte == '\r'
                            && i + 1 < contentBytes.length
                            && contentBytes[i + 1] == '\n';
            LineEnd currentLineEnd = isCrLf ? CRLF : currentByte == '\r' ? CR : LF;
            if (commonLineEnd != NONE && commonLineEnd != currentLineEnd) {
                return MIXED;
            }
            commonLineEnd = currentLineEnd;
            i += isCrLf ? 1 : 0;
        }
        return commonLineEnd;
    }

    private boolean isUniform() {
        return this == LF || this == CR || this == CRLF;
    }

    /// Whether both are uniform and differ.
    boolean differsFrom(LineEnd otherLineEnd) {
        return isUniform() && otherLineEnd.isUniform() && this != otherLineEnd;
    }

    /// The content with these line endings.
    byte[] convert(byte[] contentBytes) {
        byte[] lineEndBytes = text.getBytes(StandardCharsets.US_ASCII);
        var converted = new ByteArrayOutputStream(contentBytes.length + contentBytes.length / 20);
        for (int i = 0; i < contentBytes.length; i++) {
            byte currentByte = contentBytes[i];
            if (currentByte == '\n' || currentByte == '\r') {
                i +=
                        currentByte == '\r'
                                        && i + 1 < contentBytes.length
                                        && contentBytes[i + 1] == '\n'
                                ? 1
                                : 0;
                converted.writeBytes(lineEndBytes);
            } else {
                converted.write(currentByte);
            }
        }
        return converted.toByteArray();
    }
}
