package octavo.bib;

import static org.assertj.core.api.Assertions.assertThat;

import octavo.bib.SourceBytes.Utf8Check;

import org.junit.jupiter.api.Test;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;

final class Utf8CheckTest {
    private static final byte[] EDGES = {
        'a',
        0x7F,
        (byte) 0x80,
        (byte) 0x8F,
        (byte) 0x90,
        (byte) 0x9F,
        (byte) 0xA0,
        (byte) 0xBF,
        (byte) 0xC0,
        (byte) 0xC1,
        (byte) 0xC2,
        (byte) 0xDF,
        (byte) 0xE0,
        (byte) 0xE1,
        (byte) 0xEC,
        (byte) 0xED,
        (byte) 0xEE,
        (byte) 0xEF,
        (byte) 0xF0,
        (byte) 0xF1,
        (byte) 0xF3,
        (byte) 0xF4,
        (byte) 0xF5,
        (byte) 0xFF
    };

    private static boolean decodes(byte[] bytes, int from, int to) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, from, to - from));
            return true;
        } catch (CharacterCodingException _) {
            return false;
        }
    }

    private static void compare(byte[] bytes, int from, int to) {
        assertThat(Utf8Check.isValidUtf8(bytes, from, to)).isEqualTo(decodes(bytes, from, to));
    }

    @Test
    void everyFourBytesAtTheEdgesOfTheTableAreWhatADecoderTakesThemFor() {
        int most = (int) Math.pow(EDGES.length, 4);
        for (int number = 0; number < most; number++) {
            byte[] bytes = new byte[4];
            int left = number;
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = EDGES[left % EDGES.length];
                left /= EDGES.length;
            }
            compare(bytes, 0, bytes.length);
        }
    }

    @Test
    void everyTwoBytesAreWhatADecoderTakesThemFor() {
        for (int number = 0; number < 1 << 16; number++) {
            compare(new byte[] {(byte) (number >> 8), (byte) number}, 0, 2);
        }
    }

    @Test
    void aPartOfALongTextIsWhatADecoderTakesItFor() {
        Random random = new Random(1);
        byte[] text =
                "Müller — 東京, 𝕏; and a good deal of ASCII, as most of a file is "
                        .repeat(3)
                        .getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 20_000; i++) {
            int from = random.nextInt(text.length);
            int to = from + random.nextInt(text.length - from + 1);
            compare(text, from, to);
        }
    }

    @Test
    void oneWrongByteIsFoundWhereverItIs() {
        for (int at = 0; at < 40; at++) {
            byte[] text = "a".repeat(40).getBytes(StandardCharsets.UTF_8);
            text[at] = (byte) 0xFC;
            assertThat(Utf8Check.isValidUtf8(text, 0, text.length)).isFalse();
        }
    }
}
