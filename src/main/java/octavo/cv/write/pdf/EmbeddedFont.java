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
    private static final int LETTERS_PER_SECTION = 100;

    private static final String TO_UNICODE_HEAD =
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
    private static final long INVISIBLE_KEY = 0xFFFF_FFFFL;

    private final FontFace fontFace;
    private final int objectNumber;
    private final String resourceName;
    private final FontLetter[] frequentLetters = new FontLetter[FontFace.FREQUENT_LETTERS];
    private final Map<Long, FontLetter> otherLetters = new HashMap<>();
    private final List<FontLetter> fontLetters = new ArrayList<>();

    /// A letter of the subset.
    ///
    /// @param letterNumber its own; 0 if nothing is printed
    /// @param codePoint the character it represents
    /// @param glyphId the glyph shown
    /// @param width as a fraction of the font size
    /// @param pageCode its number as pages have it
    record FontLetter(int letterNumber, int codePoint, int glyphId, float width, String pageCode) {
        static final FontLetter NO_LETTER = new FontLetter(0, ' ', 0, 0, PdfFile.twoCharacters(0));

        boolean isPrinted() {
            return letterNumber > 0;
        }
    }

    /// @param objectNumber its number in the document
    EmbeddedFont(FontFace fontFace, int objectNumber) {
        this.fontFace = fontFace;
        this.objectNumber = objectNumber;
        this.resourceName = "/F" + objectNumber;
        fontLetters.add(FontLetter.NO_LETTER);
        Arrays.fill(frequentLetters, FontLetter.NO_LETTER);
    }

    int objectNumber() {
        return objectNumber;
    }

    /// Its name on pages.
    String resourceName() {
        return resourceName;
    }

    /// The sort for a letter.
    FontLetter letterFor(int codePoint) {
        if (codePoint < FontFace.FREQUENT_LETTERS && frequentLetters[codePoint].isPrinted()) {
            return frequentLetters[codePoint];
        }
        FontLetter fontLetter = letterFor(codePoint, codePoint);
        if (codePoint < FontFace.FREQUENT_LETTERS) {
            frequentLetters[codePoint] = fontLetter;
        }
        return fontLetter;
    }

    /// The sort for a letter that looks like another.
    FontLetter letterFor(int codePoint, int shownCodePoint) {
        long letterKey = (long) codePoint << 32 | shownCodePoint;
        return otherLetters.computeIfAbsent(
                letterKey,
                _ -> {
                    int glyphId = fontFace.glyphOf(shownCodePoint);
                    return addLetter(codePoint, glyphId, fontFace.glyphWidth(glyphId));
                });
    }

    /// The sort for an invisible letter that is copied with the others.
    FontLetter invisibleLetter(int codePoint) {
        return otherLetters.computeIfAbsent(
                (long) codePoint << 32 | INVISIBLE_KEY,
                _ -> addLetter(codePoint, fontFace.invisibleGlyph(), 0));
    }

    boolean hasGlyph(int codePoint) {
        return fontFace.hasGlyph(codePoint);
    }

    private FontLetter addLetter(int codePoint, int glyphId, float width) {
        int letterNumber = fontLetters.size();
        fontLetters.add(
                new FontLetter(
                        letterNumber,
                        codePoint,
                        glyphId,
                        width,
                        PdfFile.twoCharacters(letterNumber)));
        return fontLetters.getLast();
    }

    boolean isUsed() {
        return fontLetters.size() > 1;
    }

    /// Writes the font.
    void writeFont(PdfFile pdfFile) throws IOException {
        Set<Integer> glyphIds = new TreeSet<>();
        fontLetters.forEach(fontLetter -> glyphIds.add(fontLetter.glyphId()));
        TTFSubsetter fontSubset = fontFace.subsetOf(glyphIds);
        ByteArrayOutputStream subsetStream = new ByteArrayOutputStream();
        fontSubset.writeToStream(subsetStream);
        byte[] subsetBytes = subsetStream.toByteArray();
        int glyphMapObject = pdfFile.addStream("", glyphMap(fontSubset.getGIDMap()));
        // A subset's name has a prefix of six letters to identify it.
        String baseFontName = "/BaseFont/" + subsetPrefix(subsetBytes) + "+" + fontFace.fontName();
        int descendantFont =
                pdfFile.addObject(
                        "<</Type/Font/Subtype/CIDFontType2"
                                + baseFontName
                                + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement"
                                + " 0>>/FontDescriptor "
                                + descriptorReference(pdfFile, baseFontName, subsetBytes)
                                + "/CIDToGIDMap "
                                + PdfFile.referenceTo(glyphMapObject)
                                + "/W[0["
                                + letterWidths()
                                + "]]>>");
        pdfFile.putObject(
                objectNumber,
                "<</Type/Font/Subtype/Type0"
                        + baseFontName
                        + "/Encoding/Identity-H/DescendantFonts["
                        + PdfFile.referenceTo(descendantFont)
                        + "]/ToUnicode "
                        + PdfFile.referenceTo(
                                pdfFile.addStream("", PdfFile.toLatin1(toUnicodeMap())))
                        + ">>");
    }

    private String descriptorReference(PdfFile pdfFile, String baseFontName, byte[] subsetBytes)
            throws IOException {
        int fontStream = pdfFile.addStream("/Length1 " + subsetBytes.length, subsetBytes);
        return PdfFile.referenceTo(
                pdfFile.addObject(
                        "<</Type/FontDescriptor"
                                + baseFontName.replace("/BaseFont", "/FontName")
                                + fontFace.fontDescriptor()
                                + "/FontFile2 "
                                + PdfFile.referenceTo(fontStream)
                                + ">>"));
    }

    private static String subsetPrefix(byte[] subsetBytes) {
        CRC32 checksum = new CRC32();
        checksum.update(subsetBytes);
        StringBuilder prefixLetters = new StringBuilder();
        for (long remainder = checksum.getValue(); prefixLetters.length() < 6; remainder /= 26) {
            prefixLetters.append((char) ('A' + remainder % 26));
        }
        return prefixLetters.toString();
    }

    /// The glyph of each code, in two bytes.
    ///
    /// @param fontGlyphs the whole face's glyphs, by those of the subset
    private byte[] glyphMap(Map<Integer, Integer> fontGlyphs) {
        Map<Integer, Integer> subsetGlyphs = new HashMap<>();
        fontGlyphs.forEach((subsetGlyph, fontGlyph) -> subsetGlyphs.put(fontGlyph, subsetGlyph));
        ByteBuffer glyphBuffer = ByteBuffer.allocate(fontLetters.size() * Short.BYTES);
        fontLetters.forEach(fontLetter ->
                glyphBuffer.putShort(
                        (short) (int) subsetGlyphs.getOrDefault(fontLetter.glyphId(), 0)));
        return glyphBuffer.array();
    }

    private String letterWidths() {
        return fontLetters.stream()
                .map(fontLetter -> String.valueOf(Math.round(fontLetter.width() * 1000)))
                .collect(Collectors.joining(" "));
    }

    /// The ToUnicode map.
    private String toUnicodeMap() {
        StringBuilder output = new StringBuilder(TO_UNICODE_HEAD);
        for (int sectionStart = 1;
                sectionStart < fontLetters.size();
                sectionStart += LETTERS_PER_SECTION) {
            int sectionEnd = Math.min(sectionStart + LETTERS_PER_SECTION, fontLetters.size());
            output.append(sectionEnd - sectionStart).append(" beginbfchar\n");
            for (int i = sectionStart; i < sectionEnd; i++) {
                output.append('<').append(PdfFile.fourHexDigits(i)).append("> <");
                for (char codeUnit : Character.toChars(fontLetters.get(i).codePoint())) {
                    output.append(PdfFile.fourHexDigits(codeUnit));
                }
                output.append(">\n");
            }
            output.append("endbfchar\n");
        }
        return output.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
                .toString();
    }
}
