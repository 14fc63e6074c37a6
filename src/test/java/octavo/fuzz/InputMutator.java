package octavo.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Damages inputs: flips, cuts, splices, bytes that are no text, long runs, and the tokens of a
/// format in wrong places.
final class InputMutator {
    private static final int LONGEST_RUN = 3000;

    private final Random random;
    private final List<String> tokens;

    /// @param tokens the words and signs of the format
    InputMutator(Random random, List<String> tokens) {
        this.random = random;
        this.tokens = tokens;
    }

    String mutated(String text, String other) {
        byte[] made = mutated(bytes(text), bytes(other));
        return new String(made, StandardCharsets.UTF_8);
    }

    /// An input after a few changes.
    ///
    /// @param other another input of the format, to splice parts of
    byte[] mutated(byte[] input, byte[] other) {
        byte[] made = input;
        for (int changes = 1 + random.nextInt(6); changes > 0; changes--) {
            made = changed(made, other);
        }
        return made;
    }

    private byte[] changed(byte[] input, byte[] other) {
        int at = random.nextInt(input.length + 1);
        int end = at + Math.min(input.length - at, random.nextInt(40));
        return switch (random.nextInt(12)) {
            case 0 -> flipped(input);
            case 1 -> Arrays.copyOf(input, at);
            case 2 -> replaced(input, at, end, new byte[0]);
            case 3 -> replaced(input, at, at, part(input));
            case 4 -> replaced(input, at, at, part(other));
            case 5 -> replaced(input, at, end, noText());
            case 6 -> replaced(input, at, at, run());
            case 7 -> replaced(input, at, end, token());
            default -> replaced(input, at, at, token());
        };
    }

    private byte[] flipped(byte[] input) {
        byte[] made = input.clone();
        if (made.length > 0) {
            made[random.nextInt(made.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return made;
    }

    private byte[] part(byte[] of) {
        int from = random.nextInt(of.length + 1);
        return Arrays.copyOfRange(of, from, from + random.nextInt(of.length - from + 1));
    }

    private byte[] noText() {
        return switch (random.nextInt(6)) {
            case 0 -> new byte[1];
            case 1 -> new byte[] {(byte) 0xC3};
            case 2 -> new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80};
            case 3 -> new byte[] {(byte) 0xFF, (byte) 0xFE};
            case 4 -> new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
            default -> "é\u0301".getBytes(StandardCharsets.UTF_16LE);
        };
    }

    private byte[] run() {
        byte[] token = token();
        var run = new ByteArrayOutputStream();
        int length = random.nextInt(LONGEST_RUN);
        while (token.length > 0 && run.size() < length) {
            run.writeBytes(token);
        }
        return run.toByteArray();
    }

    private byte[] token() {
        return bytes(tokens.get(random.nextInt(tokens.size())));
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] replaced(byte[] input, int from, int to, byte[] by) {
        var made = new ByteArrayOutputStream(input.length + by.length);
        made.write(input, 0, from);
        made.writeBytes(by);
        made.write(input, to, input.length - to);
        return made.toByteArray();
    }
}
