package octavo.cv.write.pdf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.Deflater;

/// Writes a PDF file (ISO 32000-1, chapter 7): numbered objects, those that are not streams packed
/// together, and a cross-reference stream at its end.
final class PdfFile {
    /// The number of objects per object stream.
    private static final int OBJECTS_PER_STREAM = 200;

    private static final int ROW_LENGTH = 7;
    private static final HexFormat HEX_DIGITS = HexFormat.of().withUpperCase();

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    /// The position of each object, as a row of the cross-reference stream (7.5.8.3).
    private final List<byte[]> crossReferences = new ArrayList<>();

    private final List<Integer> packedObjects = new ArrayList<>();
    private final List<String> packedContents = new ArrayList<>();

    PdfFile() {
        appendText("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n");
        crossReferences.add(crossReference(0, 0, 0xFFFF));
    }

    /// The number of an object to be added later.
    int nextObject() {
        crossReferences.add(crossReference(0, 0, 0));
        return crossReferences.size() - 1;
    }

    /// A reference to an object.
    static String referenceTo(int objectNumber) {
        return objectNumber + " 0 R";
    }

    /// Adds an object that is not a stream.
    int addObject(String content) {
        return putObject(nextObject(), content);
    }

    int putObject(int objectNumber, String content) {
        packedObjects.add(objectNumber);
        packedContents.add(content);
        if (packedContents.size() == OBJECTS_PER_STREAM) {
            writePack();
        }
        return objectNumber;
    }

    private void writePack() {
        if (packedContents.isEmpty()) {
            return;
        }
        StringBuilder contentOffsets = new StringBuilder();
        StringBuilder contents = new StringBuilder();
        int streamObject = nextObject();
        for (int i = 0; i < packedContents.size(); i++) {
            crossReferences.set(packedObjects.get(i), crossReference(2, streamObject, i));
            contentOffsets
                    .append(packedObjects.get(i))
                    .append(' ')
                    .append(contents.length())
                    .append(' ');
            contents.append(packedContents.get(i)).append('\n');
        }
        String dictionaryEntries =
                "/Type/ObjStm/N " + packedContents.size() + "/First " + contentOffsets.length();
        packedContents.clear();
        packedObjects.clear();
        addStream(
                streamObject,
                withFlateFilter(dictionaryEntries),
                deflate(toLatin1(contentOffsets.append(contents).toString())));
    }

    /// Adds a stream.
    ///
    /// @param dictionaryEntries of its dictionary, besides the common ones
    int addStream(String dictionaryEntries, byte[] content) {
        return addStream(nextObject(), withFlateFilter(dictionaryEntries), deflate(content));
    }

    /// Adds an uncompressed stream.
    int addPlainStream(String dictionaryEntries, byte[] content) {
        return addStream(nextObject(), dictionaryEntries, content);
    }

    private int addStream(int objectNumber, String dictionaryEntries, byte[] content) {
        crossReferences.set(objectNumber, crossReference(1, output.size(), 0));
        appendText(
                objectNumber
                        + " 0 obj\n<<"
                        + dictionaryEntries
                        + "/Length "
                        + content.length
                        + ">>\nstream\n");
        output.writeBytes(content);
        appendText("\nendstream\nendobj\n");
        return objectNumber;
    }

    private static String withFlateFilter(String dictionaryEntries) {
        return dictionaryEntries + "/Filter/FlateDecode";
    }

    /// The complete file.
    ///
    /// @param trailerEntries its root and information objects, as entries of a dictionary
    byte[] finish(String trailerEntries) {
        writePack();
        int tableObject = nextObject();
        int tableOffset = output.size();
        crossReferences.set(tableObject, crossReference(1, tableOffset, 0));
        ByteArrayOutputStream tableBytes =
                new ByteArrayOutputStream(crossReferences.size() * ROW_LENGTH);
        crossReferences.forEach(tableBytes::writeBytes);
        String dictionaryEntries =
                "/Type/XRef/W[1 4 2]/Size " + crossReferences.size() + trailerEntries;
        addStream(
                tableObject, withFlateFilter(dictionaryEntries), deflate(tableBytes.toByteArray()));
        appendText("startxref\n" + tableOffset + "\n%%EOF\n");
        return output.toByteArray();
    }

    private static byte[] crossReference(int rowType, int firstValue, int secondValue) {
        return new byte[] {
            (byte) rowType,
            (byte) (firstValue >> 24),
            (byte) (firstValue >> 16),
            (byte) (firstValue >> 8),
            (byte) firstValue,
            (byte) (secondValue >> 8),
            (byte) secondValue
        };
    }

    private static byte[] deflate(byte[] content) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(content);
            deflater.finish();
            ByteArrayOutputStream deflatedBytes =
                    new ByteArrayOutputStream(content.length / 4 + 64);
            byte[] buffer = new byte[8192];
            while (!deflater.finished()) {
                deflatedBytes.write(buffer, 0, deflater.deflate(buffer));
            }
            return deflatedBytes.toByteArray();
        } finally {
            deflater.end();
        }
    }

    /// A text string for people (7.9.2.2).
    static String unicodeString(String text) {
        StringBuilder hexString = new StringBuilder("<FEFF");
        text.chars().forEach(codeUnit -> hexString.append(fourHexDigits(codeUnit)));
        return hexString.append('>').toString();
    }

    /// An ASCII string, such as a URL (7.3.4.2).
    static String asciiString(String text) {
        return text.chars()
                .mapToObj(PdfFile::literalCharacter)
                .collect(Collectors.joining("", "(", ")"));
    }

    /// 16 bits as two characters of a literal string (7.3.4.2).
    static String twoCharacters(int value) {
        return literalCharacter(value >> 8) + literalCharacter(value & 0xFF);
    }

    private static String literalCharacter(int value) {
        return switch (value) {
            case '(', ')', '\\' -> "\\" + (char) value;
            case '\r' -> "\\r"; // it would be read as a line ending
            default -> String.valueOf((char) value);
        };
    }

    /// 16 bits as four hexadecimal digits.
    static String fourHexDigits(int value) {
        return HEX_DIGITS.toHexDigits((char) value);
    }

    /// A length with as many decimals as are visible.
    static String formatLength(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long absoluteHundredths = Math.abs(hundredths);
        return sign
                + absoluteHundredths / 100
                + (absoluteHundredths % 100 == 0
                        ? ""
                        : "." + absoluteHundredths % 100 / 10 + absoluteHundredths % 10);
    }

    static byte[] toLatin1(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void appendText(String text) {
        output.writeBytes(toLatin1(text));
    }
}
