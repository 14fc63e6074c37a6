package octavo.cv.write.pdf;

import org.apache.fontbox.ttf.TTFSubsetter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/// The subset of a face that a document uses. Each printed letter has a code of its own, even if it
/// looks like another, so that copied text is correct.
final class EmbeddedFont {
    /// The most letters per section of a ToUnicode map (Adobe Technical Note 5411).
    private static final int PIECE = 100;

    private static final String TABLE =
            """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange
            """;

    /// Beyond all Unicode characters.
    private static final long UNSEEN = 0xFFFF_FFFFL;

    private final FontFace face;
    private final int object;
    private final String name;
    private final Sort[] usual = new Sort[FontFace.USUAL];
    private final Map<Long, Sort> others = new HashMap<>();
    private final List<Sort> sorts = new ArrayList<>();

    /// A letter of the subset.
    ///
    /// @param number its own; 0 if nothing is printed
    /// @param text the character it represents
    /// @param glyph the glyph shown
    /// @param width as a fraction of the font size
    /// @param code its number as pages have it
    record Sort(int number, int text, int glyph, float width, String code) {
        static final Sort NOTHING = new Sort(0, ' ', 0, 0, PdfFile.characters(0));

        boolean isPrinted() {
            return number > 0;
        }
    }

    /// @param object its number in the document
    EmbeddedFont(FontFace face, int object) {
        this.face = face;
        this.object = object;
        this.name = "/F" + object;
        sorts.add(Sort.NOTHING);
        Arrays.fill(usual, Sort.NOTHING);
    }

    int object() {
        return object;
    }

    /// Its name on pages.
    String name() {
        return name;
    }

    /// The sort for a letter.
    Sort sort(int letter) {
        if (letter < FontFace.USUAL && usual[letter].isPrinted()) {
            return usual[letter];
        }
        Sort sort = sort(letter, letter);
        if (letter < FontFace.USUAL) {
            usual[letter] = sort;
        }
        return sort;
    }

    /// The sort for a letter that looks like another.
    Sort sort(int letter, int seen) {
        long key = (long) letter << 32 | seen;
        return others.computeIfAbsent(
                key,
                _ -> {
                    int glyph = face.glyph(seen);
                    return added(letter, glyph, face.width(glyph));
                });
    }

    /// The sort for an invisible letter that is copied with the others.
    Sort unseen(int letter) {
        return others.computeIfAbsent(
                (long) letter << 32 | UNSEEN, _ -> added(letter, face.empty(), 0));
    }

    boolean has(int letter) {
        return face.has(letter);
    }

    private Sort added(int letter, int glyph, float width) {
        int number = sorts.size();
        sorts.add(new Sort(number, letter, glyph, width, PdfFile.characters(number)));
        return sorts.getLast();
    }

    boolean isUsed() {
        return sorts.size() > 1;
    }

    /// Writes the font.
    void write(PdfFile file) throws IOException {
        Set<Integer> glyphs = new TreeSet<>();
        sorts.forEach(each -> glyphs.add(each.glyph()));
        TTFSubsetter subset = face.only(glyphs);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        subset.writeToStream(bytes);
        byte[] part = bytes.toByteArray();
        int places = file.stream("", glyphs(subset.getGIDMap()));
        // A subset's name has a prefix of six letters to identify it.
        String name = "/BaseFont/" + prefix(part) + "+" + face.name();
        int inner =
                file.add(
                        "<</Type/Font/Subtype/CIDFontType2"
                                + name
                                + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement"
                                + " 0>>/FontDescriptor "
                                + description(file, name, part)
                                + "/CIDToGIDMap "
                                + PdfFile.reference(places)
                                + "/W[0["
                                + widths()
                                + "]]>>");
        file.put(
                object,
                "<</Type/Font/Subtype/Type0"
                        + name
                        + "/Encoding/Identity-H/DescendantFonts["
                        + PdfFile.reference(inner)
                        + "]/ToUnicode "
                        + PdfFile.reference(file.stream("", PdfFile.bytes(letters())))
                        + ">>");
    }

    private String description(PdfFile file, String name, byte[] part) throws IOException {
        int stream = file.stream("/Length1 " + part.length, part);
        return PdfFile.reference(
                file.add(
                        "<</Type/FontDescriptor"
                                + name.replace("/BaseFont", "/FontName")
                                + face.description()
                                + "/FontFile2 "
                                + PdfFile.reference(stream)
                                + ">>"));
    }

    private static String prefix(byte[] part) {
        CRC32 sum = new CRC32();
        sum.update(part);
        StringBuilder letters = new StringBuilder();
        for (long rest = sum.getValue(); letters.length() < 6; rest /= 26) {
            letters.append((char) ('A' + rest % 26));
        }
        return letters.toString();
    }

    /// The glyph of each code, in two bytes.
    ///
    /// @param all the whole face's glyphs, by those of the subset
    private byte[] glyphs(Map<Integer, Integer> all) {
        Map<Integer, Integer> numbers = new HashMap<>();
        all.forEach((here, there) -> numbers.put(there, here));
        ByteBuffer glyphs = ByteBuffer.allocate(sorts.size() * Short.BYTES);
        sorts.forEach(each -> glyphs.putShort((short) (int) numbers.getOrDefault(each.glyph(), 0)));
        return glyphs.array();
    }

    private String widths() {
        return sorts.stream()
                .map(each -> String.valueOf(Math.round(each.width() * 1000)))
                .collect(Collectors.joining(" "));
    }

    /// The ToUnicode map.
    private String letters() {
        StringBuilder out = new StringBuilder(TABLE);
        for (int start = 1; start < sorts.size(); start += PIECE) {
            int end = Math.min(start + PIECE, sorts.size());
            out.append(end - start).append(" beginbfchar\n");
            for (int i = start; i < end; i++) {
                out.append('<').append(PdfFile.hex(i)).append("> <");
                for (char unit : Character.toChars(sorts.get(i).text())) {
                    out.append(PdfFile.hex(unit));
                }
                out.append(">\n");
            }
            out.append("endbfchar\n");
        }
        return out.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
                .toString();
    }
}
