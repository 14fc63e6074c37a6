package octavo.servers.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class QuickFixesTest extends ServerFixture {
    @Test
    void aSourceSaysWhatHasNoEntryAndWhatOnlyTheLibraryHas() throws IOException {
        EditorClient client = editor();
        JsonNode found =
                client.awaitTold("textDocument/publishDiagnostics", EditorClient.uri(main));
        while (found.path("diagnostics").isEmpty()) {
            found = client.awaitTold("textDocument/publishDiagnostics", EditorClient.uri(main));
        }
        assertEquals(
                List.of("li2019 is only in papers.bib", "No entry has the key onw2018"),
                messages(found));
    }

    @Test
    void aBibSaysItsProblemsAndWhatNothingCites() throws IOException {
        EditorClient client = editor();
        client.open(refs, REFS + "@article{own2018, title = {Twice}}\n");
        List<String> messages = List.of();
        while (messages.size() < 3) {
            messages =
                    messages(
                            client.awaitTold(
                                    "textDocument/publishDiagnostics", EditorClient.uri(refs)));
        }
        assertTrue(messages.contains("Nothing cites lone"), messages::toString);
        assertFalse(messages.contains("Nothing cites own2018"), messages::toString);
    }

    @Test
    void aRetractedWorkIsMarkedFromWhatThisComputerKnows() throws IOException {
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        try {
            Doi work = Doi.parse("10.1000/kungfu").value().orElseThrow();
            RetractionTable.keepReported(
                    List.of(work),
                    Map.of(
                            work,
                            List.of(
                                    new UpdateNotice(
                                            UpdateKind.RETRACTION,
                                            Optional.empty(),
                                            "2024-05-01",
                                            "Crossref"))));
            EditorClient client = editor();
            client.open(refs, REFS + "@misc{k, title = {K}, doi = {10.1000/kungfu}}\n");
            List<String> messages = List.of();
            while (!messages.contains("k: retracted (Crossref, 2024-05-01)")) {
                messages =
                        messages(
                                client.awaitTold(
                                        "textDocument/publishDiagnostics", EditorClient.uri(refs)));
            }
        } finally {
            System.clearProperty("octavo.cache");
        }
    }

    @Test
    void aBibIsCheckedByTheRulesOfItsOctavoJson() throws IOException {
        Files.writeString(
                refs.resolveSibling("octavo.json"),
                "{\"check\": {\"rules\": {\"duplicate-key\": \"off\"}}}");
        EditorClient client = editor();
        client.open(refs, REFS + "@article{own2018, title = {Twice}}\n@misc{x, title = {X}}\n");
        List<String> messages = List.of();
        while (!messages.contains("Nothing cites x")) {
            messages =
                    messages(
                            client.awaitTold(
                                    "textDocument/publishDiagnostics", EditorClient.uri(refs)));
        }
        assertTrue(messages.stream().noneMatch(it -> it.contains("own2018")), messages::toString);
    }

    @Test
    void aMissingKeyIsMendedByOneThatIsNearOrByItsEntry() throws IOException {
        EditorClient client = editor();
        ObjectNode params = client.about(main);
        params.set(
                "range",
                EditorClient.json(
                        "{\"start\": {\"line\": 2, \"character\": 0}, \"end\": {\"line\": 2,"
                                + " \"character\": 80}}"));
        params.putObject("context").putArray("only").add("quickfix");
        JsonNode actions = client.result("textDocument/codeAction", params);
        assertEquals(List.of("Add li2019 to the paper", "Cite own2018 instead"), titles(actions));
        client.apply(actions.at("/1/edit"));
        assertEquals(MAIN.replace("onw2018", "own2018"), client.text(main));
        client.result("workspace/executeCommand", actions.at("/0/command"));
        assertTrue(client.text(refs).contains("@misc{li2019"), client.text(refs));
    }

    @Test
    void allThatIsCitedIsAddedAtOnce() throws IOException {
        EditorClient client = editor();
        ObjectNode params = client.about(main);
        params.putObject("context").putArray("only").add("source");
        JsonNode actions = client.result("textDocument/codeAction", params);
        assertEquals(
                List.of("Add all cited entries of libraries to the paper (1)"), titles(actions));
        client.result("workspace/executeCommand", actions.at("/0/command"));
        assertTrue(client.text(refs).contains("@misc{li2019"), client.text(refs));
    }

    @Test
    void aProblemOfABibIsMendedAtItsEntryOnly() throws IOException {
        EditorClient client = editor();
        String bib =
                """
                @article{a, pages = {1-2}}
                @article{b, pages = {3-4}}
                """;
        client.open(refs, bib);
        ObjectNode params = client.about(refs);
        params.set(
                "range",
                EditorClient.json(
                        "{\"start\": {\"line\": 1, \"character\": 15}, \"end\": {\"line\": 1,"
                                + " \"character\": 15}}"));
        params.putObject("context").putArray("only").add("source");
        JsonNode all = client.result("textDocument/codeAction", params);
        JsonNode dashes =
                all.values().stream()
                        .filter(it ->
                                it.path("kind").asString().equals("source.octavo.page-dashes"))
                        .findFirst()
                        .orElseThrow();
        client.apply(dashes.path("edit"));
        assertEquals(bib.replace("-", "--"), client.text(refs));
    }

    @Test
    void aMendOfACheckIsOfferedWhereTheProblemIs() throws IOException {
        EditorClient client = editor();
        String bib =
                """
                @misc{a, title = {A}, doi = {https://doi.org/10.1000/1}}
                @misc{b, title = {B}, doi = {https://doi.org/10.1000/2}}
                """;
        client.open(refs, bib);
        ObjectNode params = client.about(refs);
        params.set(
                "range",
                EditorClient.json(
                        "{\"start\": {\"line\": 1, \"character\": 35}, \"end\": {\"line\": 1,"
                                + " \"character\": 35}}"));
        params.putObject("context").putArray("only").add("quickfix");
        JsonNode actions = client.result("textDocument/codeAction", params);
        assertEquals(1, actions.size(), actions::toString);
        client.apply(actions.at("/0/edit"));
        assertEquals(bib.replace("https://doi.org/10.1000/2", "10.1000/2"), client.text(refs));
    }

    @Test
    void symbolsFoldsAndLinksOfABib() throws IOException {
        EditorClient client = editor();
        String bib = "@string{x = {X}}\n@misc{a,\n  doi = {10.1000/a},\n  title = {T}\n}\n";
        client.open(refs, bib);
        JsonNode symbols = client.result("textDocument/documentSymbol", client.about(refs));
        assertEquals(
                List.of("x", "a"),
                symbols.values().stream().map(it -> it.path("name").asString()).toList());
        assertEquals(
                "[{\"startLine\":1,\"endLine\":4}]",
                client.result("textDocument/foldingRange", client.about(refs)).toString());
        JsonNode links = client.result("textDocument/documentLink", client.about(refs));
        assertEquals("https://doi.org/10.1000/a", links.at("/0/target").asString());
        assertEquals(2, links.at("/0/range/start/line").asInt());
    }

    @Test
    void formattingDoesWhatIsAskedForAndNothingElse() throws IOException {
        EditorClient client = client();
        client.initialize(folder, "{\"format\": [\"lower-case\"]}");
        client.open(refs, "@MISC{A, TITLE = \"T\"}\n");
        JsonNode edits = client.result("textDocument/formatting", client.about(refs));
        assertEquals("@misc{A, title = \"T\"}\n", EditorClient.applied(client.text(refs), edits));
    }
}
