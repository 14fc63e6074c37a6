package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.storage.PathConsents;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What the server does in a workspace that a stranger made. That it ends when its input is closed
/// is seen after each test.
@EnabledOnOs({OS.LINUX, OS.MAC})
class StrangersWorkspaceTest extends ServerFixture {
    @TempDir Path home = Path.of("");

    @BeforeEach
    void resolveHome() throws IOException {
        home = home.toRealPath();
    }

    private void profile(String json) throws IOException {
        Files.writeString(
                folder.resolve("paper/octavo.json"), json.replace("HOME", home.toString()));
    }

    private EditorClient stranger() throws IOException {
        EditorClient client = client();
        client.initialize(folder, "{}");
        client.open(main, MAIN);
        return client;
    }

    private static String told(EditorClient client) throws IOException {
        return client.awaitTold("window/showMessage", "").path("message").asString();
    }

    @Test
    void aLibraryOutsideIsReadOnlyOnceItIsAllowed() throws IOException {
        Path mine = Files.writeString(home.resolve("mine.bib"), MASTER);
        profile("{\"library\": \"HOME/mine.bib\", \"into\": \"refs.bib\"}");
        EditorClient client = stranger();
        assertTrue(labels(completed(client, "a.tex", "\\cite{kungfu|")).isEmpty());
        String said = told(client);
        assertTrue(said.contains(" --allow " + mine), said);
        assertTrue(said.contains("octavo cited " + folder.resolve("paper")), said);
        PathConsents.of(folder.resolve("paper/octavo.json")).allowReading(mine);
        JsonNode now = completed(client, "a.tex", "\\cite{kungfu|");
        while (labels(now).isEmpty()) {
            now = completed(client, "a.tex", "\\cite{kungfu|");
        }
    }

    @ParameterizedTest(name = "{0} is a link to {1}")
    @CsvSource({"refs.bib, HOME/.bashrc", "refs.bib, HOME/new.bib", "out, HOME"})
    void noEntryIsAddedToAFileThatALinkLeadsTo(String link, String aim) throws IOException {
        Path victim = Files.writeString(home.resolve(".bashrc"), "# mine\n");
        Files.delete(refs);
        Files.createSymbolicLink(
                folder.resolve("paper").resolve(link),
                Path.of(aim.replace("HOME", home.toString())));
        profile(
                "{\"library\": \"own.bib\", \"into\": \"%s\"}"
                        .formatted(link.equals("out") ? "out/x.bib" : link));
        Files.writeString(folder.resolve("paper/own.bib"), MASTER);
        EditorClient client = stranger();
        awaitLibrary(client, "kungfu");
        JsonNode answer = client.ask("workspace/executeCommand", addition("li2019"));
        String said = answer.path("error").path("message").asString("");
        assertTrue(said.contains("was not written: it is outside"), answer::toString);
        assertEquals("# mine\n", Files.readString(victim));
        assertFalse(Files.exists(home.resolve("new.bib")));
    }

    private void awaitLibrary(EditorClient client, String word) throws IOException {
        JsonNode found = completed(client, "a.tex", "\\cite{" + word + "|");
        while (labels(found).isEmpty()) {
            found = completed(client, "a.tex", "\\cite{" + word + "|");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "library, fifo.bib",
        "library, /dev/zero",
        "library, /proc/kmsg",
        "into, fifo.bib",
        "into, zero.bib"
    })
    void aPipeOrDeviceHoldsNothingUp(String member, String name) throws Exception {
        Path paper = folder.resolve("paper");
        assertEquals(0, new ProcessBuilder("mkfifo", paper + "/fifo.bib").start().waitFor());
        Files.createSymbolicLink(paper.resolve("zero.bib"), Path.of("/dev/zero"));
        profile("{\"%s\": \"%s\"}".formatted(member, name));
        EditorClient client = stranger();
        JsonNode offers = completed(client, "a.tex", "\\addbibresource{refs.bib}\\cite{own|}");
        assertTrue(labels(offers).contains("own2018"), offers::toString);
        assertTrue(told(client).contains("a device, a pipe or a folder"));
    }

    @Test
    void aRenameOffersNoEditOutsideTheWorkspace() throws IOException {
        Path other = Files.writeString(home.resolve("other.tex"), "\\cite{own2018}");
        Files.createSymbolicLink(folder.resolve("paper/link.tex"), other);
        PathConsents.of(folder.resolve("octavo.json")).allowReading(home);
        String text = MAIN + "\\input{" + home.resolve("other") + "}\\input{link}";
        Files.writeString(main, text);
        EditorClient client = client();
        client.initialize(folder, "{}");
        client.open(main, text);
        JsonNode places =
                client.result(
                        "textDocument/references",
                        client.at(main, text.replace("{own2018}", "{|own2018}")));
        assertTrue(places.toString().contains(EditorClient.uri(other)), places::toString);
        var params = client.at(main, text.replace("{own2018}", "{|own2018}"));
        JsonNode edits = client.result("textDocument/rename", params.put("newName", "new2018"));
        assertTrue(edits.toString().contains("chapter.tex"), edits::toString);
        assertFalse(edits.toString().contains("other.tex"), edits::toString);
        assertFalse(edits.toString().contains("link.tex"), edits::toString);
    }
}
