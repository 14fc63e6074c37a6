package octavo.exporter.pdf;

import octavo.exporter.pdf.EmbeddedFont.Sort;
import octavo.runs.Look;
import octavo.runs.Stretch;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A text in glyphs: what each of its characters is printed with. Text of scripts that are written
/// from right to left stands in order of reading here; `order` says how it is seen.
final class Glyphs {
    private static final float RAISED = 0.7f;
    private static final float CAPITALS = 0.8f;
    private static final String OPENING = "([{<«";
    private static final String CLOSING = ")]}>»";

    private final String text;
    private final List<Glyph> glyphs;
    private final byte[] levels;

    /// What is printed for a character.
    ///
    /// @param sort nothing, such as for the second half of a pair, if nothing is printed
    /// @param stretch what it is a part of
    record Glyph(EmbeddedFont font, Sort sort, float size, Stretch stretch) {
        float width() {
            return sort.width() * size;
        }

        boolean isPrinted() {
            return sort.number() > 0;
        }

        boolean isBlank() {
            return sort.text() == ' ';
        }

        boolean looksLike(Glyph other) {
            return font == other.font
                    && size == other.size
                    && (isOfSame(other)
                            || leadsWhere(other) && stretch.looks().equals(other.stretch.looks()));
        }

        boolean leadsWhere(Glyph other) {
            return isOfSame(other) || stretch.target().equals(other.stretch.target());
        }

        /// Whether it is of the very same stretch, which is seen at once and true of most.
        @SuppressWarnings("ReferenceEquality")
        private boolean isOfSame(Glyph other) {
            return stretch == other.stretch;
        }
    }

    private Glyphs(String text, List<Glyph> glyphs, byte[] levels) {
        this.text = text;
        this.glyphs = glyphs;
        this.levels = levels;
    }

    /// @param stretches in letters that can be printed
    /// @param size of plain letters
    static Glyphs of(List<Stretch> stretches, Fonts fonts, float size) {
        StringBuilder all = new StringBuilder();
        stretches.forEach(stretch -> all.append(stretch.text()));
        String text = all.toString();
        byte[] levels = levels(text);
        int[] joined = Joined.of(text);
        List<Glyph> glyphs = new ArrayList<>(text.length());
        for (Stretch stretch : stretches) {
            Setting setting = new Setting(fonts, size, stretch);
            for (int i = 0; i < stretch.text().length(); i++) {
                int letter = stretch.text().codePointAt(i);
                int at = glyphs.size();
                boolean turned = levels.length > 0 && levels[at] % 2 != 0;
                glyphs.add(
                        joined.length > 0 && joined[at] != text.charAt(at)
                                ? setting.joined(letter, joined[at])
                                : setting.glyph(turned ? mirrored(letter) : letter));
                if (Character.isSupplementaryCodePoint(letter)) {
                    glyphs.add(setting.nothing());
                    i++;
                }
            }
        }
        return new Glyphs(text, glyphs, levels);
    }

    /// How letters of a stretch are set.
    private record Setting(Fonts fonts, float size, Stretch stretch, boolean bold, boolean italic) {
        Setting(Fonts fonts, float size, Stretch stretch) {
            boolean raised = stretch.is(Look.SUPERSCRIPT) || stretch.is(Look.SUBSCRIPT);
            this(
                    fonts,
                    raised ? size * RAISED : size,
                    stretch,
                    stretch.is(Look.BOLD),
                    stretch.is(Look.ITALIC) || stretch.is(Look.OBLIQUE));
        }

        /// A small capital is a capital to look at, and the small letter to whoever copies it.
        Glyph glyph(int letter) {
            if (letter == '\n') {
                return glyph(' ');
            }
            if (Fonts.isInvisible(letter)) {
                return nothing();
            }
            int seen = stretch.is(Look.SMALL_CAPS) ? Character.toUpperCase(letter) : letter;
            EmbeddedFont font = fonts.font(seen, bold, italic);
            return seen == letter
                    ? new Glyph(font, font.sort(letter), size, stretch)
                    : new Glyph(font, font.sort(letter, seen), size * CAPITALS, stretch);
        }

        /// A letter in the form that it has beside others, if its font has that.
        Glyph joined(int letter, int seen) {
            EmbeddedFont font = fonts.font(letter, bold, italic);
            Sort sort =
                    seen == Joined.UNSEEN
                            ? font.unseen(letter)
                            : font.sort(letter, font.has(seen) ? seen : letter);
            return new Glyph(font, sort, size, stretch);
        }

        Glyph nothing() {
            return new Glyph(fonts.font(' ', false, false), Sort.NOTHING, size, stretch);
        }
    }

    /// How deep each character stands in text of the other direction (the algorithm of Unicode for
    /// that); empty if there is none.
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

    /// A bracket opens where it did, from whichever side it is read.
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

    Glyph at(int index) {
        return glyphs.get(index);
    }

    float width(int start, int end) {
        float width = 0;
        for (int i = start; i < end; i++) {
            width += glyphs.get(i).width();
        }
        return width;
    }

    /// What is printed of a line, as it is seen from left to right, in pieces that each lead to one
    /// place or to none.
    List<List<Glyph>> seen(int start, int end) {
        List<List<Glyph>> pieces = new ArrayList<>();
        List<Glyph> piece = new ArrayList<>();
        for (Glyph glyph : inOrder(start, end)) {
            if (glyph.isPrinted()) {
                if (piece.isEmpty() || !piece.getLast().leadsWhere(glyph)) {
                    piece = new ArrayList<>();
                    pieces.add(piece);
                }
                piece.add(glyph);
            }
        }
        return pieces;
    }

    private List<Glyph> inOrder(int start, int end) {
        if (levels.length == 0) {
            return glyphs.subList(start, end);
        }
        byte[] line = Arrays.copyOfRange(levels, start, end);
        for (int i = line.length - 1; i >= 0 && text.charAt(start + i) <= ' '; i--) {
            line[i] = 0; // A blank at the end is no part of what is turned.
        }
        Integer[] order = IntStream.range(start, end).boxed().toArray(Integer[]::new);
        Bidi.reorderVisually(line, 0, order, 0, order.length);
        return Arrays.stream(order).map(glyphs::get).toList();
    }
}
