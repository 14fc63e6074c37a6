package octavo.cli.process;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/// Writes text for people or a terminal. Control characters, by which a stranger's file could
/// colour, retitle or overwrite a terminal, become visible signs; so do those that change the
/// direction of text. Line ends stay.
public final class TerminalWriter extends FilterWriter {
    private static final char CONTROL_PICTURES = '\u2400';
    private static final char PICTURE_OF_DELETE = '\u2421';
    private static final char UNKNOWN_CHARACTER = '\uFFFD';

    private final boolean isJson;

    /// Whether a carriage return was read, which a line feed would make a line end.
    private boolean endsWithReturn;

    private TerminalWriter(Writer out, boolean json) {
        super(out);
        this.isJson = json;
    }

    public static PrintWriter of(PrintWriter out) {
        return new ScreenWriter(new TerminalWriter(out, false));
    }

    /// Whether `of` made it.
    public static boolean isScreen(PrintWriter out) {
        return out instanceof ScreenWriter;
    }

    /// Writes JSON with such characters escaped, so that its meaning stays.
    public static PrintWriter ofJson(PrintWriter out) {
        return new PrintWriter(new TerminalWriter(out, true));
    }

    @Override
    public void write(int c) throws IOException {
        write(String.valueOf((char) c), 0, 1);
    }

    @Override
    public void write(char[] text, int start, int length) throws IOException {
        write(new String(text, start, length), 0, length);
    }

    @Override
    public void write(String text, int start, int length) throws IOException {
        StringBuilder shownText = new StringBuilder(length);
        for (int i = start; i < start + length; i++) {
            char c = text.charAt(i);
            if (endsWithReturn) {
                shownText.append(c == '\n' ? '\r' : pictureOf('\r'));
            }
            endsWithReturn = c == '\r';
            if (!isControl(c)) {
                shownText.append(c);
            } else if (!endsWithReturn) {
                shownText.append(isJson ? "\\u%04x".formatted((int) c) : pictureOf(c));
            }
        }
        out.write(shownText.toString());
    }

    @Override
    public void flush() throws IOException {
        if (endsWithReturn) {
            out.write(pictureOf('\r'));
            endsWithReturn = false;
        }
        super.flush();
    }

    private static boolean isControl(char c) {
        boolean isBidiControl = c >= '\u202A' && c <= '\u202E' || c >= '\u2066' && c <= '\u2069';
        return isBidiControl || Character.isISOControl(c) && c != '\n' && c != '\t';
    }

    private static char pictureOf(char c) {
        return c < ' '
                ? (char) (CONTROL_PICTURES + c)
                : c == '\u007F' ? PICTURE_OF_DELETE : UNKNOWN_CHARACTER;
    }

    private static final class ScreenWriter extends PrintWriter {
        ScreenWriter(Writer out) {
            super(out);
        }
    }
}
