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
    private static final int TRAILER_LENGTH = 32;

    /// Small limits: with larger ones, lists of lists would take long.
    private static final int MAX_OBJECTS = 200;

    private static final int MAX_PARTS = 200;
    private static final int MAX_KEY_LENGTH = 64;

    private static final int DATA = 0x4;
    private static final int ASCII = 0x5;
    private static final int UTF16 = 0x6;
    private static final int UID = 0x8;
    private static final int ARRAY = 0xA;
    private static final int DICTIONARY = 0xD;

    /// The length of an object with at least 15 parts follows as a number.
    private static final int LENGTH_FOLLOWS = 0xF;

    private final ByteBuffer plistBytes;
    private final int referenceSize;
    private final int objectCount;
    private final int offsetSize;
    private final int offsetTable;

    private BinaryPlist(ByteBuffer plistBytes) {
        int trailerOffset = plistBytes.limit() - TRAILER_LENGTH;
        this.plistBytes = plistBytes;
        this.offsetSize = plistBytes.get(trailerOffset + 6);
        this.referenceSize = plistBytes.get(trailerOffset + 7);
        this.objectCount = Math.min(MAX_OBJECTS, readNumber(trailerOffset + 8, Long.BYTES));
        this.offsetTable = readNumber(trailerOffset + 24, Long.BYTES);
    }

    static Optional<BinaryPlist> of(byte[] plistBytes) {
        var magicText =
                new String(
                        plistBytes, 0, Math.min(plistBytes.length, 8), StandardCharsets.ISO_8859_1);
        return magicText.equals(MAGIC) && plistBytes.length > TRAILER_LENGTH
                ? Optional.of(new BinaryPlist(ByteBuffer.wrap(plistBytes)))
                : Optional.empty();
    }

    int objectCount() {
        return objectCount;
    }

    Optional<String> textOf(int objectIndex) {
        return switch (kindOf(objectIndex)) {
            case ASCII -> Optional.of(readString(objectIndex, 1));
            case UTF16 -> Optional.of(readString(objectIndex, 2));
            default -> Optional.empty();
        };
    }

    Optional<byte[]> dataOf(int objectIndex) {
        return kindOf(objectIndex) == DATA
                ? Optional.of(readContent(objectIndex, lengthOf(objectIndex)))
                : Optional.empty();
    }

    /// The object that a keyed archive refers to, by its place among the archive's objects.
    OptionalInt uidOf(int objectIndex) {
        int offset = offsetOf(objectIndex);
        return kindOf(objectIndex) == UID
                ? OptionalInt.of(readNumber(offset + 1, 1 + (plistBytes.get(offset) & 0xF)))
                : OptionalInt.empty();
    }

    List<Integer> arrayOf(int objectIndex) {
        return kindOf(objectIndex) == ARRAY
                ? readReferences(objectIndex, 0, lengthOf(objectIndex))
                : List.of();
    }

    Map<String, Integer> dictionaryOf(int objectIndex) {
        Map<String, Integer> valuesByKey = new HashMap<>();
        if (kindOf(objectIndex) == DICTIONARY) {
            int partCount = lengthOf(objectIndex);
            List<Integer> keyObjects = readReferences(objectIndex, 0, partCount);
            List<Integer> valueObjects = readReferences(objectIndex, partCount, partCount);
            for (int i = 0; i < partCount; i++) {
                int valueObject = valueObjects.get(i);
                int keyObject = keyObjects.get(i);
                if (lengthOf(keyObject) <= MAX_KEY_LENGTH) {
                    textOf(keyObject).ifPresent(name -> valuesByKey.put(name, valueObject));
                }
            }
        }
        return valuesByKey;
    }

    private List<Integer> readReferences(int objectIndex, int firstReference, int partCount) {
        int startOffset =
                contentStart(objectIndex)
                        + Objects.checkIndex(firstReference, MAX_PARTS + 1) * referenceSize;
        List<Integer> references = new ArrayList<>();
        for (int i = 0; i < Objects.checkIndex(partCount, MAX_PARTS + 1); i++) {
            references.add(readNumber(startOffset + i * referenceSize, referenceSize));
        }
        return references;
    }

    private String readString(int objectIndex, int characterWidth) {
        byte[] contentBytes =
                readContent(objectIndex, Math.multiplyExact(lengthOf(objectIndex), characterWidth));
        return new String(
                contentBytes,
                characterWidth == 1 ? StandardCharsets.US_ASCII : StandardCharsets.UTF_16BE);
    }

    private byte[] readContent(int objectIndex, int partCount) {
        int startOffset = contentStart(objectIndex);
        if (partCount > plistBytes.limit() - startOffset) {
            throw new IndexOutOfBoundsException(partCount);
        }
        byte[] contentBytes = new byte[partCount];
        plistBytes.get(startOffset, contentBytes);
        return contentBytes;
    }

    private int offsetOf(int objectIndex) {
        return readNumber(
                Math.addExact(offsetTable, Math.multiplyExact(objectIndex, offsetSize)),
                offsetSize);
    }

    private int kindOf(int objectIndex) {
        return plistBytes.get(offsetOf(objectIndex)) >> 4 & 0xF;
    }

    private int lengthOf(int objectIndex) {
        int offset = offsetOf(objectIndex);
        int partCount = plistBytes.get(offset) & 0xF;
        return partCount < LENGTH_FOLLOWS
                ? partCount
                : readNumber(offset + 2, 1 << (plistBytes.get(offset + 1) & 0xF));
    }

    /// Where an object's content starts.
    private int contentStart(int objectIndex) {
        int offset = offsetOf(objectIndex);
        boolean isShort = (plistBytes.get(offset) & 0xF) < LENGTH_FOLLOWS;
        return isShort ? offset + 1 : offset + 2 + (1 << (plistBytes.get(offset + 1) & 0xF));
    }

    private int readNumber(int offset, int byteCount) {
        long bigNumber = 0;
        for (int i = 0; i < byteCount; i++) {
            bigNumber = bigNumber << Byte.SIZE | plistBytes.get(offset + i) & 0xFF;
        }
        if (byteCount < 1
                || byteCount > Long.BYTES
                || bigNumber < 0
                || bigNumber > plistBytes.limit()) {
            throw new IndexOutOfBoundsException(bigNumber);
        }
        return (int) bigNumber;
    }
}
