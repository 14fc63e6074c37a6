package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Finds ordinals, years and dates in a written venue and removes them.
final class EditionReader {
    /// Two digits without an apostrophe are no year between these bounds.
    private static final int LATEST = 28;

    private static final int EARLIEST = 60;

    /// No title has more words before its ordinal.
    private static final int LONGEST_LEAD = 16;

    private final boolean event;
    private Optional<Integer> ordinal = Optional.empty();
    private Optional<Integer> year = Optional.empty();

    /// A number after an acronym, which may be a year or an ordinal.
    private Optional<Integer> either = Optional.empty();

    /// Whether it had a leading zero, as a year has: `ICML-05`.
    private boolean zeroed;

    private int found;

    private List<VenueWord> tokens = List.of();
    private List<VenueWord> rest = new ArrayList<>();
    private boolean dated;
    private int at;

    /// @param event whether it is the name of an event, so that ordinals are expected
    EditionReader(boolean event) {
        this.event = event;
    }

    /// The number of findings so far.
    int found() {
        return found;
    }

    /// The words of a segment that do not concern the edition.
    List<VenueWord> without(NameSegment segment) {
        tokens = segment.tokens();
        rest = new ArrayList<>(tokens.size());
        dated = isDated(segment);
        for (at = 0; at < tokens.size(); at++) {
            VenueWord token = tokens.get(at);
            if (hasDigit(token.raw()) ? !takeNumber(token) : !takeWord(token)) {
                rest.add(token);
            }
        }
        return rest;
    }

    private static boolean hasDigit(String raw) {
        for (int i = 0; i < raw.length(); i++) {
            if (Character.getType(raw.charAt(i)) == Character.DECIMAL_DIGIT_NUMBER) {
                return true;
            }
        }
        return false;
    }

    /// Whether the month names in it belong to a date.
    private static boolean isDated(NameSegment segment) {
        boolean month = false;
        boolean other = false;
        boolean number = false;
        for (VenueWord token : segment.tokens()) {
            boolean is = token.words().stream().anyMatch(it -> VenueVocabulary.is(it, Part.MONTH));
            month |= is;
            number |= token.isNumeric() || NumberWords.digits(token.folded()).isPresent();
            other |= !is && !token.isNumeric();
        }
        return month && (number || !other);
    }

    private boolean takeNumber(VenueWord token) {
        String raw = token.raw();
        if (isShortYear(raw)) {
            setYear(century(Integer.parseInt(raw.substring(1))));
            return true;
        }
        if (token.isNumber()) {
            return takeBareNumber(token);
        }
        OptionalInt digits = NumberWords.digits(token.folded());
        if (digits.isPresent() && (event || isAtStart())) {
            setOrdinal(digits.getAsInt());
            return true;
        }
        return raw.startsWith("abs/") || token.isNumeric() || takeSuffix(token);
    }

    /// `'24`; but not the `'3D` of a workshop or the `'2K` of a conference.
    private static boolean isShortYear(String raw) {
        return raw.length() == 3
                && isApostrophe(raw.charAt(0))
                && NumberWords.isDigit(raw.charAt(1))
                && NumberWords.isDigit(raw.charAt(2));
    }

    private boolean takeBareNumber(VenueWord token) {
        int number = token.raw().length() > 6 ? 0 : Integer.parseInt(token.raw());
        VenueWord next = isLast() ? token : tokens.get(at + 1);
        boolean identifier = token.dot() && !isLast() && next.isNumber();
        if (token.raw().length() == 4 && number >= 1850 && number < 2100 && !identifier) {
            setYear(number);
        } else if (identifier) {
            at++;
        } else if (event && token.dot() && isAtStart() && !isBehindAcronym()) {
            setOrdinal(number);
        } else if (number > 0
                && token.raw().length() <= 2
                && isLast()
                && at > 0
                && tokens.get(at - 1).isAcronym()) {
            setEither(number, token.raw());
        }
        return true;
    }

    /// `SOSP'24`, `CVPR2016`, `ICML-10`, `ICoS-5`.
    private boolean takeSuffix(VenueWord token) {
        String raw = token.raw();
        int start = raw.length();
        while (start > 0 && NumberWords.isDigit(raw.charAt(start - 1))) {
            start--;
        }
        String digits = raw.substring(start);
        boolean apostrophe = start > 0 && isApostrophe(raw.charAt(start - 1));
        boolean hyphen = start > 0 && raw.charAt(start - 1) == '-';
        VenueWord name =
                VenueWord.of(raw.substring(0, apostrophe || hyphen ? start - 1 : start), false);
        boolean usual = digits.length() == 2 || digits.length() == 4 || hyphen;
        boolean named = name.isAcronym() || apostrophe && !name.raw().isEmpty();
        if (digits.isEmpty() || digits.length() > 4 || !usual || !named || hasDigit(name.raw())) {
            return false;
        }
        int number = Integer.parseInt(digits);
        if (digits.length() == 4) {
            setYear(number);
        } else if (apostrophe) {
            setYear(century(number));
        } else {
            setEither(number, digits);
        }
        rest.add(name);
        return true;
    }

    private boolean takeWord(VenueWord token) {
        if (dated && token.words().stream().allMatch(it -> VenueVocabulary.is(it, Part.MONTH))) {
            return true;
        }
        String word = token.folded();
        VenueWord next = isLast() ? token : tokens.get(at + 1);
        if (VenueVocabulary.isAny(word, Part.VOLUME)
                && !isLast()
                && (next.isNumeric() || NumberWords.roman(next.raw()).isPresent())) {
            at++;
            return true;
        }
        if (VenueVocabulary.is(word, Part.PART) && event && !isLast() && isPartNumber(next)) {
            at++;
            return true;
        }
        return takeOrdinal(token, next);
    }

    private static boolean isPartNumber(VenueWord token) {
        return token.isNumeric() || token.raw().matches("[A-Z]|[IVX]+");
    }

    private boolean takeOrdinal(VenueWord token, VenueWord next) {
        if (!isAtStart() || !event && !isBehindHead()) {
            boolean first = at == 0 && tokens.size() > 2;
            return (event || first) && takeRoman(token);
        }
        List<String> words = token.words();
        OptionalInt last = NumberWords.word(words.getLast());
        OptionalInt ten = NumberWords.ten(words.getFirst());
        if (words.size() == 1 && last.isPresent()) {
            setOrdinal(last.getAsInt());
            return true;
        }
        if (words.size() == 2 && ten.isPresent() && last.isPresent()) {
            setOrdinal(ten.getAsInt() + last.getAsInt());
            return true;
        }
        OptionalInt unit = NumberWords.word(next.folded());
        if (words.size() == 1 && ten.isPresent() && !isLast() && unit.isPresent()) {
            at++;
            setOrdinal(ten.getAsInt() + unit.getAsInt());
            return true;
        }
        return takeRoman(token);
    }

    /// Before the name or after it.
    private boolean takeRoman(VenueWord token) {
        boolean placed = at == tokens.size() - 1 || isAtStart();
        OptionalInt roman = placed ? NumberWords.roman(token.raw()) : OptionalInt.empty();
        roman.ifPresent(this::setOrdinal);
        return roman.isPresent();
    }

    private boolean isAtStart() {
        return rest.size() <= LONGEST_LEAD && rest.stream().allMatch(EditionReader::isLead);
    }

    private boolean isBehindHead() {
        return rest.stream().anyMatch(token -> VenueVocabulary.is(token.folded(), Part.HEAD));
    }

    private boolean isBehindAcronym() {
        return !rest.isEmpty() && rest.getLast().isAcronym();
    }

    /// Words that may precede an ordinal: *Proceedings of the ACM SIGOPS*.
    private static boolean isLead(VenueWord token) {
        return token.words().stream()
                                .allMatch(word ->
                                        VenueVocabulary.isAny(
                                                        word,
                                                        Part.HEAD,
                                                        Part.STOP,
                                                        Part.SPONSOR,
                                                        Part.WEAK)
                                                || word.equals("conference")
                                                || word.equals("record")
                                                || word.equals("notes")
                                                || word.equals("working")
                                                || word.equals("companion"))
                        && !token.folded().equals("on")
                        && !token.folded().equals("for")
                || token.isAcronym();
    }

    private static boolean isApostrophe(char c) {
        return c == '\'' || c == '\u2019' || c == '\u2018' || c == '`' || c == '\u02BC';
    }

    /// Expands a two-digit year.
    private static int century(int digits) {
        return digits + (digits < 50 ? 2000 : 1900);
    }

    private void setYear(int number) {
        year = year.or(() -> Optional.of(number));
        found++;
    }

    private void setEither(int number, String digits) {
        either = Optional.of(number);
        zeroed = digits.startsWith("0");
        found++;
    }

    private void setOrdinal(int number) {
        ordinal = ordinal.or(() -> Optional.of(number));
        found++;
    }

    /// A number that may be either is the ordinal if there is another year, or if it is implausible
    /// as a year.
    VenueEdition edition(String place) {
        if (either.isEmpty()) {
            return new VenueEdition(ordinal, year, place);
        }
        int number = either.get();
        int full = century(number);
        boolean taken = year.isPresent() && year.get() != full;
        boolean counts = taken || ordinal.equals(either) || number < 10 && !zeroed;
        boolean unlikely = number > LATEST && number < EARLIEST && year.isEmpty();
        return counts || unlikely
                ? new VenueEdition(ordinal.or(() -> either), year, place)
                : new VenueEdition(ordinal, year.or(() -> Optional.of(full)), place);
    }

    private boolean isLast() {
        return at == tokens.size() - 1;
    }
}
