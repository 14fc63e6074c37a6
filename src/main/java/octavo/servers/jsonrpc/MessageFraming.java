package octavo.servers.jsonrpc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How messages are told apart on a stream.
public enum MessageFraming {
    /// Each behind a `Content-Length`, as in the Language Server Protocol.
    HEADERS {
        @Override
        IncomingFrame read(InputStream in) throws IOException {
            return readBehindHeaders(in);
        }

        @Override
        void write(OutputStream out, byte[] body) throws IOException {
            String header = "Content-Length: " + body.length + "\r\n\r\n";
            out.write(header.getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.flush();
        }
    },
    /// Each on a line, as in the Model Context Protocol.
    LINES {
        @Override
        IncomingFrame read(InputStream in) throws IOException {
            Line line = line(in, LARGEST);
            if (line.isLast && line.text.isEmpty()) {
                return new IncomingFrame.End();
            }
            if (line.isCut) {
                return new IncomingFrame.Broken("the message is larger than 256 MB");
            }
            return new IncomingFrame.Body(utf8(line.text.getBytes(StandardCharsets.ISO_8859_1)));
        }

        @Override
        void write(OutputStream out, byte[] body) throws IOException {
            out.write(body);
            out.write('\n');
            out.flush();
        }
    };

    private static final int LARGEST = 256 << 20;
    private static final int LONGEST_HEADER = 1 << 14;

    /// Behind a message of a wrong length, the next header does not begin its line.
    private static final Pattern LENGTH =
            Pattern.compile("content-length:[ \\t]*([0-9]{1,9})[ \\t]*$");

    /// The next message. What is no message is skipped up to where one may begin.
    abstract IncomingFrame read(InputStream in) throws IOException;

    abstract void write(OutputStream out, byte[] body) throws IOException;

    private static IncomingFrame readBehindHeaders(InputStream in) throws IOException {
        OptionalInt length = OptionalInt.empty();
        boolean isEmpty = true;
        while (true) {
            Line line = line(in, LONGEST_HEADER);
            String text = line.text.toLowerCase(Locale.ROOT);
            Matcher found = LENGTH.matcher(text);
            if (line.isLast) {
                return isEmpty && text.isEmpty()
                        ? new IncomingFrame.End()
                        : new IncomingFrame.Broken("the stream ends within a header");
            } else if (!text.isEmpty()) {
                isEmpty = false;
                length = found.find() ? OptionalInt.of(Integer.parseInt(found.group(1))) : length;
            } else if (length.isPresent()) {
                return body(in, length.getAsInt());
            } else if (!isEmpty) {
                return new IncomingFrame.Broken("no Content-Length stands before the message");
            }
        }
    }

    private static IncomingFrame body(InputStream in, int length) throws IOException {
        if (length == 0) {
            return new IncomingFrame.Broken("the message is empty");
        }
        if (length > LARGEST) {
            return new IncomingFrame.Broken("the message is larger than 256 MB");
        }
        byte[] body = in.readNBytes(length);
        return body.length == length
                ? new IncomingFrame.Body(utf8(body))
                : new IncomingFrame.Broken("the stream ends within a message");
    }

    /// Reads up to the end of the line. Of what is too long, the end is kept.
    private static Line line(InputStream in, int longest) throws IOException {
        var bytes = new ByteArrayOutputStream();
        boolean isCut = false;
        int b = in.read();
        while (b >= 0 && b != '\n') {
            if (bytes.size() == longest) {
                bytes.reset();
                isCut = true;
            }
            bytes.write(b);
            b = in.read();
        }
        String text = bytes.toString(StandardCharsets.ISO_8859_1);
        boolean hasReturn = text.endsWith("\r");
        return new Line(hasReturn ? text.substring(0, text.length() - 1) : text, isCut, b < 0);
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// A line in Latin-1, which gives back any bytes as they were.
    ///
    /// @param isLast whether the stream ended before the line did
    private record Line(String text, boolean isCut, boolean isLast) {}
}
