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
    private final Consumer<PageText> taker;
    private final List<PageLine> lines = new ArrayList<>();
    private final List<TextPosition> positions = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();
    private final StringBuilder aside = new StringBuilder();

    /// The number of letters per direction.
    private final Map<Integer, Integer> directions = new HashMap<>();

    /// The direction of each line, in parallel to the lines.
    private final List<Integer> turns = new ArrayList<>();

    private int taken;

    /// @param taker receives the pages one by one
    LineCollector(ReadAllowance allowance, Consumer<PageText> taker) {
        this.allowance = allowance;
        this.taker = taker;
        setStartPage(1);
        setEndPage(allowance.limits().pages());
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        allowance.goOn();
        super.processOperator(operator, operands);
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        if (taken++ < allowance.limits().letters()) {
            if (text.getDir() != 0) {
                aside.append(text.getUnicode());
            }
            super.processTextPosition(text);
        }
    }

    @Override
    protected void startPage(PDPage page) throws IOException {
        allowance.goOn();
        lines.clear();
        turns.clear();
        directions.clear();
        super.startPage(page);
    }

    @Override
    protected void writeString(String text, List<TextPosition> letters) throws IOException {
        allowance.goOn();
        words.append(text);
        positions.addAll(letters);
    }

    @Override
    protected void writeWordSeparator() {
        words.append(' ');
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
        String text = words.toString().replaceAll("\\s+", " ").strip();
        if (!text.isEmpty() && !positions.isEmpty()) {
            TextPosition first = positions.getFirst();
            int direction = Math.round(first.getDir());
            directions.merge(direction, text.length(), Integer::sum);
            turns.add(direction);
            lines.add(line(text));
        }
        words.setLength(0);
        positions.clear();
    }

    private PageLine line(String text) {
        Map<Long, Integer> sizes = new HashMap<>();
        int bold = 0;
        double from = Double.MAX_VALUE;
        double to = 0;
        for (TextPosition letter : positions) {
            sizes.merge(Math.round(letter.getFontSizeInPt() * 2.0), 1, Integer::sum);
            bold += isBold(letter) ? 1 : 0;
            from = Math.min(from, letter.getXDirAdj());
            to = Math.max(to, letter.getXDirAdj() + letter.getWidthDirAdj());
        }
        long size =
                sizes.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(0L);
        double y = positions.getFirst().getYDirAdj();
        return new PageLine(
                text, size / 2.0, bold * 2 > positions.size(), from, y, Math.max(0, to - from));
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
        int main =
                directions.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(0);
        List<PageLine> straight = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (turns.get(i) == main) {
                straight.add(lines.get(i));
            }
        }
        var box = page.getCropBox();
        boolean turned = main % 180 != 0 ^ page.getRotation() % 180 != 0;
        double width = turned ? box.getHeight() : box.getWidth();
        double height = turned ? box.getWidth() : box.getHeight();
        taker.accept(new PageText(getCurrentPageNo(), width, height, straight, aside.toString()));
        aside.setLength(0);
        super.endPage(page);
    }
}
