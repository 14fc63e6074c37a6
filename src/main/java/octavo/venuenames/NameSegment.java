package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A part of a written venue between two separators.
///
/// @param isBracketed whether it is in brackets
/// @param isJoined whether a comma or nothing precedes it, so that it may continue the segment
///   before
record NameSegment(List<VenueWord> venueWords, boolean isBracketed, boolean isJoined) {
    NameSegment {
        venueWords = List.copyOf(venueWords);
    }

    String foldedText() {
        return venueWords.stream().map(VenueWord::foldedText).collect(Collectors.joining(" "));
    }

    boolean hasWord(VenueVocabulary.VenueWordRole wordRole) {
        for (VenueWord venueWord : venueWords) {
            for (String word : venueWord.foldedWords()) {
                if (VenueVocabulary.hasRole(word, wordRole)) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean hasNumber() {
        return venueWords.stream().anyMatch(VenueWord::isNumeric);
    }

    /// Splits a text.
    static List<NameSegment> of(String text) {
        return new Splitter(text).splitSegments();
    }

    private static final class Splitter {
        private static final String BREAKERS =
                " proceedings revised selected papers part vol volume lecture first second third"
                        + " fourth fifth sixth seventh eighth ninth tenth conference ";

        private final String text;
        private final List<NameSegment> segments = new ArrayList<>();
        private final List<VenueWord> venueWords = new ArrayList<>();
        private int position;
        private int bracketDepth;
        private boolean isJoined = true;

        Splitter(String text) {
            this.text = text;
        }

        List<NameSegment> splitSegments() {
            while (position < text.length()) {
                char character = text.charAt(position);
                if (isWordStart(character)) {
                    readWord();
                } else {
                    readSign(character);
                    position++;
                }
            }
            closeSegment(true);
            return segments;
        }

        private boolean isWordStart(char character) {
            boolean isBeforeDigit =
                    position + 1 < text.length() && NumberWords.isDigit(text.charAt(position + 1));
            return Character.isLetterOrDigit(character)
                    || character > 127 && Character.getType(character) == Character.OTHER_NUMBER
                    || isApostrophe(character) && isBeforeDigit
                    || (character == '*'
                                    || character == ';'
                                            && text.regionMatches(true, position, ";login", 0, 6))
                            && position + 1 < text.length()
                            && Character.isLetter(text.charAt(position + 1));
        }

        private void readWord() {
            int wordStart = position++;
            while (position < text.length() && isWordContinued(text.charAt(position))) {
                position++;
            }
            boolean hasFullStop = position < text.length() && text.charAt(position) == '.';
            venueWords.add(VenueWord.of(text.substring(wordStart, position), hasFullStop));
            if (hasFullStop) {
                position++;
                if (endsSentence()) {
                    closeSegment(false);
                }
            }
        }

        private boolean isWordContinued(char character) {
            if (Character.isLetterOrDigit(character)
                    || Character.getType(character) == Character.NON_SPACING_MARK) {
                return true;
            }
            boolean isInsideWord =
                    position + 1 < text.length()
                            && Character.isLetterOrDigit(text.charAt(position + 1));
            boolean isBeforeDigit = isInsideWord && NumberWords.isDigit(text.charAt(position + 1));
            boolean isDateRange =
                    (character == '\u2013' || character == '-')
                            && isBeforeDigit
                            && NumberWords.isDigit(text.charAt(position - 1));
            return isDateRange
                    || isInsideWord
                            && (character == '-'
                                    || character == '/'
                                    || character == '&'
                                    || character == '+'
                                    || character == '@')
                    || isInsideWord && isApostrophe(character)
                    || character == '*'
                            && !isInsideWord
                            && Character.isUpperCase(text.charAt(position - 1));
        }

        private static boolean isApostrophe(char character) {
            return character == '\''
                    || character == '\u2019'
                    || character == '\u2018'
                    || character == '`'
                    || character == '\u02BC';
        }

        /// A full stop ends more than an abbreviation if a new phrase follows.
        private boolean endsSentence() {
            VenueWord lastWord = venueWords.getLast();
            boolean isAbbreviation =
                    lastWord.rawText().length() < 4
                            || VenueVocabulary.hasAnyRole(
                                    lastWord.foldedText(),
                                    VenueVocabulary.VenueWordRole.HEAD,
                                    VenueVocabulary.VenueWordRole.EVENT,
                                    VenueVocabulary.VenueWordRole.SERIAL,
                                    VenueVocabulary.VenueWordRole.WEAK);
            if (isAbbreviation) {
                return false;
            }
            String nextWord = nextWord();
            return NumberWords.valueOfDigits(nextWord).isPresent()
                    || BREAKERS.contains(" " + nextWord + " ");
        }

        private String nextWord() {
            int wordStart = position;
            while (wordStart < text.length()
                    && !Character.isLetterOrDigit(text.charAt(wordStart))) {
                wordStart++;
            }
            int wordEnd = wordStart;
            while (wordEnd < text.length() && Character.isLetterOrDigit(text.charAt(wordEnd))) {
                wordEnd++;
            }
            return VenueWord.of(text.substring(wordStart, wordEnd), false).foldedText();
        }

        private void readSign(char character) {
            switch (character) {
                case ',' -> closeSegment(true);
                case '(', '[' -> {
                    closeSegment(false);
                    bracketDepth++;
                }
                case ')', ']' -> {
                    closeSegment(false);
                    bracketDepth = Math.max(0, bracketDepth - 1);
                    isJoined = true;
                }
                case ':', ';', '"', '\u201C', '\u201D', '\u2013', '\u2014', '|' ->
                        closeSegment(false);
                case '&' -> venueWords.add(VenueWord.of("and", false));
                case '-' -> {
                    if (isDash()) {
                        closeSegment(false);
                    }
                }
                default -> {}
            }
        }

        private boolean isDash() {
            boolean isAfterBlank = position == 0 || text.charAt(position - 1) == ' ';
            return isAfterBlank
                    && (position + 1 >= text.length() || text.charAt(position + 1) == ' ');
        }

        private void closeSegment(boolean isNextJoined) {
            if (!venueWords.isEmpty()) {
                segments.add(new NameSegment(venueWords, bracketDepth > 0, isJoined));
                venueWords.clear();
                isJoined = isNextJoined;
            } else {
                isJoined &= isNextJoined;
            }
        }
    }
}
