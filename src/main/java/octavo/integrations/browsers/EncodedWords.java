package octavo.integrations.browsers;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the words of headers that stand for others than ASCII ones (RFC 2047).
final class EncodedWords {
    private static final Pattern WORD =
            Pattern.compile("=\\?([\\w-]{1,40})\\?([BbQq])\\?([^?]*)\\?=");
    private static final Pattern BETWEEN = Pattern.compile("(?<=\\?=)\\s+(?==\\?)");
    private static final int HEX = 16;

    private EncodedWords() {}

    /// The header with its encoded words decoded. Malformed ones stay as they are.
    static String decode(String header) {
        return WORD.matcher(BETWEEN.matcher(header).replaceAll(""))
                .replaceAll(word -> Matcher.quoteReplacement(decodeWord(word)));
    }

    private static String decodeWord(MatchResult word) {
        try {
            Charset charset = Charset.forName(word.group(1));
            byte[] bytes =
                    word.group(2).toUpperCase(Locale.ROOT).equals("B")
                            ? Base64.getDecoder().decode(word.group(3))
                            : decodeQuoted(word.group(3));
            return new String(bytes, charset);
        } catch (IllegalArgumentException _) {
            return word.group();
        }
    }

    private static byte[] decodeQuoted(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '=' && i + 2 < text.length()) {
                bytes.write(Integer.parseInt(text, i + 1, i + 3, HEX));
                i += 2;
            } else {
                bytes.writeBytes(
                        (character == '_' ? " " : String.valueOf(character))
                                .getBytes(StandardCharsets.ISO_8859_1));
            }
        }
        return bytes.toByteArray();
    }
}
