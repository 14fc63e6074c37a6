package octavo.cv.configuration;

import octavo.cv.configuration.TemplateSnippet.SnippetKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Resolves a template's punctuation between values, some of which may be missing or end with
/// punctuation themselves: of adjacent marks one stays; none stays without text on both sides; and
/// none is added to an end that already has it. Values, and words of the template, never change.
final class TemplatePunctuation {
    private static final String PUNCTUATION_MARKS = ",.;:";
    private static final String SENTENCE_ENDS = ".?!\u2026\u3002\uFF1F\uFF01";
    private static final String OPENING_BRACKETS = "([{";
    private static final String CLOSING_BRACKETS = ")]}";
    private static final String CLOSING_QUOTES = "\u201D\u2019\u00BB\"'";

    private final StringBuilder printedText = new StringBuilder();

    private TemplatePunctuation() {}

    /// The printed snippets of a line.
    static List<TemplateSnippet> settleLine(List<TemplateSnippet> line) {
        TemplatePunctuation punctuation = new TemplatePunctuation();
        List<TemplateSnippet> settledSnippets = new ArrayList<>();
        List<TemplateSnippet> pendingSnippets = new ArrayList<>();
        for (TemplateSnippet snippet : line) {
            if (snippet.snippetKind() == SnippetKind.WORDS) {
                punctuation.settlePending(pendingSnippets, snippet.text(), settledSnippets);
                pendingSnippets.clear();
                settledSnippets.add(snippet);
                punctuation.printedText.append(snippet.text());
            } else {
                pendingSnippets.add(snippet);
            }
        }
        punctuation.settlePending(pendingSnippets, "", settledSnippets);
        return settledSnippets;
    }

    /// Adds the punctuation before the next words, and markup before and behind it.
    private void settlePending(
            List<TemplateSnippet> pendingSnippets,
            String followingText,
            List<TemplateSnippet> settledSnippets) {
        List<TemplateSnippet> punctuationSnippets =
                pendingSnippets.stream()
                        .filter(snippet -> snippet.snippetKind() != SnippetKind.RAW)
                        .toList();
        int splitIndex = 0;
        while (splitIndex < pendingSnippets.size()
                && pendingSnippets.get(splitIndex).snippetKind() != SnippetKind.JOINT) {
            splitIndex++;
        }
        settledSnippets.addAll(rawSnippets(pendingSnippets.subList(0, splitIndex)));
        punctuationBetween(punctuationSnippets, followingText).ifPresent(settledSnippets::add);
        settledSnippets.addAll(
                rawSnippets(pendingSnippets.subList(splitIndex, pendingSnippets.size())));
    }

    private static List<TemplateSnippet> rawSnippets(List<TemplateSnippet> snippets) {
        return snippets.stream()
                .filter(snippet -> snippet.snippetKind() == SnippetKind.RAW)
                .toList();
    }

    /// The start of a literal text's words, after a mark and spaces. A mark that is part of a word,
    /// such as that of `.pdf`, or of an ellipsis is not punctuation.
    static int startOfWords(String text) {
        int startIndex = skipBlanks(text, 0);
        if (startIndex == text.length() || !isMark(text.charAt(startIndex))) {
            return startIndex;
        }
        int nextIndex = startIndex + 1;
        boolean isPunctuation =
                nextIndex == text.length()
                        || !isMark(text.charAt(nextIndex))
                                && !Character.isLetterOrDigit(text.charAt(nextIndex));
        return isPunctuation ? skipBlanks(text, nextIndex) : startIndex;
    }

    /// The end of its words, before spaces and a mark. The full stop of an abbreviation is not
    /// punctuation.
    static int endOfWords(String text, int startIndex) {
        int endIndex = skipBlanksBack(text, startIndex, text.length());
        if (endIndex - startIndex < 2 || !isMark(text.charAt(endIndex - 1))) {
            return endIndex;
        }
        char lastCharacter = text.charAt(endIndex - 2);
        boolean isAbbreviation =
                text.charAt(endIndex - 1) == '.' && Character.isLetterOrDigit(lastCharacter);
        return isAbbreviation || isMark(lastCharacter)
                ? endIndex
                : skipBlanksBack(text, startIndex, endIndex - 1);
    }

    /// The punctuation between the previous and the next words.
    private Optional<TemplateSnippet> punctuationBetween(
            List<TemplateSnippet> pendingSnippets, String followingText) {
        boolean isAtStart =
                printedText.isEmpty()
                        || OPENING_BRACKETS.indexOf(printedText.charAt(printedText.length() - 1))
                                >= 0;
        boolean isAtEnd =
                followingText.isEmpty() || CLOSING_BRACKETS.indexOf(followingText.charAt(0)) >= 0;
        if (isAtStart
                && pendingSnippets.stream()
                        .anyMatch(snippet -> snippet.snippetKind() == SnippetKind.MISSING)) {
            return Optional.empty();
        }
        List<TemplateSnippet> punctuationSnippets =
                isAtEnd ? closingPunctuation(pendingSnippets) : punctuationIn(pendingSnippets);
        if (punctuationSnippets.isEmpty()) {
            return Optional.empty();
        }
        TemplateSnippet keptSnippet =
                isAtEnd ? punctuationSnippets.getLast() : strongest(punctuationSnippets);
        String keptText =
                punctuationSnippets.size() == 1 || isAtEnd
                        ? keptSnippet.text()
                        : withSpace(keptSnippet, punctuationSnippets);
        return Optional.of(stripLineEnds(withoutRepeatedMark(keptText), followingText))
                .filter(snippet -> !snippet.isEmpty())
                .map(keptSnippet::withText);
    }

    private static List<TemplateSnippet> punctuationIn(List<TemplateSnippet> pendingSnippets) {
        return pendingSnippets.stream()
                .filter(snippet -> snippet.snippetKind() == SnippetKind.JOINT)
                .toList();
    }

    /// Punctuation that may end a line: the template's own at the end, and a full stop that ends
    /// the text before it without a space.
    private static List<TemplateSnippet> closingPunctuation(List<TemplateSnippet> pendingSnippets) {
        List<TemplateSnippet> closingSnippets = new ArrayList<>();
        for (TemplateSnippet snippet : pendingSnippets) {
            if (snippet.snippetKind() == SnippetKind.MISSING) {
                closingSnippets.removeIf(candidate -> !candidate.text().endsWith("."));
            } else if (markOf(snippet) != ' ' || closingSnippets.isEmpty()) {
                closingSnippets.add(snippet);
            }
        }
        return closingSnippets;
    }

    /// The first, but preferring a full stop to a comma or semicolon, and any mark to a space.
    private static TemplateSnippet strongest(List<TemplateSnippet> punctuationSnippets) {
        TemplateSnippet strongestSnippet = punctuationSnippets.getFirst();
        for (TemplateSnippet punctuationSnippet : punctuationSnippets) {
            boolean isStronger =
                    switch (markOf(strongestSnippet)) {
                        case ' ' -> markOf(punctuationSnippet) != ' ';
                        case ',', ';' -> markOf(punctuationSnippet) == '.';
                        default -> false;
                    };
            strongestSnippet = isStronger ? punctuationSnippet : strongestSnippet;
        }
        return strongestSnippet;
    }

    /// The mark followed by a space, unless all are the same mark without one.
    private static String withSpace(
            TemplateSnippet keptSnippet, List<TemplateSnippet> punctuationSnippets) {
        boolean needsSpace =
                punctuationSnippets.stream()
                        .anyMatch(snippet ->
                                markOf(snippet) != markOf(keptSnippet)
                                        || endsInBlank(snippet.text()));
        int endIndex = skipBlanksBack(keptSnippet.text(), 0, keptSnippet.text().length());
        return keptSnippet.text().substring(0, endIndex) + (needsSpace ? " " : "");
    }

    /// Drops a mark that the preceding words already end with.
    private String withoutRepeatedMark(String text) {
        int offset = skipBlanks(text, 0);
        return offset < text.length() && endsWithMark(text.charAt(offset))
                ? text.substring(offset + 1)
                : text;
    }

    private boolean endsWithMark(char mark) {
        int lastIndex = printedText.length() - 1;
        while (lastIndex >= 0 && CLOSING_QUOTES.indexOf(printedText.charAt(lastIndex)) >= 0) {
            lastIndex--;
        }
        char endMark = lastIndex < 0 ? ' ' : printedText.charAt(lastIndex);
        return endMark == mark
                || mark == '.' && (SENTENCE_ENDS + ";:").indexOf(endMark) >= 0
                || mark == ':' && "?!".indexOf(endMark) >= 0;
    }

    /// Drops spaces at the ends of the line.
    private String stripLineEnds(String text, String followingText) {
        int startIndex = printedText.isEmpty() ? skipBlanks(text, 0) : 0;
        int endIndex =
                followingText.isEmpty()
                        ? skipBlanksBack(text, startIndex, text.length())
                        : text.length();
        return text.substring(startIndex, endIndex);
    }

    /// The mark of a joint, or a space.
    private static char markOf(TemplateSnippet punctuationSnippet) {
        int offset = skipBlanks(punctuationSnippet.text(), 0);
        return offset < punctuationSnippet.text().length()
                ? punctuationSnippet.text().charAt(offset)
                : ' ';
    }

    private static boolean endsInBlank(String text) {
        return isBlank(text.charAt(text.length() - 1));
    }

    private static int skipBlanks(String text, int startIndex) {
        int offset = startIndex;
        while (offset < text.length() && isBlank(text.charAt(offset))) {
            offset++;
        }
        return offset;
    }

    private static int skipBlanksBack(String text, int startIndex, int endIndex) {
        int offset = endIndex;
        while (offset > startIndex && isBlank(text.charAt(offset - 1))) {
            offset--;
        }
        return offset;
    }

    private static boolean isMark(char character) {
        return PUNCTUATION_MARKS.indexOf(character) >= 0;
    }

    private static boolean isBlank(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }
}
