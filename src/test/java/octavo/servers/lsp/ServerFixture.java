package octavo.servers.lsp;

import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A paper with its references and a library, and editors whose servers run beside them.
@Timeout(60)
abstract class ServerFixture {
    static final String MASTER =
            """
            @string{osdi = "Operating Systems Design and Implementation"}
            @inproceedings{mai2020kungfu, title = {KungFu: Making Training Adaptive},
              author = {Mai, Luo and Li, Guo}, crossref = {osdi2020}, doi = {10.1000/kungfu}}
            @proceedings{osdi2020, title = {OSDI}, booktitle = osdi, year = 2020}
            @misc{li2019, title = {Spotnik}, author = {Müller, Jürgen}, year = 2019}
            """;

    static final String REFS =
            """
            % ours, do not sort
            @misc{own2018, title = "An own entry", author = {Roe, Jane}, year = 2018}

            @misc{lone, title = {Nobody cites this}, author = {Poe, E.}, year = 2001}
            """;

    static final String MAIN =
            """
            \\documentclass{article}
            \\addbibresource{refs.bib}
            \\cite{own2018} \\parencite[see][3]{li2019} \\cite{onw2018}
            \\input{chapter}
            """;

    @TempDir Path folder = Path.of("");
    Path main = Path.of("");
    Path chapter = Path.of("");
    Path refs = Path.of("");
    Path master = Path.of("");
    final List<EditorClient> clients = new ArrayList<>();
    final List<Thread> servers = new ArrayList<>();

    @BeforeEach
    void writeAPaper() throws IOException {
        folder = folder.toRealPath();
        Files.createDirectory(folder.resolve("paper"));
        main = Files.writeString(folder.resolve("paper/main.tex"), MAIN);
        chapter = Files.writeString(folder.resolve("paper/chapter.tex"), "é \\cite{own2018}\n");
        refs = Files.writeString(folder.resolve("paper/refs.bib"), REFS);
        master = Files.writeString(folder.resolve("papers.bib"), MASTER);
    }

    @AfterEach
    void close() throws Exception {
        for (EditorClient client : clients) {
            client.close();
        }
        for (Thread server : servers) {
            server.join();
        }
    }

    /// An editor whose server runs beside it.
    EditorClient client() throws IOException {
        var toServer = new PipedOutputStream();
        var fromServer = new PipedInputStream(1 << 20);
        var in = new PipedInputStream(toServer, 1 << 20);
        var out = new PipedOutputStream(fromServer);
        var settings = new ServerSettings(List.of(), "apa", List.of());
        var server =
                new LanguageServer(
                        in,
                        out,
                        settings,
                        (_, some) ->
                                VenueIndex.clusterOfSlot(
                                        some, VenueRegister.builtIn(), VenueDecisions.NONE));
        servers.add(
                Thread.ofVirtual()
                        .start(() -> {
                            try (out) {
                                server.serve();
                            } catch (IOException e) {
                                throw new IllegalStateException(e);
                            }
                        }));
        var client = new EditorClient(fromServer, toServer);
        clients.add(client);
        return client;
    }

    /// One that has the paper open, and whose server has read the library.
    EditorClient editor() throws IOException {
        EditorClient client = client();
        client.initialize(folder, "{\"libraries\": [\"papers.bib\"]}");
        client.open(main, MAIN);
        client.open(refs, REFS);
        awaitLibrary(client);
        return client;
    }

    void awaitLibrary(EditorClient client) throws IOException {
        JsonNode found = client.result("workspace/symbol", query("kungfu"));
        while (found.isEmpty()) {
            found = client.result("workspace/symbol", query("kungfu"));
        }
    }

    static ObjectNode query(String words) {
        return EditorClient.object().put("query", words);
    }

    static List<String> labels(JsonNode completions) {
        return completions.path("items").values().stream()
                .map(item -> item.path("label").asString())
                .toList();
    }

    /// What is offered where `|` is in the last line.
    JsonNode completed(EditorClient client, String name, String marked) throws IOException {
        Path path = folder.resolve("paper").resolve(name);
        client.open(path, marked.replace("|", ""));
        return client.result("textDocument/completion", client.at(path, marked));
    }

    ObjectNode addition(String key) {
        ObjectNode command = EditorClient.object().put("command", "octavo.addToPaper");
        command.putArray("arguments").add(EditorClient.uri(main)).add(key);
        return command;
    }

    static List<String> messages(JsonNode params) {
        return params.path("diagnostics").values().stream()
                .map(it -> it.path("message").asString())
                .toList();
    }

    static List<String> titles(JsonNode actions) {
        return actions.values().stream().map(it -> it.path("title").asString()).toList();
    }
}
