package octavo.importing;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/// Damages files at random, the same way each time.
///
/// @param signs what is likely to confuse a reader
record FileDamage(Random random, String signs) {
    FileDamage(String signs) {
        this(new Random(30), signs);
    }

    /// Cuts, deletes, doubles, or sprinkles signs.
    byte[] damaged(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        int from = random.nextInt(file.length);
        return switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(file, from);
            case 1 -> bytes(text.substring(0, from) + text.substring(end(file, from, 40)));
            case 2 -> bytes(text.substring(0, end(file, from, 400)) + text.substring(from));
            default -> sprinkled(file);
        };
    }

    private int end(byte[] file, int from, int most) {
        return Math.min(from + 1 + random.nextInt(most), file.length);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private byte[] sprinkled(byte[] file) {
        byte[] bytes = file.clone();
        for (int i = 0; i < 1 + random.nextInt(8); i++) {
            bytes[random.nextInt(bytes.length)] =
                    random.nextBoolean()
                            ? (byte) signs.charAt(random.nextInt(signs.length()))
                            : (byte) random.nextInt(256);
        }
        return bytes;
    }
}
