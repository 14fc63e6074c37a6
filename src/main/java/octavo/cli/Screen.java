package octavo.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/// Writes what people read. A control character, by which a foreign file could colour or retitle a
/// terminal, is shown as a sign.
final class Screen extends FilterWriter {
    private static final char PICTURES = '\u2400';
    private static final char PICTURE_OF_DELETE = '\u2421';
    private static final char UNKNOWN = '\uFFFD';

    private Screen(Writer out) {
        super(out);
    }

    static PrintWriter of(PrintWriter out) {
        return new PrintWriter(new Screen(out));
    }

    @Override
    public void write(int c) throws IOException {
        out.write(shown((char) c));
    }

    @Override
    public void write(char[] text, int start, int length) throws IOException {
        write(new String(text, start, length), 0, length);
    }

    @Override
    public void write(String text, int start, int length) throws IOException {
        StringBuilder shown = new StringBuilder(length);
        for (int i = start; i < start + length; i++) {
            shown.append(shown(text.charAt(i)));
        }
        out.write(shown.toString());
    }

    private static char shown(char c) {
        if (!Character.isISOControl(c) || c == '\n' || c == '\r' || c == '\t') {
            return c;
        }
        return c < ' ' ? (char) (PICTURES + c) : c == '\u007F' ? PICTURE_OF_DELETE : UNKNOWN;
    }
}
