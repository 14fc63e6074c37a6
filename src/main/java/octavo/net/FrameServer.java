package octavo.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Accepts connections of programs on this computer that send frames, at the loopback address only.
public final class FrameServer {
    private static final byte[] IPV4_LOOPBACK = {127, 0, 0, 1};

    /// Programs that may be connected at once; any further one is turned away.
    private static final int MOST_CONNECTIONS = 8;

    private final ServerSocket serverSocket;
    private final Set<FrameChannel> openChannels = ConcurrentHashMap.newKeySet();

    private FrameServer(ServerSocket serverSocket) {
        this.serverSocket = serverSocket;
    }

    /// Begins to listen.
    ///
    /// @param portNumber 0 for any that is free
    /// @param workerExecutor runs the listening, and each connection
    /// @param onConnection serves a connection, which is closed when it returns
    /// @throws IOException if another program has the port
    public static FrameServer startServer(
            int portNumber, Executor workerExecutor, Consumer<FrameChannel> onConnection)
            throws IOException {
        FrameServer frameServer =
                new FrameServer(
                        new ServerSocket(
                                portNumber,
                                MOST_CONNECTIONS,
                                InetAddress.getByAddress(IPV4_LOOPBACK)));
        workerExecutor.execute(() -> frameServer.acceptAll(workerExecutor, onConnection));
        return frameServer;
    }

    public int port() {
        return serverSocket.getLocalPort();
    }

    /// Stops at once, and closes what is connected.
    public void stopServer() {
        closeQuietly(serverSocket);
        openChannels.forEach(FrameServer::closeQuietly);
    }

    private void acceptAll(Executor workerExecutor, Consumer<FrameChannel> onConnection) {
        while (!serverSocket.isClosed()) {
            try {
                Socket socket = serverSocket.accept();
                FrameChannel channel = new FrameChannel(socket);
                if (openChannels.size() >= MOST_CONNECTIONS) {
                    closeQuietly(channel);
                } else {
                    openChannels.add(channel);
                    workerExecutor.execute(() -> serveChannel(channel, onConnection));
                }
            } catch (IOException _) {
                // Whoever connected has gone, or the server was stopped.
            }
        }
    }

    private void serveChannel(FrameChannel channel, Consumer<FrameChannel> onConnection) {
        try (channel) {
            onConnection.accept(channel);
        } catch (IOException _) {
            // It was closed already.
        } finally {
            openChannels.remove(channel);
        }
    }

    private static void closeQuietly(AutoCloseable resource) {
        try {
            resource.close();
        } catch (Exception _) {
            // Nothing is left to do with it.
        }
    }
}
