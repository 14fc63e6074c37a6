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
        IncomingFrame readFrame(InputStream input) throws IOException {
            return readBehindHeaders(input);
        }

        @Override
        void writeFrame(OutputStream output, byte[] body) throws IOException {
            String header = "Content-Length: " + body.length + "\r\n\r\n";
            output.write(header.getBytes(StandardCharsets.US_ASCII));
            output.write(body);
            output.flush();
        }
    },
    /// Each on a line, as in the Model Context Protocol.
    LINES {
        @Override
        IncomingFrame readFrame(InputStream input) throws IOException {
            HeaderLine line = readLine(input, LARGEST_MESSAGE);
            if (line.isLast && line.lineText.isEmpty()) {
                return new IncomingFrame.StreamEnd();
            }
            if (line.isCut) {
                return new IncomingFrame.BrokenFrame("the message is larger than 256 MB");
            }
            return new IncomingFrame.MessageBody(
                    decodeUtf8(line.lineText.getBytes(StandardCharsets.ISO_8859_1)));
        }

        @Override
        void writeFrame(OutputStream output, byte[] body) throws IOException {
            output.write(body);
            output.write('\n');
            output.flush();
        }
    };

    private static final int LARGEST_MESSAGE = 256 << 20;
    private static final int LONGEST_HEADER = 1 << 14;

    /// Behind a message of a wrong length, the next header does not begin its line.
    private static final Pattern LENGTH_HEADER =
            Pattern.compile("content-length:[ \\t]*([0-9]{1,9})[ \\t]*$");

    /// The next message. What is no message is skipped up to where one may begin.
    abstract IncomingFrame readFrame(InputStream input) throws IOException;

    abstract void writeFrame(OutputStream output, byte[] body) throws IOException;

    private static IncomingFrame readBehindHeaders(InputStream input) throws IOException {
        OptionalInt length = OptionalInt.empty();
        boolean isEmpty = true;
        while (true) {
            HeaderLine headerLine = readLine(input, LONGEST_HEADER);
            String headerText = headerLine.lineText.toLowerCase(Locale.ROOT);
            Matcher lengthMatcher = LENGTH_HEADER.matcher(headerText);
            if (headerLine.isLast) {
                return isEmpty && headerText.isEmpty()
                        ? new IncomingFrame.StreamEnd()
                        : new IncomingFrame.BrokenFrame("the stream ends within a header");
            } else if (!headerText.isEmpty()) {
                isEmpty = false;
                length =
                        lengthMatcher.find()
                                ? OptionalInt.of(Integer.parseInt(lengthMatcher.group(1)))
                                : length;
            } else if (length.isPresent()) {
                return readBody(input, length.getAsInt());
            } else if (!isEmpty) {
                return new IncomingFrame.BrokenFrame("no Content-Length stands before the message");
            }
        }
    }

    private static IncomingFrame readBody(InputStream input, int bodyLength) throws IOException {
        if (bodyLength == 0) {
            return new IncomingFrame.BrokenFrame("the message is empty");
        }
        if (bodyLength > LARGEST_MESSAGE) {
            return new IncomingFrame.BrokenFrame("the message is larger than 256 MB");
        }
        byte[] bodyBytes = input.readNBytes(bodyLength);
        return bodyBytes.length == bodyLength
                ? new IncomingFrame.MessageBody(decodeUtf8(bodyBytes))
                : new IncomingFrame.BrokenFrame("the stream ends within a message");
    }

    /// Reads up to the end of the line. Of what is too long, the end is kept.
    private static HeaderLine readLine(InputStream input, int longestLine) throws IOException {
        var bytes = new ByteArrayOutputStream();
        boolean isCut = false;
        int nextByte = input.read();
        while (nextByte >= 0 && nextByte != '\n') {
            if (bytes.size() == longestLine) {
                bytes.reset();
                isCut = true;
            }
            bytes.write(nextByte);
            nextByte = input.read();
        }
        String lineText = bytes.toString(StandardCharsets.ISO_8859_1);
        boolean hasReturn = lineText.endsWith("\r");
        return new HeaderLine(
                hasReturn ? lineText.substring(0, lineText.length() - 1) : lineText,
                isCut,
                nextByte < 0);
    }

    private static String decodeUtf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /// A line in Latin-1, which gives back any bytes as they were.
    ///
    /// @param isLast whether the stream ended before the line did
    private record HeaderLine(String lineText, boolean isCut, boolean isLast) {}
}
