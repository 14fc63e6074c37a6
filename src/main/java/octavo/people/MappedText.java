package octavo.people;

import octavo.bib.BibValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The text of a value, mapped to its source, so that a change to the text can be applied to the
/// source. Text from a macro is elsewhere and cannot be changed here.
final class MappedText {
    private final String source;
    private final StringBuilder expandedText = new StringBuilder();
    private final List<MappedRange> mappedRanges = new ArrayList<>();

    /// A range of the text that occurs in the source.
    private record MappedRange(int textStart, int textEnd, int sourceStart) {}

    private MappedText(String source) {
        this.source = source;
    }

    static MappedText of(BibValue value, Function<String, Optional<String>> macros) {
        var mappedText = new MappedText(value.source());
        int offset = 0;
        for (BibValue.ValuePart part : value.parts()) {
            offset =
                    switch (part) {
                        case BibValue.BracedPart(var innerText) ->
                                mappedText.addMapped(innerText, '{', offset);
                        case BibValue.QuotedPart(var innerText) ->
                                mappedText.addMapped(innerText, '"', offset);
                        case BibValue.BarePart(var bareText) ->
                                mappedText.addUnmapped(bareText, offset);
                        case BibValue.MacroPart macro -> {
                            var macroText = macros.apply(macro.foldedName()).orElse(macro.name());
                            yield mappedText.addUnmapped(macroText, offset);
                        }
                    };
        }
        return mappedText;
    }

    private int addMapped(String innerText, char delimiter, int fromOffset) {
        int sourceStart = source.indexOf(delimiter + innerText, fromOffset);
        if (sourceStart < 0) {
            return addUnmapped(innerText, fromOffset);
        }
        int textStart = expandedText.length();
        expandedText.append(innerText);
        mappedRanges.add(new MappedRange(textStart, expandedText.length(), sourceStart + 1));
        return sourceStart + innerText.length() + 2;
    }

    private int addUnmapped(String unmappedText, int fromOffset) {
        expandedText.append(unmappedText);
        return fromOffset;
    }

    /// The source for a changed text; empty if the change is not all in one place of the source, or
    /// cannot be written there.
    Optional<String> replaceText(String changedText) {
        String oldText = expandedText.toString();
        int startOffset = commonStart(oldText, changedText);
        int endLength = commonEnd(oldText, changedText, startOffset);
        String replacement = changedText.substring(startOffset, changedText.length() - endLength);
        int oldEnd = oldText.length() - endLength;
        return mappedRanges.stream()
                .filter(mappedRange ->
                        mappedRange.textStart() <= startOffset && oldEnd <= mappedRange.textEnd())
                .findFirst()
                .map(mappedRange -> spliceSource(mappedRange, startOffset, oldEnd, replacement));
    }

    private String spliceSource(MappedRange mappedRange, int start, int end, String replacement) {
        int shift = mappedRange.sourceStart() - mappedRange.textStart();
        return source.substring(0, start + shift) + replacement + source.substring(end + shift);
    }

    private static int commonStart(String oldText, String newText) {
        int maxLength = Math.min(oldText.length(), newText.length());
        int length = 0;
        while (length < maxLength && oldText.charAt(length) == newText.charAt(length)) {
            length++;
        }
        return length;
    }

    private static int commonEnd(String oldText, String newText, int startLength) {
        int maxLength = Math.min(oldText.length(), newText.length()) - startLength;
        int length = 0;
        while (length < maxLength
                && oldText.charAt(oldText.length() - 1 - length)
                        == newText.charAt(newText.length() - 1 - length)) {
            length++;
        }
        return length;
    }
}
