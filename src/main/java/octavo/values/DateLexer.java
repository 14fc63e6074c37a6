package octavo.values;

import octavo.values.DateParts.Kind;
import octavo.values.DateParts.Part;
import octavo.values.DateWords.Role;
import octavo.values.PartialDate.Certainty;
import octavo.values.PublicationDate.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// Splits a date written in words into its parts.
final class DateLexer {

    /// Longer than any date; a longer text is about something else.
    private static final int LONGEST = 200;

    private static final int MOST_WORDS_OF_A_STATE = 3;

    private final String text;
    private final List<Part> parts = new ArrayList<>();
    private Optional<State> state = Optional.empty();
    private boolean circa;
    private boolean uncertain;
    private boolean lettered;
    private int at;

    private DateLexer(String text) {
        this.text = text;
    }

    static DateParts read(String text) {
        if (text.strip().length() > LONGEST) {
            return DateParts.NOTHING.withParts(List.of(new Part(Kind.OTHER, 0)));
        }
        return new DateLexer(withEras(LatexWords.of(text))).read();
    }

    private static String withEras(String words) {
        return words.replace("b.c.", "bc ").replace("a.d.", "ad ");
    }

    private DateParts read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isDigit(c)) {
                number();
            } else if (Character.isLetter(c)) {
                word();
            } else {
                symbol(c);
                at++;
            }
        }
        Certainty certainty =
                circa
                        ? uncertain ? Certainty.UNCERTAIN_AND_APPROXIMATE : Certainty.APPROXIMATE
                        : uncertain ? Certainty.UNCERTAIN : Certainty.CERTAIN;
        PartsReduction reduction = new PartsReduction(parts);
        reduction.quarters();
        if (state.isPresent()) {
            reduction.dropOther();
        }
        boolean otherText = reduction.cutOther();
        reduction.commas();
        return new DateParts(parts, state, certainty, otherText, lettered);
    }

    private void number() {
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        int length = at - start;
        if (length > 4) {
            add(Kind.OTHER, 0);
            return;
        }
        int value = Integer.parseInt(text, start, at, 10);
        int unknown = 4 - length;
        if ((unknown == 1 || unknown == 2) && takesUnknownDigits(unknown)) {
            parts.add(new Part(Kind.YEAR, unknown == 1 ? value * 10 : value * 100, unknown));
            return;
        }
        String suffix = wordAt(at);
        if (length == 4 && suffix.equals("s") && value % 10 == 0) {
            parts.add(new Part(Kind.YEAR, value, value % 100 == 0 ? 2 : 1));
            at++;
            return;
        }
        if (length == 4 && suffix.length() == 1) {
            lettered = true;
            at++;
        } else if (length < 3 && Role.ORDINAL.has(suffix)) {
            at += suffix.length();
        }
        boolean isYear = length == 4 || (length == 3 && !hasOtherDigits(start));
        add(isYear ? Kind.YEAR : length == 3 ? Kind.OTHER : Kind.DAY, value);
    }

    /// A three-digit number beside others is more likely a page.
    private boolean hasOtherDigits(int start) {
        return text.chars().filter(Character::isDigit).count() > at - start;
    }

    /// `199x` and `199?` for a decade, `19xx` and `19??` for a century.
    private boolean takesUnknownDigits(int count) {
        boolean all =
                text.startsWith("x".repeat(count), at) || text.startsWith("?".repeat(count), at);
        boolean more = at + count < text.length() && text.charAt(at + count) == text.charAt(at);
        if (all && !more) {
            at += count;
            return true;
        }
        return false;
    }

    private void word() {
        if (takesState()) {
            return;
        }
        String word = wordAt(at);
        boolean glued = at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
        at += word.length();
        int period = DateWords.period(word);
        if (period > 0) {
            add(Kind.MONTH, period);
        } else if (Role.CIRCA.has(word)) {
            // Library catalogues write c1999 for the year of a copyright.
            circa = circa || !glued;
        } else if (Role.BEFORE_CHRIST.has(word)) {
            yearOfEra(year -> 1 - year);
        } else if (Role.AFTER_CHRIST.has(word)) {
            yearOfEra(year -> year);
        } else if (Role.QUARTER.has(word)) {
            add(Kind.QUARTER, 0);
        } else if (Role.RANGE.has(word)) {
            add(Kind.RANGE, 0);
        } else if (!Role.FILLER.has(word)) {
            addNumeralOrOther(word);
        }
    }

    /// A year may be in Roman numerals; any shorter than `MMXX` look too much like words.
    private void addNumeralOrOther(String word) {
        int year = word.length() < 4 ? 0 : RomanNumerals.value(word).orElse(0);
        add(year >= 1400 ? Kind.YEAR : Kind.OTHER, year);
    }

    private boolean takesState() {
        for (int count = MOST_WORDS_OF_A_STATE; count > 0; count--) {
            String words = wordsAt(at, count);
            Optional<State> found = DateWords.state(words);
            if (found.isPresent()) {
                state = found;
                at += words.length();
                return true;
            }
        }
        return false;
    }

    /// A number before `BC` or `AD` is a year, however short.
    private void yearOfEra(IntUnaryOperator counted) {
        if (!parts.isEmpty()) {
            Part last = parts.getLast();
            if (last.kind() == Kind.DAY || last.kind() == Kind.YEAR && last.unknownDigits() == 0) {
                int year = counted.applyAsInt(last.value());
                parts.set(parts.size() - 1, new Part(Kind.YEAR, year));
            }
        }
    }

    private void symbol(char c) {
        switch (c) {
            case '-', '/', '&', '+' -> add(Kind.RANGE, 0);
            case ',', ';', '(' -> add(Kind.COMMA, 0);
            case '?' -> uncertain = true;
            case ')', '[', ']', '.', ':', '"', '*' -> {}
            default -> {
                if (!Character.isWhitespace(c) && c != '\u00A0') {
                    add(Kind.OTHER, 0);
                }
            }
        }
    }

    private void add(Kind kind, int value) {
        boolean repeated = !parts.isEmpty() && parts.getLast().kind() == kind && kind == Kind.RANGE;
        if (!repeated) {
            parts.add(new Part(kind, value));
        }
    }

    private String wordAt(int from) {
        int to = from;
        while (to < text.length() && Character.isLetter(text.charAt(to))) {
            to++;
        }
        return text.substring(from, to);
    }

    /// A number of words, joined by spaces.
    private String wordsAt(int from, int count) {
        int to = from;
        for (int i = 0; i < count; i++) {
            if (i > 0 && to < text.length() && text.charAt(to) == ' ') {
                to++;
            }
            to += wordAt(to).length();
        }
        return text.substring(from, to);
    }
}
