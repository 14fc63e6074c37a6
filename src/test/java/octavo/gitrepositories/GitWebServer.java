package octavo.gitrepositories;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Serves repositories over HTTP by `git http-backend`, as hosting services do.
final class GitWebServer implements AutoCloseable {
    private final Path projectRoot;
    private final HttpServer server;
    private final ExecutorService workers = Executors.newCachedThreadPool();

    GitWebServer(Path projectRoot) throws IOException {
        this.projectRoot = projectRoot;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(workers);
        server.start();
    }

    String address(String repositoryName) {
        return "http://127.0.0.1:%d/%s".formatted(server.getAddress().getPort(), repositoryName);
    }

    private void answer(HttpExchange exchange) throws IOException {
        Path input = Files.createTempFile("git-request", "");
        Path output = Files.createTempFile("git-answer", "");
        try (exchange) {
            Files.write(input, exchange.getRequestBody().readAllBytes());
            var builder = new ProcessBuilder("git", "http-backend");
            setVariables(builder.environment(), exchange, Files.size(input));
            int status =
                    builder.redirectInput(input.toFile())
                            .redirectOutput(output.toFile())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor();
            if (status == 0) {
                sendAnswer(exchange, Files.readAllBytes(output));
            } else {
                exchange.sendResponseHeaders(500, -1);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            Files.delete(input);
            Files.delete(output);
        }
    }

    private void setVariables(
            Map<String, String> environment, HttpExchange exchange, long contentLength) {
        URI address = exchange.getRequestURI();
        environment.put("GIT_PROJECT_ROOT", projectRoot.toString());
        environment.put("GIT_HTTP_EXPORT_ALL", "1");
        environment.put("REMOTE_USER", "mai");
        environment.put("REMOTE_ADDR", "127.0.0.1");
        environment.put("REQUEST_METHOD", exchange.getRequestMethod());
        environment.put("PATH_INFO", address.getPath());
        environment.put("QUERY_STRING", address.getQuery() == null ? "" : address.getQuery());
        environment.put("CONTENT_LENGTH", String.valueOf(contentLength));
        setFromHeader(environment, exchange, "Content-Type", "CONTENT_TYPE");
        setFromHeader(environment, exchange, "Content-Encoding", "HTTP_CONTENT_ENCODING");
        setFromHeader(environment, exchange, "Git-Protocol", "GIT_PROTOCOL");
    }

    private static void setFromHeader(
            Map<String, String> environment, HttpExchange exchange, String header, String name) {
        String value = exchange.getRequestHeaders().getFirst(header);
        if (value != null) {
            environment.put(name, value);
        }
    }

    /// The headers end with an empty line.
    private static void sendAnswer(HttpExchange exchange, byte[] answer) throws IOException {
        var rest = new ByteArrayInputStream(answer);
        int status = 200;
        for (String line = readLine(rest); !line.isEmpty(); line = readLine(rest)) {
            int colon = line.indexOf(':');
            String name = line.substring(0, colon);
            String value = line.substring(colon + 1).strip();
            if (name.equalsIgnoreCase("Status")) {
                status = Integer.parseInt(value.substring(0, 3));
            } else {
                exchange.getResponseHeaders().add(name, value);
            }
        }
        exchange.sendResponseHeaders(status, rest.available() == 0 ? -1 : rest.available());
        rest.transferTo(exchange.getResponseBody());
    }

    private static String readLine(ByteArrayInputStream stream) {
        var line = new ByteArrayOutputStream();
        for (int letter = stream.read(); letter >= 0 && letter != '\n'; letter = stream.read()) {
            line.write(letter);
        }
        return line.toString(StandardCharsets.UTF_8).strip();
    }

    @Override
    public void close() {
        server.stop(0);
        workers.shutdown();
    }
}
