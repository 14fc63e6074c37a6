package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Finds ordinals, years and dates in a written venue and removes them.
final class EditionReader {
    /// Two digits without an apostrophe are no year between these bounds.
    private static final int LATEST_SHORT_YEAR = 28;

    private static final int EARLIEST_SHORT_YEAR = 60;

    /// No title has more words before its ordinal.
    private static final int MAX_LEAD_WORDS = 16;

    private final boolean isEvent;
    private Optional<Integer> ordinal = Optional.empty();
    private Optional<Integer> year = Optional.empty();

    /// A number after an acronym, which may be a year or an ordinal.
    private Optional<Integer> yearOrOrdinal = Optional.empty();

    /// Whether it had a leading zero, as a year has: `ICML-05`.
    private boolean hasLeadingZero;

    private int findingCount;

    private List<VenueWord> venueWords = List.of();
    private List<VenueWord> remainingWords = new ArrayList<>();
    private boolean isDateSegment;
    private int position;

    /// @param isEvent whether it is the name of an event, so that ordinals are expected
    EditionReader(boolean isEvent) {
        this.isEvent = isEvent;
    }

    /// The number of findings so far.
    int findingCount() {
        return findingCount;
    }

    /// The words of a segment that do not concern the edition.
    List<VenueWord> withoutEdition(NameSegment segment) {
        venueWords = segment.venueWords();
        remainingWords = new ArrayList<>(venueWords.size());
        isDateSegment = isDated(segment);
        for (position = 0; position < venueWords.size(); position++) {
            VenueWord venueWord = venueWords.get(position);
            if (hasDigit(venueWord.rawText()) ? !takeNumber(venueWord) : !takeWord(venueWord)) {
                remainingWords.add(venueWord);
            }
        }
        return remainingWords;
    }

    private static boolean hasDigit(String rawWord) {
        for (int i = 0; i < rawWord.length(); i++) {
            if (Character.getType(rawWord.charAt(i)) == Character.DECIMAL_DIGIT_NUMBER) {
                return true;
            }
        }
        return false;
    }

    /// Whether the month names in it belong to a date.
    private static boolean isDated(NameSegment segment) {
        boolean hasMonth = false;
        boolean hasOther = false;
        boolean hasNumber = false;
        for (VenueWord venueWord : segment.venueWords()) {
            boolean isMonth =
                    venueWord.foldedWords().stream()
                            .anyMatch(foldedWord ->
                                    VenueVocabulary.hasRole(foldedWord, VenueWordRole.MONTH));
            hasMonth |= isMonth;
            hasNumber |=
                    venueWord.isNumeric()
                            || NumberWords.valueOfDigits(venueWord.foldedText()).isPresent();
            hasOther |= !isMonth && !venueWord.isNumeric();
        }
        return hasMonth && (hasNumber || !hasOther);
    }

    private boolean takeNumber(VenueWord venueWord) {
        String rawWord = venueWord.rawText();
        if (isShortYear(rawWord)) {
            setYear(expandYear(Integer.parseInt(rawWord.substring(1))));
            return true;
        }
        if (venueWord.isNumber()) {
            return takeBareNumber(venueWord);
        }
        OptionalInt digits = NumberWords.valueOfDigits(venueWord.foldedText());
        if (digits.isPresent() && (isEvent || isAtStart())) {
            setOrdinal(digits.getAsInt());
            return true;
        }
        return rawWord.startsWith("abs/") || venueWord.isNumeric() || takeSuffix(venueWord);
    }

    /// `'24`; but not the `'3D` of a workshop or the `'2K` of a conference.
    private static boolean isShortYear(String rawWord) {
        return rawWord.length() == 3
                && isApostrophe(rawWord.charAt(0))
                && NumberWords.isDigit(rawWord.charAt(1))
                && NumberWords.isDigit(rawWord.charAt(2));
    }

    private boolean takeBareNumber(VenueWord venueWord) {
        int number = venueWord.rawText().length() > 6 ? 0 : Integer.parseInt(venueWord.rawText());
        VenueWord nextWord = isLast() ? venueWord : venueWords.get(position + 1);
        boolean isIdentifier = venueWord.hasFullStop() && !isLast() && nextWord.isNumber();
        if (venueWord.rawText().length() == 4 && number >= 1850 && number < 2100 && !isIdentifier) {
            setYear(number);
        } else if (isIdentifier) {
            position++;
        } else if (isEvent && venueWord.hasFullStop() && isAtStart() && !followsAcronym()) {
            setOrdinal(number);
        } else if (number > 0
                && venueWord.rawText().length() <= 2
                && isLast()
                && position > 0
                && venueWords.get(position - 1).isAcronym()) {
            setYearOrOrdinal(number, venueWord.rawText());
        }
        return true;
    }

    /// `SOSP'24`, `CVPR2016`, `ICML-10`, `ICoS-5`.
    private boolean takeSuffix(VenueWord venueWord) {
        String rawWord = venueWord.rawText();
        int digitsStart = rawWord.length();
        while (digitsStart > 0 && NumberWords.isDigit(rawWord.charAt(digitsStart - 1))) {
            digitsStart--;
        }
        String digits = rawWord.substring(digitsStart);
        boolean hasApostrophe = digitsStart > 0 && isApostrophe(rawWord.charAt(digitsStart - 1));
        boolean hasHyphen = digitsStart > 0 && rawWord.charAt(digitsStart - 1) == '-';
        VenueWord nameWord =
                VenueWord.of(
                        rawWord.substring(
                                0, hasApostrophe || hasHyphen ? digitsStart - 1 : digitsStart),
                        false);
        boolean isUsualLength = digits.length() == 2 || digits.length() == 4 || hasHyphen;
        boolean hasName = nameWord.isAcronym() || hasApostrophe && !nameWord.rawText().isEmpty();
        if (digits.isEmpty()
                || digits.length() > 4
                || !isUsualLength
                || !hasName
                || hasDigit(nameWord.rawText())) {
            return false;
        }
        int number = Integer.parseInt(digits);
        if (digits.length() == 4) {
            setYear(number);
        } else if (hasApostrophe) {
            setYear(expandYear(number));
        } else {
            setYearOrOrdinal(number, digits);
        }
        remainingWords.add(nameWord);
        return true;
    }

    private boolean takeWord(VenueWord venueWord) {
        if (isDateSegment
                && venueWord.foldedWords().stream()
                        .allMatch(foldedWord ->
                                VenueVocabulary.hasRole(foldedWord, VenueWordRole.MONTH))) {
            return true;
        }
        String word = venueWord.foldedText();
        VenueWord nextWord = isLast() ? venueWord : venueWords.get(position + 1);
        if (VenueVocabulary.hasAnyRole(word, VenueWordRole.VOLUME)
                && !isLast()
                && (nextWord.isNumeric()
                        || NumberWords.valueOfRoman(nextWord.rawText()).isPresent())) {
            position++;
            return true;
        }
        if (VenueVocabulary.hasRole(word, VenueWordRole.PART)
                && isEvent
                && !isLast()
                && isPartNumber(nextWord)) {
            position++;
            return true;
        }
        return takeOrdinal(venueWord, nextWord);
    }

    private static boolean isPartNumber(VenueWord venueWord) {
        return venueWord.isNumeric() || venueWord.rawText().matches("[A-Z]|[IVX]+");
    }

    private boolean takeOrdinal(VenueWord venueWord, VenueWord nextWord) {
        if (!isAtStart() || !isEvent && !followsHead()) {
            boolean isFirst = position == 0 && venueWords.size() > 2;
            return (isEvent || isFirst) && takeRoman(venueWord);
        }
        List<String> words = venueWord.foldedWords();
        OptionalInt lastNumber = NumberWords.valueOfWord(words.getLast());
        OptionalInt tenNumber = NumberWords.valueOfTen(words.getFirst());
        if (words.size() == 1 && lastNumber.isPresent()) {
            setOrdinal(lastNumber.getAsInt());
            return true;
        }
        if (words.size() == 2 && tenNumber.isPresent() && lastNumber.isPresent()) {
            setOrdinal(tenNumber.getAsInt() + lastNumber.getAsInt());
            return true;
        }
        OptionalInt unitNumber = NumberWords.valueOfWord(nextWord.foldedText());
        if (words.size() == 1 && tenNumber.isPresent() && !isLast() && unitNumber.isPresent()) {
            position++;
            setOrdinal(tenNumber.getAsInt() + unitNumber.getAsInt());
            return true;
        }
        return takeRoman(venueWord);
    }

    /// Before the name or after it.
    private boolean takeRoman(VenueWord venueWord) {
        boolean isAtEdge = position == venueWords.size() - 1 || isAtStart();
        OptionalInt romanNumber =
                isAtEdge ? NumberWords.valueOfRoman(venueWord.rawText()) : OptionalInt.empty();
        romanNumber.ifPresent(this::setOrdinal);
        return romanNumber.isPresent();
    }

    private boolean isAtStart() {
        return remainingWords.size() <= MAX_LEAD_WORDS
                && remainingWords.stream().allMatch(EditionReader::isLeadWord);
    }

    private boolean followsHead() {
        return remainingWords.stream()
                .anyMatch(venueWord ->
                        VenueVocabulary.hasRole(venueWord.foldedText(), VenueWordRole.HEAD));
    }

    private boolean followsAcronym() {
        return !remainingWords.isEmpty() && remainingWords.getLast().isAcronym();
    }

    /// Words that may precede an ordinal: *Proceedings of the ACM SIGOPS*.
    private static boolean isLeadWord(VenueWord venueWord) {
        return venueWord.foldedWords().stream()
                                .allMatch(word ->
                                        VenueVocabulary.hasAnyRole(
                                                        word,
                                                        VenueWordRole.HEAD,
                                                        VenueWordRole.STOP,
                                                        VenueWordRole.SPONSOR,
                                                        VenueWordRole.WEAK)
                                                || word.equals("conference")
                                                || word.equals("record")
                                                || word.equals("notes")
                                                || word.equals("working")
                                                || word.equals("companion"))
                        && !venueWord.foldedText().equals("on")
                        && !venueWord.foldedText().equals("for")
                || venueWord.isAcronym();
    }

    private static boolean isApostrophe(char character) {
        return character == '\''
                || character == '\u2019'
                || character == '\u2018'
                || character == '`'
                || character == '\u02BC';
    }

    /// Expands a two-digit year.
    private static int expandYear(int digits) {
        return digits + (digits < 50 ? 2000 : 1900);
    }

    private void setYear(int number) {
        year = year.or(() -> Optional.of(number));
        findingCount++;
    }

    private void setYearOrOrdinal(int number, String digits) {
        yearOrOrdinal = Optional.of(number);
        hasLeadingZero = digits.startsWith("0");
        findingCount++;
    }

    private void setOrdinal(int number) {
        ordinal = ordinal.or(() -> Optional.of(number));
        findingCount++;
    }

    /// A number that may be either is the ordinal if there is another year, or if it is implausible
    /// as a year.
    VenueEdition toEdition(String placeName) {
        if (yearOrOrdinal.isEmpty()) {
            return new VenueEdition(ordinal, year, placeName);
        }
        int number = yearOrOrdinal.get();
        int fullYear = expandYear(number);
        boolean hasOtherYear = year.isPresent() && year.get() != fullYear;
        boolean isOrdinal =
                hasOtherYear || ordinal.equals(yearOrOrdinal) || number < 10 && !hasLeadingZero;
        boolean isUnlikelyYear =
                number > LATEST_SHORT_YEAR && number < EARLIEST_SHORT_YEAR && year.isEmpty();
        return isOrdinal || isUnlikelyYear
                ? new VenueEdition(ordinal.or(() -> yearOrOrdinal), year, placeName)
                : new VenueEdition(ordinal, year.or(() -> Optional.of(fullYear)), placeName);
    }

    private boolean isLast() {
        return position == venueWords.size() - 1;
    }
}
