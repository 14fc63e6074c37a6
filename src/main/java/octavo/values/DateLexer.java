package octavo.values;

import octavo.values.DateParts.DateToken;
import octavo.values.DateParts.DateTokenKind;
import octavo.values.DateWords.DateWordRole;
import octavo.values.PartialDate.DateCertainty;
import octavo.values.PublicationDate.PublicationState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// Splits a date written in words into its parts.
final class DateLexer {

    /// Longer than any date; a longer text is about something else.
    private static final int MAX_LENGTH = 200;

    private static final int MAX_STATE_WORDS = 3;

    private final String dateText;
    private final List<DateToken> dateParts = new ArrayList<>();
    private Optional<PublicationState> publicationState = Optional.empty();
    private boolean isApproximate;
    private boolean isUncertain;
    private boolean hasLetter;
    private int position;

    private DateLexer(String dateText) {
        this.dateText = dateText;
    }

    static DateParts readParts(String dateText) {
        if (dateText.strip().length() > MAX_LENGTH) {
            return DateParts.NO_PARTS.withParts(List.of(new DateToken(DateTokenKind.OTHER, 0)));
        }
        return new DateLexer(joinEras(LatexWords.plainWords(dateText))).readParts();
    }

    private static String joinEras(String words) {
        return words.replace("b.c.", "bc ").replace("a.d.", "ad ");
    }

    private DateParts readParts() {
        while (position < dateText.length()) {
            char character = dateText.charAt(position);
            if (Character.isDigit(character)) {
                readNumber();
            } else if (Character.isLetter(character)) {
                readWord();
            } else {
                readSymbol(character);
                position++;
            }
        }
        DateCertainty certainty =
                isApproximate
                        ? isUncertain
                                ? DateCertainty.UNCERTAIN_AND_APPROXIMATE
                                : DateCertainty.APPROXIMATE
                        : isUncertain ? DateCertainty.UNCERTAIN : DateCertainty.CERTAIN;
        PartsReduction partsReduction = new PartsReduction(dateParts);
        partsReduction.convertQuarters();
        if (publicationState.isPresent()) {
            partsReduction.removeOtherParts();
        }
        boolean hasOtherText = partsReduction.cutOtherText();
        partsReduction.convertCommas();
        return new DateParts(dateParts, publicationState, certainty, hasOtherText, hasLetter);
    }

    private void readNumber() {
        int digitsStart = position;
        while (position < dateText.length() && Character.isDigit(dateText.charAt(position))) {
            position++;
        }
        int digitCount = position - digitsStart;
        if (digitCount > 4) {
            addPart(DateTokenKind.OTHER, 0);
            return;
        }
        int value = Integer.parseInt(dateText, digitsStart, position, 10);
        int unknownCount = 4 - digitCount;
        if ((unknownCount == 1 || unknownCount == 2) && takeUnknownDigits(unknownCount)) {
            dateParts.add(
                    new DateToken(
                            DateTokenKind.YEAR,
                            unknownCount == 1 ? value * 10 : value * 100,
                            unknownCount));
            return;
        }
        String suffix = wordAt(position);
        if (digitCount == 4 && suffix.equals("s") && value % 10 == 0) {
            dateParts.add(new DateToken(DateTokenKind.YEAR, value, value % 100 == 0 ? 2 : 1));
            position++;
            return;
        }
        if (digitCount == 4 && suffix.length() == 1) {
            hasLetter = true;
            position++;
        } else if (digitCount < 3 && DateWordRole.ORDINAL.hasWord(suffix)) {
            position += suffix.length();
        }
        boolean isYear = digitCount == 4 || (digitCount == 3 && !hasOtherDigits(digitsStart));
        addPart(
                isYear
                        ? DateTokenKind.YEAR
                        : digitCount == 3 ? DateTokenKind.OTHER : DateTokenKind.DAY,
                value);
    }

    /// A three-digit number beside others is more likely a page.
    private boolean hasOtherDigits(int digitsStart) {
        return dateText.chars().filter(Character::isDigit).count() > position - digitsStart;
    }

    /// `199x` and `199?` for a decade, `19xx` and `19??` for a century.
    private boolean takeUnknownDigits(int count) {
        boolean areUnknown =
                dateText.startsWith("x".repeat(count), position)
                        || dateText.startsWith("?".repeat(count), position);
        boolean hasMore =
                position + count < dateText.length()
                        && dateText.charAt(position + count) == dateText.charAt(position);
        if (areUnknown && !hasMore) {
            position += count;
            return true;
        }
        return false;
    }

    private void readWord() {
        if (takeState()) {
            return;
        }
        String word = wordAt(position);
        boolean isBeforeDigit =
                position + 1 < dateText.length()
                        && Character.isDigit(dateText.charAt(position + 1));
        position += word.length();
        int monthOrSeason = DateWords.monthOrSeason(word);
        if (monthOrSeason > 0) {
            addPart(DateTokenKind.MONTH, monthOrSeason);
        } else if (DateWordRole.CIRCA.hasWord(word)) {
            // Library catalogues write c1999 for the year of a copyright.
            isApproximate = isApproximate || !isBeforeDigit;
        } else if (DateWordRole.BEFORE_CHRIST.hasWord(word)) {
            convertToYear(year -> 1 - year);
        } else if (DateWordRole.AFTER_CHRIST.hasWord(word)) {
            convertToYear(year -> year);
        } else if (DateWordRole.QUARTER.hasWord(word)) {
            addPart(DateTokenKind.QUARTER, 0);
        } else if (DateWordRole.RANGE.hasWord(word)) {
            addPart(DateTokenKind.RANGE, 0);
        } else if (!DateWordRole.FILLER.hasWord(word)) {
            addNumeralOrOther(word);
        }
    }

    /// A year may be in Roman numerals; any shorter than `MMXX` look too much like words.
    private void addNumeralOrOther(String word) {
        int year = word.length() < 4 ? 0 : RomanNumerals.valueOf(word).orElse(0);
        addPart(year >= 1400 ? DateTokenKind.YEAR : DateTokenKind.OTHER, year);
    }

    private boolean takeState() {
        for (int count = MAX_STATE_WORDS; count > 0; count--) {
            String words = wordsAt(position, count);
            Optional<PublicationState> foundState = DateWords.findState(words);
            if (foundState.isPresent()) {
                publicationState = foundState;
                position += words.length();
                return true;
            }
        }
        return false;
    }

    /// A number before `BC` or `AD` is a year, however short.
    private void convertToYear(IntUnaryOperator yearConversion) {
        if (!dateParts.isEmpty()) {
            DateToken lastPart = dateParts.getLast();
            if (lastPart.kind() == DateTokenKind.DAY
                    || lastPart.kind() == DateTokenKind.YEAR && lastPart.unknownDigits() == 0) {
                int year = yearConversion.applyAsInt(lastPart.value());
                dateParts.set(dateParts.size() - 1, new DateToken(DateTokenKind.YEAR, year));
            }
        }
    }

    private void readSymbol(char character) {
        switch (character) {
            case '-', '/', '&', '+' -> addPart(DateTokenKind.RANGE, 0);
            case ',', ';', '(' -> addPart(DateTokenKind.COMMA, 0);
            case '?' -> isUncertain = true;
            case ')', '[', ']', '.', ':', '"', '*' -> {}
            default -> {
                if (!Character.isWhitespace(character) && character != '\u00A0') {
                    addPart(DateTokenKind.OTHER, 0);
                }
            }
        }
    }

    private void addPart(DateTokenKind kind, int value) {
        boolean isRepeated =
                !dateParts.isEmpty()
                        && dateParts.getLast().kind() == kind
                        && kind == DateTokenKind.RANGE;
        if (!isRepeated) {
            dateParts.add(new DateToken(kind, value));
        }
    }

    private String wordAt(int startPosition) {
        int endPosition = startPosition;
        while (endPosition < dateText.length()
                && Character.isLetter(dateText.charAt(endPosition))) {
            endPosition++;
        }
        return dateText.substring(startPosition, endPosition);
    }

    /// A number of words, joined by spaces.
    private String wordsAt(int startPosition, int count) {
        int endPosition = startPosition;
        for (int i = 0; i < count; i++) {
            if (i > 0 && endPosition < dateText.length() && dateText.charAt(endPosition) == ' ') {
                endPosition++;
            }
            endPosition += wordAt(endPosition).length();
        }
        return dateText.substring(startPosition, endPosition);
    }
}
