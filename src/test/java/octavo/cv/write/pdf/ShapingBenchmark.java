package octavo.cv.write.pdf;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.ToIntFunction;

/// Shaping lines by the JDK, with kerning, and choosing the forms of Arabic letters ourselves, in
/// processor time. Argument: a TrueType font with Arabic letters.
final class ShapingBenchmark {
    private static final int LINES = 20_000;
    private static final int ROUNDS = 5;
    private static final double MICROSECOND = 1e3;
    private static final double MILLISECOND = 1e6;

    private static final String LATIN =
            "Scalable training of neural networks AVATAR To We, effective office";
    private static final String ARABIC = "تدريب الشبكات العصبية على نطاق واسع وتحسين الأداء";

    private ShapingBenchmark() {}

    public static void main(String[] arguments) throws IOException, FontFormatException {
        System.setProperty("java.awt.headless", "true");
        long start = processor();
        ArabicShaper.of(ARABIC);
        long between = processor();
        Font font =
                Font.createFont(Font.TRUETYPE_FONT, Path.of(arguments[0]).toFile())
                        .deriveFont(Map.of(TextAttribute.KERNING, TextAttribute.KERNING_ON));
        FontRenderContext context = new FontRenderContext(null, true, true);
        shaped(ARABIC, font, context);
        System.out.printf(
                "first line: JDK %.0f ms, ours %.0f ms%n",
                (processor() - between) / MILLISECOND, (between - start) / MILLISECOND);
        for (String line : new String[] {LATIN, ARABIC}) {
            for (int round = 0; round < ROUNDS; round++) {
                System.out.printf(
                        "%d letters: JDK %.2f µs, ours %.2f µs%n",
                        line.length(),
                        time(line, text -> shaped(text, font, context)),
                        time(line, text -> ArabicShaper.of(text).length));
            }
        }
    }

    private static int shaped(String text, Font font, FontRenderContext context) {
        int flags = text.equals(ARABIC) ? Font.LAYOUT_RIGHT_TO_LEFT : Font.LAYOUT_LEFT_TO_RIGHT;
        return font.layoutGlyphVector(context, text.toCharArray(), 0, text.length(), flags)
                .getNumGlyphs();
    }

    private static double time(String line, ToIntFunction<String> shape) {
        long start = processor();
        long glyphs = 0;
        for (int i = 0; i < LINES; i++) {
            glyphs += shape.applyAsInt(line);
        }
        if (glyphs < 0) {
            throw new IllegalStateException();
        }
        return (processor() - start) / MICROSECOND / LINES;
    }

    private static long processor() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
