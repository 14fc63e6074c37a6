package octavo.bib;

import octavo.text.Span;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// A minimal edit that turns one text into another: bytes common to both stay as they are, even
/// where the file mixes encodings.
record ByteSplice(Span part, ByteSlice by) {

    /// The edit that makes a span read as a text; empty if the span's bytes cannot be reproduced
    /// from its text, or if the text cannot be encoded.
    ///
    /// @param whole the slice that contains the span
    static Optional<ByteSplice> of(ByteSlice whole, Span place, String text) {
        ByteSlice stretch = whole.part(place);
        String old = stretch.text();
        boolean utf8 = stretch.isUtf8();
        Charset charset = utf8 ? StandardCharsets.UTF_8 : stretch.source().legacy();
        if (!Arrays.equals(old.getBytes(charset), stretch.bytes())) {
            return Optional.empty();
        }
        int start = commonStart(old, text);
        int end = commonEnd(old, text, start);
        String by = text.substring(start, text.length() - end);
        int from = old.substring(0, start).getBytes(charset).length;
        int to = stretch.length() - old.substring(old.length() - end).getBytes(charset).length;
        boolean foreign = utf8 && stretch.length() > old.length();
        return (foreign ? Optional.of(by.getBytes(StandardCharsets.UTF_8)) : whole.encode(by))
                .map(bytes -> new ByteSplice(new Span(from, to), ByteSlice.of(bytes)));
    }

    private static int commonStart(String a, String b) {
        int most = Math.min(a.length(), b.length());
        int i = 0;
        while (i < most && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return i > 0 && Character.isHighSurrogate(a.charAt(i - 1)) ? i - 1 : i;
    }

    private static int commonEnd(String a, String b, int start) {
        int most = Math.min(a.length(), b.length()) - start;
        int i = 0;
        while (i < most && a.charAt(a.length() - 1 - i) == b.charAt(b.length() - 1 - i)) {
            i++;
        }
        return i > 0 && Character.isLowSurrogate(a.charAt(a.length() - i)) ? i - 1 : i;
    }
}
