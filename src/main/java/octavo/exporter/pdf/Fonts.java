package octavo.exporter.pdf;

import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.autodetect.FontFileFinder;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/// The fonts that a text needs: ours, and those of this machine for what ours have no letters for.
///
/// @param others files of fonts of this machine
/// @param missing letters that no font has
record Fonts(List<File> others, Set<Integer> missing) {
    private static final String OURS = "/liberation/LiberationSans-";

    /// Where a font's directory says how many tables there are, where their rows start, and how
    /// long each is; the first four letters of a row are the table's name.
    private static final int TABLES = 4;

    private static final int FIRST_TABLE = 12;
    private static final int TABLE = 16;
    private static final int GSUB = 'G' << 24 | 'S' << 16 | 'U' << 8 | 'B';
    private static final int UNKNOWN = 'G' << 24 | 'S' << 16 | 'U' << 8 | '-';

    /// The plain face of our family.
    static final TrueTypeFont REGULAR = regular();

    Fonts {
        others = List.copyOf(others);
        missing = Set.copyOf(missing);
    }

    static Fonts of(String text) {
        Set<Integer> open = new TreeSet<>();
        text.codePoints().filter(letter -> !isInvisible(letter)).forEach(open::add);
        List<File> others = new ArrayList<>();
        CmapLookup known = letters(REGULAR);
        open.removeIf(letter -> known.getGlyphId(letter) > 0);
        for (File file : open.isEmpty() ? List.<File>of() : installed()) {
            int before = open.size();
            removeKnown(open, file);
            if (open.size() < before) {
                others.add(file);
            }
            if (open.isEmpty()) {
                break;
            }
        }
        return new Fonts(others, open);
    }

    private static TrueTypeFont regular() {
        try {
            return new TTFParser().parse(new RandomAccessReadBuffer(ours("Regular")));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // It is ours.
        }
    }

    private static CmapLookup letters(TrueTypeFont font) {
        try {
            return font.getUnicodeCmapLookup();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // It is read already.
        }
    }

    /// How wide a text is, as a part of the size of its letters.
    static double width(String text) {
        CmapLookup letters = letters(REGULAR);
        try {
            double width = 0;
            for (int letter : text.codePoints().toArray()) {
                width += REGULAR.getAdvanceWidth(letters.getGlyphId(letter));
            }
            return width / REGULAR.getUnitsPerEm();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// One of our family: `Regular`, `Bold`, `Italic` or `BoldItalic`.
    static InputStream ours(String face) {
        return Objects.requireNonNull(Fonts.class.getResourceAsStream(OURS + face + ".ttf"));
    }

    /// One of our family whose letters are not joined to ligatures, which PDFBox is slow to look
    /// for: for what it does not know as the table of those (the specification of OpenType, chapter
    /// "GSUB") it passes over.
    static InputStream withoutLigatures(String face) {
        try (InputStream font = ours(face)) {
            byte[] bytes = font.readAllBytes();
            ByteBuffer directory = ByteBuffer.wrap(bytes);
            int tables = directory.getShort(TABLES);
            for (int i = 0; i < tables; i++) {
                int row = FIRST_TABLE + i * TABLE;
                if (directory.getInt(row) == GSUB) {
                    directory.putInt(row, UNKNOWN);
                }
            }
            return new ByteArrayInputStream(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // It is ours.
        }
    }

    /// Line ends, and what joins or directs letters and is none itself.
    private static boolean isInvisible(int letter) {
        int type = Character.getType(letter);
        return type == Character.CONTROL || type == Character.FORMAT;
    }

    /// In an order that does not depend on when they were installed.
    private static List<File> installed() {
        Map<String, File> files = new LinkedHashMap<>();
        for (URI uri : new FontFileFinder().find()) {
            File file = new File(uri);
            if (file.getName().toLowerCase(Locale.ROOT).endsWith(".ttf")) {
                files.putIfAbsent(file.getName(), file);
            }
        }
        return files.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    /// A font that cannot be read, or has no outlines to embed, has no letters for us.
    private static void removeKnown(Set<Integer> open, File file) {
        try (TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBufferedFile(file))) {
            if (font.getGlyph() != null) {
                CmapLookup letters = font.getUnicodeCmapLookup();
                open.removeIf(letter -> letters.getGlyphId(letter) > 0);
            }
        } catch (IOException | RuntimeException _) {
            // The next one may do.
        }
    }
}
