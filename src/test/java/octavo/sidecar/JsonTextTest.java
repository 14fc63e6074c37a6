package octavo.sidecar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.Consumer;

class JsonTextTest {
    private static final String BY_HAND =
            """
            { "mine": {"limit": 1e3, "list": [1, 2,
                 3 ]},

            \t"profiles" : {
            \t\t"home": { "sort":"-date", "hide": ["b"] },
            \t\t"cv": {
            \t\t\t"sections": [
            \t\t\t\t{"heading": "\\u00dcber", "where": ""},
            \t\t\t\t{"where": "type:book"}
            \t\t\t]
            \t\t}
            \t}
            }
            """;

    private static ObjectNode tree(String text) {
        try {
            return SidecarJson.parseSidecar(text.getBytes(StandardCharsets.UTF_8)).copyTree();
        } catch (SidecarJson.BrokenSidecarException wrong) {
            throw new AssertionError(text, wrong);
        }
    }

    private static String changed(String text, Consumer<ObjectNode> change) {
        ObjectNode after = tree(text);
        change.accept(after);
        String rewritten = JsonText.rewriteText(text, tree(text), after);
        assertEquals(after, tree(rewritten), rewritten);
        return rewritten;
    }

    private static ObjectNode at(ObjectNode tree, String pointer) {
        return (ObjectNode) tree.at(pointer);
    }

    @Test
    void aChangedTextIsAllThatChanges() {
        assertEquals(
                BY_HAND.replace("\"-date\"", "\"date\""),
                changed(BY_HAND, it -> at(it, "/profiles/home").put("sort", "date")));
    }

    @Test
    void whatIsAddedStandsAsWhatIsAroundIt() {
        assertEquals(
                BY_HAND.replace("[\"b\"]", "[\"b\", \"c\"], \"notes\":{\"b\": \"new\"}"),
                changed(
                        BY_HAND,
                        it -> {
                            ((ArrayNode) it.at("/profiles/home/hide")).add("c");
                            at(it, "/profiles/home").putObject("notes").put("b", "new");
                        }));
        assertEquals(
                BY_HAND.replace(
                        "\t\t\t]\n",
                        """
                        \t\t\t],
                        \t\t\t"outputs": [
                        \t\t\t\t{
                        \t\t\t\t\t"to": "x.md"
                        \t\t\t\t}
                        \t\t\t]
                        """),
                changed(
                        BY_HAND,
                        it ->
                                at(it, "/profiles/cv")
                                        .putArray("outputs")
                                        .addObject()
                                        .put("to", "x.md")));
    }

    @Test
    void whatIsRemovedTakesItsLineWithIt() {
        assertEquals(
                BY_HAND.replace("\t\t\t\t{\"heading\": \"\\u00dcber\", \"where\": \"\"},\n", ""),
                changed(BY_HAND, it -> ((ArrayNode) it.at("/profiles/cv/sections")).remove(0)));
        assertEquals(
                BY_HAND.replace("\t\t\"home\": { \"sort\":\"-date\", \"hide\": [\"b\"] },\n", ""),
                changed(BY_HAND, it -> at(it, "/profiles").remove("home")));
    }

    @Test
    void whatIsMovedIsWrittenAsBefore() {
        String one = "{\"heading\": \"\\u00dcber\", \"where\": \"\"}";
        String two = "{\"where\": \"type:book\"}";
        assertEquals(
                BY_HAND.replace(one, "#").replace(two, one).replace("#", two),
                changed(
                        BY_HAND,
                        it -> {
                            ArrayNode sections = (ArrayNode) it.at("/profiles/cv/sections");
                            sections.insert(1, sections.remove(0));
                        }));
    }

    @Test
    void theLineEndsOfTheFileStay() {
        String text =
                """
                \uFEFF{
                    "version": 1
                }
                """;
        String wanted =
                """
                \uFEFF{
                    "version": 1,
                    "a": {
                        "b": []
                    }
                }
                """;
        assertEquals(
                wanted.replace("\n", "\r\n"),
                changed(text.replace("\n", "\r\n"), it -> it.putObject("a").putArray("b")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {"a":1}                 | {"a":1, "b":2}
                    {"a" : 1 , "c" : []}    | {"a" : 1 , "c" : [], "b" : 2}
                    {"a": {}, "b": [1]}     | {"a": {}, "b": 2}
                    """)
    void whatIsInOneLineStaysThere(String text, String wanted) {
        assertEquals(wanted, changed(text, it -> it.put("b", 2)));
    }

    @Test
    void aFileThatWeWroteStaysAsWeWriteIt() throws IOException {
        Random random = new Random(7);
        for (int i = 0; i < 300; i++) {
            ObjectNode before = random(random);
            ObjectNode after = before.deepCopy();
            for (int j = 0; j < 3; j++) {
                vary(after, random);
            }
            assertEquals(written(after), JsonText.rewriteText(written(before), before, after));
        }
    }

    private static String written(ObjectNode tree) throws IOException {
        return new String(SidecarJson.encodeSidecar(Sidecar.of(tree)), StandardCharsets.UTF_8);
    }

    private static ObjectNode random(Random random) {
        ObjectNode tree = tree("{\"version\": 1}");
        for (int i = 0; i < 6; i++) {
            vary(tree, random);
        }
        return tree;
    }

    private static void vary(ObjectNode tree, Random random) {
        String name = "n" + random.nextInt(4);
        switch (random.nextInt(6)) {
            case 0 -> tree.put(name, random.nextInt(3));
            case 1 -> tree.put(name, "te\"x\\t{" + random.nextInt(3));
            case 2 -> tree.remove(name);
            case 3 -> vary(tree.withObjectProperty("o" + random.nextInt(2)), random);
            case 4 -> tree.withArrayProperty("a").insert(0, random.nextInt(5));
            default -> {
                ArrayNode array = tree.withArrayProperty("a");
                if (array.isEmpty() || random.nextBoolean()) {
                    array.addObject().put(name, true);
                } else {
                    array.remove(random.nextInt(array.size()));
                }
            }
        }
    }
}
