package octavo.gui.pdfviewer;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The words between two points of a page, in the order of the text, which follows columns. A PDF
/// says where a line is and how wide, but not where each letter is, so that words are whole.
///
/// @param selectedParts what is selected of each line, from the first to the last
record TextSelection(List<SelectedPart> selectedParts) {
    static final TextSelection NONE = new TextSelection(List.of());

    /// How much farther a line above or below is than one beside, which may be another column.
    private static final double LINE_CHANGE_WEIGHT = 20;

    /// What is selected of a line.
    ///
    /// @param startOffset the first letter
    /// @param endOffset after the last letter
    record SelectedPart(PageLine pageLine, int startOffset, int endOffset) {
        String text() {
            return pageLine.text().substring(startOffset, endOffset);
        }

        /// Where it begins, in points from the left.
        double x() {
            return pageLine.x() + pageLine.width() * startOffset / pageLine.text().length();
        }

        double width() {
            return pageLine.width() * (endOffset - startOffset) / pageLine.text().length();
        }
    }

    /// A point of a page, in points from its upper left corner.
    record PagePosition(double x, double y) {}

    /// A letter: the line, and the place in it.
    private record LetterPosition(int lineIndex, int letterIndex) {}

    TextSelection {
        selectedParts = List.copyOf(selectedParts);
    }

    static TextSelection between(PageText page, PagePosition startPlace, PagePosition endPlace) {
        if (page.lines().isEmpty()) {
            return NONE;
        }
        Comparator<LetterPosition> inOrder =
                Comparator.comparingInt(LetterPosition::lineIndex)
                        .thenComparingInt(LetterPosition::letterIndex);
        List<LetterPosition> endLetters =
                List.of(nearestLetter(page, startPlace), nearestLetter(page, endPlace)).stream()
                        .sorted(inOrder)
                        .toList();
        LetterPosition firstLetter = endLetters.getFirst();
        LetterPosition lastLetter = endLetters.getLast();
        List<SelectedPart> selectedParts = new ArrayList<>();
        for (int i = firstLetter.lineIndex(); i <= lastLetter.lineIndex(); i++) {
            PageLine line = page.lines().get(i);
            String lineText = line.text();
            int startOffset =
                    i == firstLetter.lineIndex()
                            ? wordStart(lineText, firstLetter.letterIndex())
                            : 0;
            int endOffset =
                    i == lastLetter.lineIndex()
                            ? wordEnd(lineText, lastLetter.letterIndex())
                            : lineText.length();
            if (startOffset < endOffset) {
                selectedParts.add(new SelectedPart(line, startOffset, endOffset));
            }
        }
        return new TextSelection(selectedParts);
    }

    private static LetterPosition nearestLetter(PageText page, PagePosition place) {
        List<PageLine> lines = page.lines();
        int nearestLine =
                IntStream.range(0, lines.size())
                        .boxed()
                        .min(Comparator.comparingDouble(i -> distanceTo(lines.get(i), place)))
                        .orElse(0);
        PageLine line = lines.get(nearestLine);
        int length = line.text().length();
        double share = line.width() > 0 ? (place.x() - line.x()) / line.width() : 0;
        return new LetterPosition(
                nearestLine, (int) Math.clamp(Math.floor(share * length), 0, length));
    }

    private static double distanceTo(PageLine line, PagePosition place) {
        double top = line.y() - PageSheet.ASCENT * line.fontSize();
        double bottom = top + PageSheet.LINE * line.fontSize();
        return distanceOutside(place.x(), line.x(), line.x() + line.width())
                + LINE_CHANGE_WEIGHT * distanceOutside(place.y(), top, bottom);
    }

    private static double distanceOutside(double coordinate, double lowerBound, double upperBound) {
        return Math.max(0, Math.max(lowerBound - coordinate, coordinate - upperBound));
    }

    private static int wordStart(String text, int offset) {
        int start = offset;
        while (start > 0 && text.charAt(start - 1) != ' ') {
            start--;
        }
        return start;
    }

    private static int wordEnd(String text, int offset) {
        int end = text.indexOf(' ', offset);
        return end < 0 ? text.length() : end;
    }

    /// The words, as one would write them in a line: a word that is divided at the end of a line is
    /// one again.
    String text() {
        StringBuilder selectedText = new StringBuilder();
        for (SelectedPart part : selectedParts) {
            String partText = part.text().strip();
            int last = selectedText.length() - 1;
            boolean isDivided =
                    last > 0
                            && selectedText.charAt(last) == '-'
                            && Character.isLetter(selectedText.charAt(last - 1))
                            && !partText.isEmpty()
                            && Character.isLowerCase(partText.charAt(0));
            if (isDivided) {
                selectedText.setLength(last);
            } else if (!selectedText.isEmpty()) {
                selectedText.append(' ');
            }
            selectedText.append(partText);
        }
        return selectedText.toString();
    }

    boolean isEmpty() {
        return selectedParts.isEmpty();
    }
}
