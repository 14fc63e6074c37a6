package octavo.cli.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/// Writes text for people or a terminal. Control characters, by which a stranger's file could
/// colour, retitle or overwrite a terminal, become visible signs; so do those that change the
/// direction of text. Line ends stay.
public final class TerminalWriter extends FilterWriter {
    private static final char PICTURES = '\u2400';
    private static final char PICTURE_OF_DELETE = '\u2421';
    private static final char UNKNOWN = '\uFFFD';

    private final boolean json;

    /// Whether a carriage return was read, which a line feed would make a line end.
    private boolean returned;

    private TerminalWriter(Writer out, boolean json) {
        super(out);
        this.json = json;
    }

    public static PrintWriter of(PrintWriter out) {
        return new Screen(new TerminalWriter(out, false));
    }

    /// Whether `of` made it.
    public static boolean isScreen(PrintWriter out) {
        return out instanceof Screen;
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
        StringBuilder shown = new StringBuilder(length);
        for (int i = start; i < start + length; i++) {
            char c = text.charAt(i);
            if (returned) {
                shown.append(c == '\n' ? '\r' : shown('\r'));
            }
            returned = c == '\r';
            if (!isCommand(c)) {
                shown.append(c);
            } else if (!returned) {
                shown.append(json ? "\\u%04x".formatted((int) c) : shown(c));
            }
        }
        out.write(shown.toString());
    }

    @Override
    public void flush() throws IOException {
        if (returned) {
            out.write(shown('\r'));
            returned = false;
        }
        super.flush();
    }

    private static boolean isCommand(char c) {
        boolean turns = c >= '\u202A' && c <= '\u202E' || c >= '\u2066' && c <= '\u2069';
        return turns || Character.isISOControl(c) && c != '\n' && c != '\t';
    }

    private static char shown(char c) {
        return c < ' ' ? (char) (PICTURES + c) : c == '\u007F' ? PICTURE_OF_DELETE : UNKNOWN;
    }

    private static final class Screen extends PrintWriter {
        Screen(Writer out) {
            super(out);
        }
    }
}
