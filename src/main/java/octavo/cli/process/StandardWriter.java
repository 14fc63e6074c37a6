package octavo.cli.process;

import octavo.bib.BibFile;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// Writes text as UTF-8, whatever the locale, so that it can be piped into other programs; and a
/// library as its own bytes.
public final class StandardWriter extends PrintWriter {
    private final OutputStream stream;

    public StandardWriter(OutputStream stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
        this.stream = stream;
    }

    /// Writes a library byte for byte, except to a terminal.
    public static void print(PrintWriter out, BibFile library) {
        if (out instanceof StandardWriter writer) {
            writer.writeBytes(library.bytes());
        } else {
            out.print(library.text());
        }
    }

    /// Writes what is not text.
    public void writeBytes(byte[] bytes) {
        flush();
        try {
            stream.write(bytes);
        } catch (IOException _) {
            setError();
        }
    }
}
