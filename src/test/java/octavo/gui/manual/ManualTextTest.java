package octavo.gui.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.manual.ManualPiece.PieceStyle;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

class ManualTextTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # A title                    | ManualHeading   | A title
                    Two words                    | ManualParagraph | Two words
                    - an item                    | ManualItem      | an item
                    12. an item                  | ManualItem      | an item
                    '    octavo list'            | ManualCode      | octavo list
                    """)
    void eachBlockIsReadAsWhatItIs(String line, String block, String words) {
        ManualBlock only = ManualText.parse(line).getFirst();
        assertEquals(block, only.getClass().getSimpleName());
        assertEquals(words, only.words());
    }

    @Test
    void theLinesOfAParagraphAndOfAnItemAreJoined() {
        List<ManualBlock> blocks = ManualText.parse("One\ntwo\n- three\n  four\n- five\n");
        assertEquals(
                List.of("One two", "three four", "five"),
                blocks.stream().map(ManualBlock::words).toList());
    }

    @Test
    void codeBetweenFencesKeepsItsLines() {
        ManualBlock code = ManualText.parse("```sh\na **b**\n\n  c\n```\nd").getFirst();
        assertEquals(new ManualBlock.ManualCode("a **b**\n\n  c"), code);
    }

    @Test
    void aTableHasItsCellsWithoutTheLineBelowItsHead() {
        var table =
                (ManualBlock.ManualTable)
                        ManualText.parse("| a | b |\n|---|:-:|\n| `x \\| y` | |\n").getFirst();
        assertEquals(2, table.rows().size());
        assertEquals(
                new ManualPiece("x | y", PieceStyle.CODE, ""),
                table.rows().get(1).getFirst().getFirst());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    **bold**              | bold   | BOLD   | ''
                    *slanted*             | slanted| ITALIC | ''
                    `a*b*c`               | a*b*c  | CODE   | ''
                    ``a`b``               | a`b    | CODE   | ''
                    [here](x.md#y)        | here   | PLAIN  | x.md#y
                    [`tag`](#tags)        | tag    | CODE   | #tags
                    <https://a.org>       | https://a.org | PLAIN | https://a.org
                    2 * 3 * 4             | 2 * 3 * 4 | PLAIN | ''
                    """)
    void aPieceHasItsLookAndItsLink(String text, String words, PieceStyle look, String target) {
        assertEquals(
                List.of(new ManualPiece(words, look, target)),
                ManualText.parse(text).getFirst().pieces().toList());
    }

    @Test
    void aPictureIsLeftOut() {
        assertEquals(List.of(), ManualText.parse("![The window](pictures/a.png)"));
    }

    @Test
    void theManualHasThePagesForUsersInTheOrderOfItsContents() throws IOException {
        List<String> ids =
                ManualPages.readManual().manualTopics().stream().map(ManualTopic::id).toList();
        assertTrue(
                ids.containsAll(
                        List.of(
                                "getting-started.md",
                                "search.md",
                                "keys.md",
                                "cv.md",
                                "writing.md")),
                ids::toString);
        assertTrue(ids.indexOf("getting-started.md") < ids.indexOf("search.md"));
        assertFalse(ids.contains("benchmarks.md"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"**", "](", "```", "\\|"})
    void noMarkOfMarkdownIsLeftInAnyPage(String mark) throws IOException {
        assertEquals(
                List.of(),
                ManualPages.readManual().manualTopics().stream()
                        .flatMap(page -> page.manualBlocks().stream())
                        .filter(block -> !(block instanceof ManualBlock.ManualCode))
                        .flatMap(ManualBlock::pieces)
                        .filter(piece -> piece.pieceStyle() != PieceStyle.CODE)
                        .filter(piece -> piece.text().contains(mark))
                        .toList());
    }

    @Test
    void everyLinkWithinTheManualLeadsToAHeading() throws IOException {
        ManualPages manual = ManualPages.readManual();
        List<String> lost =
                manual.manualTopics().stream()
                        .flatMap(page ->
                                page.manualBlocks().stream()
                                        .flatMap(ManualBlock::pieces)
                                        .map(ManualPiece::target)
                                        .filter(target -> target.contains("#"))
                                        .filter(target -> !target.startsWith("http"))
                                        .flatMap(target -> lost(manual, page, target)))
                        .toList();
        assertEquals(List.of(), lost);
    }

    private static Stream<String> lost(ManualPages manual, ManualTopic from, String target) {
        String[] parts = target.split("#", 2);
        return (parts[0].isEmpty() ? Stream.of(from) : manual.findTopic(parts[0]).stream())
                .filter(page -> page.blockOfAnchor(parts[1]) == 0)
                .map(_ -> from.id() + ": " + target);
    }
}
