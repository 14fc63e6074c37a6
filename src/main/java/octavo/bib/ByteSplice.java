package octavo.bib;

import octavo.text.Span;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// A minimal edit that turns one text into another: bytes common to both stay as they are, even
/// where the file mixes encodings.
record ByteSplice(Span span, ByteSlice replacement) {

    /// The edit that makes a span read as a text; empty if the span's bytes cannot be reproduced
    /// from its text, or if the text cannot be encoded.
    ///
    /// @param containingSlice the slice that contains the span
    static Optional<ByteSplice> of(ByteSlice containingSlice, Span targetSpan, String newText) {
        ByteSlice targetSlice = containingSlice.subSlice(targetSpan);
        String oldText = targetSlice.text();
        boolean isUtf8 = targetSlice.isUtf8();
        Charset charset = isUtf8 ? StandardCharsets.UTF_8 : targetSlice.source().legacyCharset();
        if (!Arrays.equals(oldText.getBytes(charset), targetSlice.bytes())) {
            return Optional.empty();
        }
        int prefixLength = commonPrefixLength(oldText, newText);
        int suffixLength = commonSuffixLength(oldText, newText, prefixLength);
        String insertedText = newText.substring(prefixLength, newText.length() - suffixLength);
        int startByte = oldText.substring(0, prefixLength).getBytes(charset).length;
        int endByte =
                targetSlice.length()
                        - oldText.substring(oldText.length() - suffixLength)
                                .getBytes(charset)
                                .length;
        boolean hasMultiByteText = isUtf8 && targetSlice.length() > oldText.length();
        return (hasMultiByteText
                        ? Optional.of(insertedText.getBytes(StandardCharsets.UTF_8))
                        : containingSlice.encode(insertedText))
                .map(insertedBytes ->
                        new ByteSplice(new Span(startByte, endByte), ByteSlice.of(insertedBytes)));
    }

    private static int commonPrefixLength(String firstText, String secondText) {
        int maxLength = Math.min(firstText.length(), secondText.length());
        int i = 0;
        while (i < maxLength && firstText.charAt(i) == secondText.charAt(i)) {
            i++;
        }
        return i > 0 && Character.isHighSurrogate(firstText.charAt(i - 1)) ? i - 1 : i;
    }

    private static int commonSuffixLength(String firstText, String secondText, int prefixLength) {
        int maxLength = Math.min(firstText.length(), secondText.length()) - prefixLength;
        int i = 0;
        while (i < maxLength
                && firstText.charAt(firstText.length() - 1 - i)
                        == secondText.charAt(secondText.length() - 1 - i)) {
            i++;
        }
        return i > 0 && Character.isLowSurrogate(firstText.charAt(firstText.length() - i))
                ? i - 1
                : i;
    }
}
