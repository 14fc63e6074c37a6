package octavo.sharedlibraries;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// Stands between clients and a server, and cuts connections after random numbers of bytes.
final class BreakingProxy implements AutoCloseable {
    private static final int MOST_BYTES = 60_000;

    private final ServerSocket listener;
    private final int serverPort;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicBoolean isBreaking = new AtomicBoolean();
    private final AtomicInteger cutCount = new AtomicInteger();
    private final Random random = new Random(7);

    BreakingProxy(int serverPort) throws IOException {
        this.serverPort = serverPort;
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        var _ = threads.submit(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    void setBreaking(boolean newValue) {
        isBreaking.set(newValue);
    }

    /// How many connections were cut.
    int cutCount() {
        return cutCount.get();
    }

    private Void accept() throws IOException {
        while (!listener.isClosed()) {
            Socket client = listener.accept();
            int allowedBytes =
                    isBreaking.get() && random.nextInt(3) == 0
                            ? random.nextInt(MOST_BYTES)
                            : Integer.MAX_VALUE;
            try {
                Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
                var remaining = new AtomicInteger(allowedBytes);
                var _ = threads.submit(() -> pump(client, server, remaining));
                var _ = threads.submit(() -> pump(server, client, remaining));
            } catch (IOException _) {
                client.close(); // The server is down.
            }
        }
        return null;
    }

    private Void pump(Socket from, Socket to, AtomicInteger remaining) throws IOException {
        try (from;
                to;
                InputStream input = from.getInputStream();
                OutputStream output = to.getOutputStream()) {
            byte[] buffer = new byte[4096];
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                if (remaining.addAndGet(-count) < 0) {
                    cutCount.incrementAndGet();
                    return null;
                }
                output.write(buffer, 0, count);
            }
        }
        return null;
    }

    @Override
    public void close() throws IOException {
        listener.close();
        threads.shutdownNow();
    }
}
