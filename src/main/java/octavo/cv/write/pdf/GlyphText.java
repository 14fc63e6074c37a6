package octavo.cv.write.pdf;

import octavo.cv.write.pdf.EmbeddedFont.Sort;
import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextLook;

import java.text.Bidi;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A text as glyphs, one per character. Right-to-left text is in reading order here; `order` gives
/// the visual order.
final class GlyphText {
    private static final float RAISED = 0.7f;
    private static final float CAPITALS = 0.8f;
    private static final String OPENING = "([{<«";
    private static final String CLOSING = ")]}>»";

    private final String text;

    /// The sort of each character; null for the second half of a surrogate pair and the like.
    private final Sort[] sorts;

    private final Manner[] manners;
    private final byte[] levels;

    /// How glyphs are printed.
    ///
    /// @param stretch the run they belong to
    record Manner(EmbeddedFont font, float size, FlatRun stretch) {
        /// Identity is a quick check, and most neighbours share the instance.
        @SuppressWarnings("ReferenceEquality")
        boolean looksLike(Manner other) {
            return this == other
                    || font == other.font
                            && size == other.size
                            && leadsWhere(other)
                            && stretch.looks().equals(other.stretch.looks());
        }

        boolean leadsWhere(Manner other) {
            return stretch.target().equals(other.stretch.target());
        }
    }

    private GlyphText(String text, byte[] levels) {
        this.text = text;
        this.sorts = new Sort[text.length()];
        this.manners = new Manner[text.length()];
        this.levels = levels;
    }

    /// @param stretches in available letters
    /// @param size of regular letters
    static GlyphText of(List<FlatRun> stretches, FontSet fonts, float size) {
        StringBuilder all = new StringBuilder();
        stretches.forEach(stretch -> all.append(stretch.text()));
        String text = all.toString();
        GlyphText glyphs = new GlyphText(text, levels(text));
        int[] joined = ArabicShaper.of(text);
        int start = 0;
        for (FlatRun stretch : stretches) {
            int end = start + stretch.text().length();
            glyphs.new Setting(fonts, size, stretch).set(start, end, joined);
            start = end;
        }
        return glyphs;
    }

    /// How the letters of a run are set.
    private final class Setting {
        private final FontSet fonts;
        private final float size;
        private final boolean bold;
        private final boolean italic;
        private final boolean small;

        /// The previous letter's, which most letters share.
        private Manner manner;

        Setting(FontSet fonts, float size, FlatRun stretch) {
            boolean raised = stretch.is(TextLook.SUPERSCRIPT) || stretch.is(TextLook.SUBSCRIPT);
            this.fonts = fonts;
            this.size = raised ? size * RAISED : size;
            this.bold = stretch.is(TextLook.BOLD);
            this.italic = stretch.is(TextLook.ITALIC) || stretch.is(TextLook.OBLIQUE);
            this.small = stretch.is(TextLook.SMALL_CAPS);
            this.manner = new Manner(fonts.font(' ', bold, italic), this.size, stretch);
        }

        /// @param joined the contextual forms of letters, if any joins
        void set(int start, int end, int[] joined) {
            for (int i = start; i < end; i++) {
                int letter = text.codePointAt(i);
                if (joined.length > 0 && joined[i] != text.charAt(i)) {
                    join(i, letter, joined[i]);
                } else {
                    boolean turned = levels.length > 0 && levels[i] % 2 != 0;
                    set(i, turned ? mirrored(letter) : letter);
                }
                if (Character.isSupplementaryCodePoint(letter)) {
                    i++;
                    put(i, manner.font(), size, Sort.NOTHING);
                }
            }
        }

        /// A small capital is shown as a capital, and copied as a lower-case letter.
        private void set(int index, int character) {
            int letter = character == '\n' ? ' ' : character;
            int seen = small ? Character.toUpperCase(letter) : letter;
            EmbeddedFont font = fonts.font(seen, bold, italic);
            if (FontSet.isInvisible(letter)) {
                put(index, font, size, Sort.NOTHING);
            } else if (seen == letter) {
                put(index, font, size, font.sort(letter));
            } else {
                put(index, font, size * CAPITALS, font.sort(letter, seen));
            }
        }

        /// Sets a letter in its contextual form, if the font has that.
        private void join(int index, int letter, int seen) {
            EmbeddedFont font = fonts.font(letter, bold, italic);
            Sort sort =
                    seen == ArabicShaper.UNSEEN
                            ? font.unseen(letter)
                            : font.sort(letter, font.has(seen) ? seen : letter);
            put(index, font, size, sort);
        }

        private void put(int index, EmbeddedFont font, float height, Sort sort) {
            if (font != manner.font() || height != manner.size()) {
                manner = new Manner(font, height, manner.stretch());
            }
            sorts[index] = sort;
            manners[index] = manner;
        }
    }

    /// The embedding level of each character (Unicode Bidirectional Algorithm); empty if all are
    /// left-to-right.
    private static byte[] levels(String text) {
        if (!Bidi.requiresBidi(text.toCharArray(), 0, text.length())) {
            return new byte[0];
        }
        Bidi bidi = new Bidi(text, Bidi.DIRECTION_LEFT_TO_RIGHT);
        byte[] levels = new byte[text.length()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (byte) bidi.getLevelAt(i);
        }
        return levels;
    }

    /// Brackets are mirrored in right-to-left text.
    private static int mirrored(int letter) {
        int opening = OPENING.indexOf(letter);
        int closing = CLOSING.indexOf(letter);
        return opening >= 0
                ? CLOSING.charAt(opening)
                : closing >= 0 ? OPENING.charAt(closing) : letter;
    }

    String text() {
        return text;
    }

    Sort sort(int index) {
        return sorts[index];
    }

    Manner manner(int index) {
        return manners[index];
    }

    float width(int index) {
        return sorts[index].width() * manners[index].size();
    }

    float width(int start, int end) {
        float width = 0;
        for (int i = start; i < end; i++) {
            width += width(i);
        }
        return width;
    }

    /// The visual order of a line, from left to right.
    int[] seen(int start, int end) {
        return order(start, end).filter(index -> sorts[index].isPrinted()).toArray();
    }

    private IntStream order(int start, int end) {
        if (levels.length == 0) {
            return IntStream.range(start, end);
        }
        byte[] line = Arrays.copyOfRange(levels, start, end);
        for (int i = line.length - 1; i >= 0 && text.charAt(start + i) <= ' '; i--) {
            line[i] = 0; // trailing spaces are not reordered
        }
        Integer[] order = IntStream.range(start, end).boxed().toArray(Integer[]::new);
        Bidi.reorderVisually(line, 0, order, 0, order.length);
        return Arrays.stream(order).mapToInt(index -> index);
    }
}
