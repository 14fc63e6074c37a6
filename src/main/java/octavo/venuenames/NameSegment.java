package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A part of a written venue between two separators.
///
/// @param bracketed whether it is in brackets
/// @param joined whether a comma or nothing precedes it, so that it may continue the segment before
record NameSegment(List<VenueWord> tokens, boolean bracketed, boolean joined) {
    NameSegment {
        tokens = List.copyOf(tokens);
    }

    String folded() {
        return tokens.stream().map(VenueWord::folded).collect(Collectors.joining(" "));
    }

    boolean hasWord(VenueVocabulary.Part part) {
        for (VenueWord token : tokens) {
            for (String word : token.words()) {
                if (VenueVocabulary.is(word, part)) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean hasNumber() {
        return tokens.stream().anyMatch(VenueWord::isNumeric);
    }

    /// Splits a text.
    static List<NameSegment> of(String text) {
        return new Splitter(text).split();
    }

    private static final class Splitter {
        private static final String BREAKERS =
                " proceedings revised selected papers part vol volume lecture first second third"
                        + " fourth fifth sixth seventh eighth ninth tenth conference ";

        private final String text;
        private final List<NameSegment> segments = new ArrayList<>();
        private final List<VenueWord> tokens = new ArrayList<>();
        private int at;
        private int depth;
        private boolean joined = true;

        Splitter(String text) {
            this.text = text;
        }

        List<NameSegment> split() {
            while (at < text.length()) {
                char c = text.charAt(at);
                if (startsWord(c)) {
                    word();
                } else {
                    sign(c);
                    at++;
                }
            }
            close(true);
            return segments;
        }

        private boolean startsWord(char c) {
            boolean number = at + 1 < text.length() && NumberWords.isDigit(text.charAt(at + 1));
            return Character.isLetterOrDigit(c)
                    || c > 127 && Character.getType(c) == Character.OTHER_NUMBER
                    || isApostrophe(c) && number
                    || (c == '*' || c == ';' && text.regionMatches(true, at, ";login", 0, 6))
                            && at + 1 < text.length()
                            && Character.isLetter(text.charAt(at + 1));
        }

        private void word() {
            int start = at++;
            while (at < text.length() && continuesWord(text.charAt(at))) {
                at++;
            }
            boolean dot = at < text.length() && text.charAt(at) == '.';
            tokens.add(VenueWord.of(text.substring(start, at), dot));
            if (dot) {
                at++;
                if (endsSentence()) {
                    close(false);
                }
            }
        }

        private boolean continuesWord(char c) {
            if (Character.isLetterOrDigit(c)
                    || Character.getType(c) == Character.NON_SPACING_MARK) {
                return true;
            }
            boolean inner =
                    at + 1 < text.length() && Character.isLetterOrDigit(text.charAt(at + 1));
            boolean number = inner && NumberWords.isDigit(text.charAt(at + 1));
            boolean dates =
                    (c == '\u2013' || c == '-')
                            && number
                            && NumberWords.isDigit(text.charAt(at - 1));
            return dates
                    || inner && (c == '-' || c == '/' || c == '&' || c == '+' || c == '@')
                    || inner && isApostrophe(c)
                    || c == '*' && !inner && Character.isUpperCase(text.charAt(at - 1));
        }

        private static boolean isApostrophe(char c) {
            return c == '\'' || c == '\u2019' || c == '\u2018' || c == '`' || c == '\u02BC';
        }

        /// A full stop ends more than an abbreviation if a new phrase follows.
        private boolean endsSentence() {
            VenueWord last = tokens.getLast();
            boolean abbreviation =
                    last.raw().length() < 4
                            || VenueVocabulary.isAny(
                                    last.folded(),
                                    VenueVocabulary.Part.HEAD,
                                    VenueVocabulary.Part.EVENT,
                                    VenueVocabulary.Part.SERIAL,
                                    VenueVocabulary.Part.WEAK);
            if (abbreviation) {
                return false;
            }
            String next = nextWord();
            return NumberWords.digits(next).isPresent() || BREAKERS.contains(" " + next + " ");
        }

        private String nextWord() {
            int start = at;
            while (start < text.length() && !Character.isLetterOrDigit(text.charAt(start))) {
                start++;
            }
            int end = start;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            return VenueWord.of(text.substring(start, end), false).folded();
        }

        private void sign(char c) {
            switch (c) {
                case ',' -> close(true);
                case '(', '[' -> {
                    close(false);
                    depth++;
                }
                case ')', ']' -> {
                    close(false);
                    depth = Math.max(0, depth - 1);
                    joined = true;
                }
                case ':', ';', '"', '\u201C', '\u201D', '\u2013', '\u2014', '|' -> close(false);
                case '&' -> tokens.add(VenueWord.of("and", false));
                case '-' -> {
                    if (isDash()) {
                        close(false);
                    }
                }
                default -> {}
            }
        }

        private boolean isDash() {
            boolean before = at == 0 || text.charAt(at - 1) == ' ';
            return before && (at + 1 >= text.length() || text.charAt(at + 1) == ' ');
        }

        private void close(boolean comma) {
            if (!tokens.isEmpty()) {
                segments.add(new NameSegment(tokens, depth > 0, joined));
                tokens.clear();
                joined = comma;
            } else {
                joined &= comma;
            }
        }
    }
}
