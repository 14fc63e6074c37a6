package octavo.net;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/// Answers each connection with the same bytes, however wrong they are, and closes it.
final class RawServer implements AutoCloseable {
    private final ServerSocket socket;
    private final AtomicInteger answered = new AtomicInteger();

    /// @param written the whole answer; its characters are sent as UTF-8
    RawServer(String written) throws IOException {
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
        Thread.ofVirtual().start(() -> answerAll(bytes));
    }

    private void answerAll(byte[] bytes) {
        while (!socket.isClosed()) {
            try (Socket connection = socket.accept()) {
                skipHead(connection);
                connection.getOutputStream().write(bytes);
                answered.incrementAndGet();
            } catch (IOException _) {
                // The client has had enough, or the server is closed.
            }
        }
    }

    private static void skipHead(Socket connection) throws IOException {
        var in =
                new BufferedReader(
                        new InputStreamReader(
                                connection.getInputStream(), StandardCharsets.ISO_8859_1));
        String line = in.readLine();
        while (line != null && !line.isEmpty()) {
            line = in.readLine();
        }
    }

    int answered() {
        return answered.get();
    }

    /// What leads all requests here.
    HostMap hosts() {
        return HostMap.parse("*=http://127.0.0.1:" + socket.getLocalPort());
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
