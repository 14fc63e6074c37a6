package octavo.values;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/// A binary property list of macOS: objects that refer to each other by number. Objects are read
/// one at a time and references never followed, so that a circle costs nothing. Any access may
/// throw an [IndexOutOfBoundsException] if the list is damaged.
///
/// https://opensource.apple.com/source/CF/CF-550/CFBinaryPList.c
final class BinaryPlist {
    private static final String MAGIC = "bplist00";
    private static final int TRAILER = 32;

    /// Small limits: with larger ones, lists of lists would take long.
    private static final int MOST_OBJECTS = 200;

    private static final int MOST_PARTS = 200;
    private static final int LONGEST_KEY = 64;

    private static final int DATA = 0x4;
    private static final int ASCII = 0x5;
    private static final int UTF16 = 0x6;
    private static final int UID = 0x8;
    private static final int ARRAY = 0xA;
    private static final int DICTIONARY = 0xD;

    /// The length of an object with at least 15 parts follows as a number.
    private static final int LENGTH_FOLLOWS = 0xF;

    private final ByteBuffer bytes;
    private final int referenceSize;
    private final int count;
    private final int offsetSize;
    private final int offsets;

    private BinaryPlist(ByteBuffer bytes) {
        int trailer = bytes.limit() - TRAILER;
        this.bytes = bytes;
        this.offsetSize = bytes.get(trailer + 6);
        this.referenceSize = bytes.get(trailer + 7);
        this.count = Math.min(MOST_OBJECTS, number(trailer + 8, Long.BYTES));
        this.offsets = number(trailer + 24, Long.BYTES);
    }

    static Optional<BinaryPlist> of(byte[] bytes) {
        var start = new String(bytes, 0, Math.min(bytes.length, 8), StandardCharsets.ISO_8859_1);
        return start.equals(MAGIC) && bytes.length > TRAILER
                ? Optional.of(new BinaryPlist(ByteBuffer.wrap(bytes)))
                : Optional.empty();
    }

    int count() {
        return count;
    }

    Optional<String> text(int object) {
        return switch (kind(object)) {
            case ASCII -> Optional.of(string(object, 1));
            case UTF16 -> Optional.of(string(object, 2));
            default -> Optional.empty();
        };
    }

    Optional<byte[]> data(int object) {
        return kind(object) == DATA
                ? Optional.of(content(object, length(object)))
                : Optional.empty();
    }

    /// The object that a keyed archive refers to, by its place among the archive's objects.
    OptionalInt uid(int object) {
        int at = offset(object);
        return kind(object) == UID
                ? OptionalInt.of(number(at + 1, 1 + (bytes.get(at) & 0xF)))
                : OptionalInt.empty();
    }

    List<Integer> array(int object) {
        return kind(object) == ARRAY ? references(object, 0, length(object)) : List.of();
    }

    Map<String, Integer> dictionary(int object) {
        Map<String, Integer> values = new HashMap<>();
        if (kind(object) == DICTIONARY) {
            int length = length(object);
            List<Integer> keys = references(object, 0, length);
            List<Integer> all = references(object, length, length);
            for (int i = 0; i < length; i++) {
                int value = all.get(i);
                int key = keys.get(i);
                if (length(key) <= LONGEST_KEY) {
                    text(key).ifPresent(name -> values.put(name, value));
                }
            }
        }
        return values;
    }

    private List<Integer> references(int object, int from, int length) {
        int start = start(object) + Objects.checkIndex(from, MOST_PARTS + 1) * referenceSize;
        List<Integer> references = new ArrayList<>();
        for (int i = 0; i < Objects.checkIndex(length, MOST_PARTS + 1); i++) {
            references.add(number(start + i * referenceSize, referenceSize));
        }
        return references;
    }

    private String string(int object, int width) {
        byte[] content = content(object, Math.multiplyExact(length(object), width));
        return new String(
                content, width == 1 ? StandardCharsets.US_ASCII : StandardCharsets.UTF_16BE);
    }

    private byte[] content(int object, int length) {
        int start = start(object);
        if (length > bytes.limit() - start) {
            throw new IndexOutOfBoundsException(length);
        }
        byte[] content = new byte[length];
        bytes.get(start, content);
        return content;
    }

    private int offset(int object) {
        return number(Math.addExact(offsets, Math.multiplyExact(object, offsetSize)), offsetSize);
    }

    private int kind(int object) {
        return bytes.get(offset(object)) >> 4 & 0xF;
    }

    private int length(int object) {
        int at = offset(object);
        int length = bytes.get(at) & 0xF;
        return length < LENGTH_FOLLOWS ? length : number(at + 2, 1 << (bytes.get(at + 1) & 0xF));
    }

    /// Where an object's content starts.
    private int start(int object) {
        int at = offset(object);
        boolean isShort = (bytes.get(at) & 0xF) < LENGTH_FOLLOWS;
        return isShort ? at + 1 : at + 2 + (1 << (bytes.get(at + 1) & 0xF));
    }

    private int number(int at, int size) {
        long number = 0;
        for (int i = 0; i < size; i++) {
            number = number << Byte.SIZE | bytes.get(at + i) & 0xFF;
        }
        if (size < 1 || size > Long.BYTES || number < 0 || number > bytes.limit()) {
            throw new IndexOutOfBoundsException(number);
        }
        return (int) number;
    }
}
