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
    private static final int PACK = 200;

    private static final int ROW = 7;
    private static final HexFormat DIGITS = HexFormat.of().withUpperCase();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /// The position of each object, as a row of the cross-reference stream (7.5.8.3).
    private final List<byte[]> rows = new ArrayList<>();

    private final List<Integer> packed = new ArrayList<>();
    private final List<String> pack = new ArrayList<>();

    PdfFile() {
        append("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n");
        rows.add(row(0, 0, 0xFFFF));
    }

    /// The number of an object to be added later.
    int next() {
        rows.add(row(0, 0, 0));
        return rows.size() - 1;
    }

    /// A reference to an object.
    static String reference(int object) {
        return object + " 0 R";
    }

    /// Adds an object that is not a stream.
    int add(String content) {
        return put(next(), content);
    }

    int put(int object, String content) {
        packed.add(object);
        pack.add(content);
        if (pack.size() == PACK) {
            endPack();
        }
        return object;
    }

    private void endPack() {
        if (pack.isEmpty()) {
            return;
        }
        StringBuilder places = new StringBuilder();
        StringBuilder contents = new StringBuilder();
        int stream = next();
        for (int i = 0; i < pack.size(); i++) {
            rows.set(packed.get(i), row(2, stream, i));
            places.append(packed.get(i)).append(' ').append(contents.length()).append(' ');
            contents.append(pack.get(i)).append('\n');
        }
        String entries = "/Type/ObjStm/N " + pack.size() + "/First " + places.length();
        pack.clear();
        packed.clear();
        stream(stream, packed(entries), deflated(bytes(places.append(contents).toString())));
    }

    /// Adds a stream.
    ///
    /// @param entries of its dictionary, besides the common ones
    int stream(String entries, byte[] content) {
        return stream(next(), packed(entries), deflated(content));
    }

    /// Adds an uncompressed stream.
    int plainStream(String entries, byte[] content) {
        return stream(next(), entries, content);
    }

    private int stream(int object, String entries, byte[] content) {
        rows.set(object, row(1, out.size(), 0));
        append(object + " 0 obj\n<<" + entries + "/Length " + content.length + ">>\nstream\n");
        out.writeBytes(content);
        append("\nendstream\nendobj\n");
        return object;
    }

    private static String packed(String entries) {
        return entries + "/Filter/FlateDecode";
    }

    /// The complete file.
    ///
    /// @param trailer its root and information objects, as entries of a dictionary
    byte[] finished(String trailer) {
        endPack();
        int table = next();
        int start = out.size();
        rows.set(table, row(1, start, 0));
        ByteArrayOutputStream all = new ByteArrayOutputStream(rows.size() * ROW);
        rows.forEach(all::writeBytes);
        String entries = "/Type/XRef/W[1 4 2]/Size " + rows.size() + trailer;
        stream(table, packed(entries), deflated(all.toByteArray()));
        append("startxref\n" + start + "\n%%EOF\n");
        return out.toByteArray();
    }

    private static byte[] row(int type, int first, int second) {
        return new byte[] {
            (byte) type,
            (byte) (first >> 24),
            (byte) (first >> 16),
            (byte) (first >> 8),
            (byte) first,
            (byte) (second >> 8),
            (byte) second
        };
    }

    private static byte[] deflated(byte[] content) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(content);
            deflater.finish();
            ByteArrayOutputStream deflated = new ByteArrayOutputStream(content.length / 4 + 64);
            byte[] piece = new byte[8192];
            while (!deflater.finished()) {
                deflated.write(piece, 0, deflater.deflate(piece));
            }
            return deflated.toByteArray();
        } finally {
            deflater.end();
        }
    }

    /// A text string for people (7.9.2.2).
    static String text(String text) {
        StringBuilder hex = new StringBuilder("<FEFF");
        text.chars().forEach(unit -> hex.append(hex(unit)));
        return hex.append('>').toString();
    }

    /// An ASCII string, such as a URL (7.3.4.2).
    static String ascii(String text) {
        return text.chars().mapToObj(PdfFile::character).collect(Collectors.joining("", "(", ")"));
    }

    /// 16 bits as two characters of a literal string (7.3.4.2).
    static String characters(int value) {
        return character(value >> 8) + character(value & 0xFF);
    }

    private static String character(int value) {
        return switch (value) {
            case '(', ')', '\\' -> "\\" + (char) value;
            case '\r' -> "\\r"; // it would be read as a line ending
            default -> String.valueOf((char) value);
        };
    }

    /// 16 bits as four hexadecimal digits.
    static String hex(int value) {
        return DIGITS.toHexDigits((char) value);
    }

    /// A length with as many decimals as are visible.
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long rest = Math.abs(hundredths);
        return sign + rest / 100 + (rest % 100 == 0 ? "" : "." + rest % 100 / 10 + rest % 10);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void append(String text) {
        out.writeBytes(bytes(text));
    }
}
