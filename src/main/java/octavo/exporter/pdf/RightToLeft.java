package octavo.exporter.pdf;

import com.openhtmltopdf.bidi.BidiReorderer;
import com.openhtmltopdf.bidi.BidiSplitter;
import com.openhtmltopdf.bidi.BidiTextRun;

import java.text.Bidi;

/// Text of scripts that are written from right to left, by the rules of Unicode as Java knows them.
/// Arabic letters are not joined.
final class RightToLeft implements BidiSplitter, BidiReorderer {
    private static final String OPENING = "([{<«";
    private static final String CLOSING = ")]}>»";

    private Bidi runs = new Bidi("", Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);

    @Override
    public void setParagraph(String paragraph, byte direction) {
        int base =
                switch (direction) {
                    case RTL -> Bidi.DIRECTION_RIGHT_TO_LEFT;
                    case LTR -> Bidi.DIRECTION_LEFT_TO_RIGHT;
                    default -> Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT;
                };
        runs = new Bidi(paragraph, base);
    }

    @Override
    public int countTextRuns() {
        return runs.getRunCount();
    }

    @Override
    public BidiTextRun getVisualRun(int index) {
        byte[] levels = new byte[runs.getRunCount()];
        Integer[] order = new Integer[levels.length];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (byte) runs.getRunLevel(i);
            order[i] = i;
        }
        Bidi.reorderVisually(levels, 0, order, 0, order.length);
        int run = order[index];
        int start = runs.getRunStart(run);
        byte direction = runs.getRunLevel(run) % 2 == 0 ? LTR : RTL;
        return new BidiTextRun(start, runs.getRunLimit(run) - start, direction);
    }

    @Override
    public byte getBaseDirection(String paragraph) {
        return new Bidi(paragraph, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight()
                ? LTR
                : RTL;
    }

    /// From right to left, with brackets that open where they did.
    @Override
    public String reorderRTLTextToLTR(String text) {
        StringBuilder turned = new StringBuilder(text).reverse();
        for (int i = 0; i < turned.length(); i++) {
            int opening = OPENING.indexOf(turned.charAt(i));
            int closing = CLOSING.indexOf(turned.charAt(i));
            if (opening >= 0) {
                turned.setCharAt(i, CLOSING.charAt(opening));
            } else if (closing >= 0) {
                turned.setCharAt(i, OPENING.charAt(closing));
            }
        }
        return turned.toString();
    }

    @Override
    public String shapeText(String text) {
        return text;
    }

    @Override
    public String deshapeText(String text) {
        return text;
    }

    @Override
    public boolean isLiveImplementation() {
        return true;
    }
}
