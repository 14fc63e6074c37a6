package octavo.net;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A connection on which both sides send frames: a number, the length of a text, and the text.
public final class FrameChannel implements AutoCloseable {
    /// More than a document's largest code, and little enough to hold.
    private static final int LONGEST_TEXT = 16 << 20;

    private final Socket socket;
    private final DataInputStream input;
    private final DataOutputStream output;

    FrameChannel(Socket socket) throws IOException {
        this.socket = socket;
        this.input = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        this.output = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    /// What is sent at once.
    public record TextFrame(int number, String text) {}

    /// Waits for a frame.
    ///
    /// @param patience how long each part of it may take; zero for ever
    /// @throws IOException if the other side is gone, is too slow, or sends something else
    public TextFrame readFrame(Duration patience) throws IOException {
        socket.setSoTimeout((int) patience.toMillis());
        int number = input.readInt();
        int length = input.readInt();
        if (length < 0 || length > LONGEST_TEXT) {
            throw new IOException("A frame of " + length + " bytes is too long.");
        }
        byte[] bytes = input.readNBytes(length);
        if (bytes.length < length) {
            throw new IOException("The connection ended in a frame.");
        }
        return new TextFrame(number, new String(bytes, StandardCharsets.UTF_8));
    }

    public void writeFrame(TextFrame frame) throws IOException {
        byte[] bytes = frame.text().getBytes(StandardCharsets.UTF_8);
        output.writeInt(frame.number());
        output.writeInt(bytes.length);
        output.write(bytes);
        output.flush();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
