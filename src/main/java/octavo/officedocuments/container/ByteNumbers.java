package octavo.officedocuments.container;

import java.io.ByteArrayOutputStream;

/// Numbers in an archive: little-endian, unsigned.
final class ByteNumbers {
    private ByteNumbers() {}

    static int shortAt(byte[] bytes, int offset) {
        return bytes[offset] & 0xFF | (bytes[offset + 1] & 0xFF) << 8;
    }

    static long intAt(byte[] bytes, int offset) {
        return shortAt(bytes, offset) | (long) shortAt(bytes, offset + 2) << 16;
    }

    static void writeShort(ByteArrayOutputStream output, int number) {
        output.write(number);
        output.write(number >>> 8);
    }

    static void writeInt(ByteArrayOutputStream output, long number) {
        writeShort(output, (int) number);
        writeShort(output, (int) (number >>> 16));
    }

    static void putInt(byte[] bytes, int offset, long number) {
        for (int i = 0; i < 4; i++) {
            bytes[offset + i] = (byte) (number >>> 8 * i);
        }
    }
}
