package octavo.gui.pdfviewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;
import octavo.gui.pdfviewer.TextSelection.Place;

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

    private static String between(PageText page, Place one, Place other) {
        return TextSelection.between(page, one, other).text();
    }

    @Test
    void wordsAreWhole() {
        assertEquals("of deep", between(COLUMNS, new Place(138, 98), new Place(175, 99)));
        assertEquals("Scaling", between(COLUMNS, new Place(60, 98), new Place(60, 98)));
    }

    @Test
    void theOrderIsThatOfTheColumnsAndADividedWordIsOne() {
        assertEquals(
                "solved problem, so", between(COLUMNS, new Place(95, 120), new Place(425, 97)));
    }

    @Test
    void itIsTheSameFromEitherEnd() {
        Place one = new Place(95, 120);
        Place other = new Place(360, 110);
        assertEquals(between(COLUMNS, one, other), between(COLUMNS, other, one));
    }

    @Test
    void outsideTheTextTheNearestLineIsMeant() {
        assertEquals(
                "learning is not a solved prob-",
                between(COLUMNS, new Place(10, 110), new Place(210, 122)));
        assertEquals("adapt it.", between(COLUMNS, new Place(340, 112), new Place(580, 700)));
    }

    @Test
    void aPageWithoutWordsHasNothingToSelect() {
        assertTrue(TextSelection.between(page(), new Place(0, 0), new Place(9, 9)).isEmpty());
    }

    @Test
    void whatIsShownLiesOverTheWords() {
        TextSelection.Part part =
                TextSelection.between(COLUMNS, new Place(138, 98), new Place(138, 98))
                        .parts()
                        .getFirst();
        assertEquals(130, part.x());
        assertEquals(20, part.width());
    }
}
