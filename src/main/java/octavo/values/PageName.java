package octavo.values;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// A page name in parts: `S`, `12` and an empty suffix for `S12`. A Roman numeral is all digits.
record PageName(String prefix, String digits, String suffix) {

    /// Longer numbers are not pages.
    private static final int MOST_DIGITS = 8;

    private static final int LONGEST = 60;

    /// A text as a page name, its dashes turned into hyphens. Empty if it does not look like one.
    static Optional<String> read(String text) {
        String stripped = text.strip();
        if (stripped.length() > LONGEST) {
            return Optional.empty();
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < stripped.length(); i++) {
            char c = stripped.charAt(i);
            if (PageDashReader.isDash(c)) {
                out.append(out.isEmpty() || out.charAt(out.length() - 1) != '-' ? "-" : "");
            } else if (mayBeInName(c)) {
                out.append(c);
            } else if (PageDashReader.isBlank(c) && isLettersThenNumber(stripped, i)) {
                out.append(' ');
            } else {
                return Optional.empty();
            }
        }
        String name = out.toString();
        boolean isName =
                !name.isEmpty()
                        && !name.startsWith("-")
                        && ".:/-".indexOf(name.charAt(name.length() - 1)) < 0
                        && !PageUnits.isIn(name);
        return isName ? Optional.of(name) : Optional.empty();
    }

    private static boolean mayBeInName(char c) {
        return Character.isAlphabetic(c) || Character.isDigit(c) || ".:/()*§".indexOf(c) >= 0;
    }

    /// Whether a space is the one in `SI 12`.
    private static boolean isLettersThenNumber(String text, int blank) {
        boolean letters =
                blank <= 3 && text.substring(0, blank).chars().allMatch(Character::isUpperCase);
        return letters && text.substring(blank + 1).chars().allMatch(Character::isDigit);
    }

    /// Whether a name can be a page on its own.
    static boolean isPage(String name) {
        return hasDigit(name)
                || Stream.of(name.split("[-.:/]", -1))
                        .map(part ->
                                part.startsWith("(") && part.endsWith(")")
                                        ? part.substring(1, part.length() - 1)
                                        : part)
                        .allMatch(part -> RomanNumerals.value(part).isPresent());
    }

    /// Whether a name can end a range, as `AX` can.
    static boolean mayEnd(String name) {
        return isPage(name)
                || (name.length() <= 3 && name.chars().allMatch(Character::isUpperCase));
    }

    static boolean hasDigit(String text) {
        return text.chars().anyMatch(c -> c >= '0' && c <= '9');
    }

    static PageName of(String name) {
        int end = name.length();
        while (end > 0 && !isDigit(name.charAt(end - 1))) {
            end--;
        }
        int start = end;
        while (start > 0 && isDigit(name.charAt(start - 1))) {
            start--;
        }
        return start == end
                ? new PageName("", name, "")
                : new PageName(
                        name.substring(0, start), name.substring(start, end), name.substring(end));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    boolean isArabic() {
        return !digits.isEmpty() && isDigit(digits.charAt(0));
    }

    Optional<Integer> number() {
        if (isArabic()) {
            return digits.length() > MOST_DIGITS
                    ? Optional.empty()
                    : Optional.of(Integer.valueOf(digits));
        }
        OptionalInt roman = RomanNumerals.value(digits);
        return roman.isPresent() ? Optional.of(roman.getAsInt()) : Optional.empty();
    }

    /// The distance to another page, if both are numbered alike.
    Optional<Integer> distanceTo(PageName other) {
        boolean alike =
                isArabic() == other.isArabic()
                        && prefix.equals(other.prefix)
                        && suffix.equals(other.suffix);
        return alike
                ? other.number().flatMap(to -> number().map(from -> to - from))
                : Optional.empty();
    }

    /// This name, as the end of a range, with the abbreviated digits restored: `129` for `9` after
    /// `123`, `S15` for `15` after `S12`.
    PageName completedFrom(PageName start) {
        if (!isArabic()
                || !start.isArabic()
                || !(prefix.isEmpty() || prefix.equals(start.prefix))) {
            return this;
        }
        PageName whole = new PageName(start.prefix, digits, suffix);
        int missing = start.digits.length() - digits.length();
        if (missing > 0) {
            PageName longer =
                    new PageName(start.prefix, start.digits.substring(0, missing) + digits, suffix);
            boolean shortened =
                    start.withoutSuffix().distanceTo(longer.withoutSuffix()).orElse(-1) > 0;
            return shortened ? longer : whole;
        }
        return whole;
    }

    private PageName withoutSuffix() {
        return new PageName(prefix, digits, "");
    }

    @Override
    public String toString() {
        return prefix + digits + suffix;
    }
}
