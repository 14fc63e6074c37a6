package octavo.files.pdf;

import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// Builds the lines of pages from PDFBox's text positions.
final class LineCollector extends PDFTextStripper {
    private final ReadAllowance allowance;
    private final Consumer<PageText> pageConsumer;
    private final List<PageLine> pageLines = new ArrayList<>();
    private final List<TextPosition> letterPositions = new ArrayList<>();
    private final StringBuilder lineText = new StringBuilder();
    private final StringBuilder rotatedText = new StringBuilder();

    /// The number of letters per direction.
    private final Map<Integer, Integer> lengthByDirection = new HashMap<>();

    /// The direction of each line, in parallel to the lines.
    private final List<Integer> lineDirections = new ArrayList<>();

    private int letterCount;

    /// @param pageConsumer receives the pages one by one
    LineCollector(ReadAllowance allowance, Consumer<PageText> pageConsumer) {
        this.allowance = allowance;
        this.pageConsumer = pageConsumer;
        setStartPage(1);
        setEndPage(allowance.limits().maxPages());
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        allowance.checkLimits();
        super.processOperator(operator, operands);
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        if (letterCount++ < allowance.limits().maxLetters()) {
            if (text.getDir() != 0) {
                rotatedText.append(text.getUnicode());
            }
            super.processTextPosition(text);
        }
    }

    @Override
    protected void startPage(PDPage page) throws IOException {
        allowance.checkLimits();
        pageLines.clear();
        lineDirections.clear();
        lengthByDirection.clear();
        super.startPage(page);
    }

    @Override
    protected void writeString(String text, List<TextPosition> letters) throws IOException {
        allowance.checkLimits();
        lineText.append(text);
        letterPositions.addAll(letters);
    }

    @Override
    protected void writeWordSeparator() {
        lineText.append(' ');
    }

    @Override
    protected void writeLineSeparator() {
        endLine();
    }

    @Override
    protected void writeParagraphSeparator() {
        endLine();
    }

    @Override
    protected void writePageEnd() {
        endLine();
    }

    private void endLine() {
        String text = lineText.toString().replaceAll("\\s+", " ").strip();
        if (!text.isEmpty() && !letterPositions.isEmpty()) {
            TextPosition firstPosition = letterPositions.getFirst();
            int direction = Math.round(firstPosition.getDir());
            lengthByDirection.merge(direction, text.length(), Integer::sum);
            lineDirections.add(direction);
            pageLines.add(toLine(text));
        }
        lineText.setLength(0);
        letterPositions.clear();
    }

    private PageLine toLine(String text) {
        Map<Long, Integer> countsBySize = new HashMap<>();
        int boldCount = 0;
        double leftEdge = Double.MAX_VALUE;
        double rightEdge = 0;
        for (TextPosition letter : letterPositions) {
            countsBySize.merge(Math.round(letter.getFontSizeInPt() * 2.0), 1, Integer::sum);
            boldCount += isBold(letter) ? 1 : 0;
            leftEdge = Math.min(leftEdge, letter.getXDirAdj());
            rightEdge = Math.max(rightEdge, letter.getXDirAdj() + letter.getWidthDirAdj());
        }
        long mainSize =
                countsBySize.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(0L);
        double baseline = letterPositions.getFirst().getYDirAdj();
        return new PageLine(
                text,
                mainSize / 2.0,
                boldCount * 2 > letterPositions.size(),
                leftEdge,
                baseline,
                Math.max(0, rightEdge - leftEdge));
    }

    private static boolean isBold(TextPosition letter) {
        String name = letter.getFont() == null ? "" : String.valueOf(letter.getFont().getName());
        String folded = name.toLowerCase(Locale.ROOT);
        return folded.contains("bold")
                || folded.contains("black")
                || folded.contains("demi")
                || folded.matches(".*(?:medi|cmbx\\d*|cmssbx\\d*|sfbx\\d*|-b|\\.b)$");
    }

    @Override
    protected void endPage(PDPage page) throws IOException {
        endLine();
        int mainDirection =
                lengthByDirection.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(0);
        List<PageLine> straightLines = new ArrayList<>();
        for (int i = 0; i < pageLines.size(); i++) {
            if (lineDirections.get(i) == mainDirection) {
                straightLines.add(pageLines.get(i));
            }
        }
        var cropBox = page.getCropBox();
        boolean isTurned = mainDirection % 180 != 0 ^ page.getRotation() % 180 != 0;
        double width = isTurned ? cropBox.getHeight() : cropBox.getWidth();
        double height = isTurned ? cropBox.getWidth() : cropBox.getHeight();
        pageConsumer.accept(
                new PageText(
                        getCurrentPageNo(), width, height, straightLines, rotatedText.toString()));
        rotatedText.setLength(0);
        super.endPage(page);
    }
}
