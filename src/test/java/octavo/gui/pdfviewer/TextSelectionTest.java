package octavo.gui.pdfviewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;
import octavo.gui.pdfviewer.TextSelection.PagePosition;

import org.junit.jupiter.api.Test;

import java.util.List;

/// Words are selected from one point of a page to another. A letter is ten points wide here.
class TextSelectionTest {
    private static PageLine line(double x, double y, String text) {
        return new PageLine(text, 10, false, x, y, text.length() * 10);
    }

    private static PageText page(PageLine... lines) {
        return new PageText(1, 600, 800, List.of(lines), "");
    }

    private static final PageText COLUMNS =
            page(
                    line(50, 100, "Scaling of deep"),
                    line(50, 112, "learning is not"),
                    line(50, 124, "a solved prob-"),
                    line(350, 100, "lem, so that we"),
                    line(350, 112, "adapt it."));

    private static String between(PageText page, PagePosition one, PagePosition other) {
        return TextSelection.between(page, one, other).text();
    }

    @Test
    void wordsAreWhole() {
        assertEquals(
                "of deep", between(COLUMNS, new PagePosition(138, 98), new PagePosition(175, 99)));
        assertEquals(
                "Scaling", between(COLUMNS, new PagePosition(60, 98), new PagePosition(60, 98)));
    }

    @Test
    void theOrderIsThatOfTheColumnsAndADividedWordIsOne() {
        assertEquals(
                "solved problem, so",
                between(COLUMNS, new PagePosition(95, 120), new PagePosition(425, 97)));
    }

    @Test
    void itIsTheSameFromEitherEnd() {
        PagePosition one = new PagePosition(95, 120);
        PagePosition other = new PagePosition(360, 110);
        assertEquals(between(COLUMNS, one, other), between(COLUMNS, other, one));
    }

    @Test
    void outsideTheTextTheNearestLineIsMeant() {
        assertEquals(
                "learning is not a solved prob-",
                between(COLUMNS, new PagePosition(10, 110), new PagePosition(210, 122)));
        assertEquals(
                "adapt it.",
                between(COLUMNS, new PagePosition(340, 112), new PagePosition(580, 700)));
    }

    @Test
    void aPageWithoutWordsHasNothingToSelect() {
        assertTrue(
                TextSelection.between(page(), new PagePosition(0, 0), new PagePosition(9, 9))
                        .isEmpty());
    }

    @Test
    void whatIsShownLiesOverTheWords() {
        TextSelection.SelectedPart part =
                TextSelection.between(COLUMNS, new PagePosition(138, 98), new PagePosition(138, 98))
                        .selectedParts()
                        .getFirst();
        assertEquals(130, part.x());
        assertEquals(20, part.width());
    }
}
