package octavo.values;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// A page name in parts: `S`, `12` and an empty suffix for `S12`. A Roman numeral is all digits.
record PageName(String prefix, String digits, String suffix) {

    /// Longer numbers are not pages.
    private static final int MAX_DIGITS = 8;

    private static final int MAX_LENGTH = 60;

    /// A text as a page name, its dashes turned into hyphens. Empty if it does not look like one.
    static Optional<String> normaliseName(String text) {
        String strippedText = text.strip();
        if (strippedText.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        StringBuilder normalisedName = new StringBuilder();
        for (int i = 0; i < strippedText.length(); i++) {
            char character = strippedText.charAt(i);
            if (PageDashReader.isDash(character)) {
                normalisedName.append(
                        normalisedName.isEmpty()
                                        || normalisedName.charAt(normalisedName.length() - 1) != '-'
                                ? "-"
                                : "");
            } else if (mayBeInName(character)) {
                normalisedName.append(character);
            } else if (PageDashReader.isBlank(character) && isLettersThenNumber(strippedText, i)) {
                normalisedName.append(' ');
            } else {
                return Optional.empty();
            }
        }
        String pageName = normalisedName.toString();
        boolean isName =
                !pageName.isEmpty()
                        && !pageName.startsWith("-")
                        && ".:/-".indexOf(pageName.charAt(pageName.length() - 1)) < 0
                        && !PageUnits.occurIn(pageName);
        return isName ? Optional.of(pageName) : Optional.empty();
    }

    private static boolean mayBeInName(char character) {
        return Character.isAlphabetic(character)
                || Character.isDigit(character)
                || ".:/()*§".indexOf(character) >= 0;
    }

    /// Whether a space is the one in `SI 12`.
    private static boolean isLettersThenNumber(String text, int blankIndex) {
        boolean areLetters =
                blankIndex <= 3
                        && text.substring(0, blankIndex).chars().allMatch(Character::isUpperCase);
        return areLetters && text.substring(blankIndex + 1).chars().allMatch(Character::isDigit);
    }

    /// Whether a name can be a page on its own.
    static boolean isPageName(String pageName) {
        return hasDigit(pageName)
                || Stream.of(pageName.split("[-.:/]", -1))
                        .map(part ->
                                part.startsWith("(") && part.endsWith(")")
                                        ? part.substring(1, part.length() - 1)
                                        : part)
                        .allMatch(part -> RomanNumerals.valueOf(part).isPresent());
    }

    /// Whether a name can end a range, as `AX` can.
    static boolean mayEndRange(String pageName) {
        return isPageName(pageName)
                || (pageName.length() <= 3 && pageName.chars().allMatch(Character::isUpperCase));
    }

    static boolean hasDigit(String text) {
        return text.chars().anyMatch(character -> character >= '0' && character <= '9');
    }

    static PageName of(String pageName) {
        int digitsEnd = pageName.length();
        while (digitsEnd > 0 && !isDigit(pageName.charAt(digitsEnd - 1))) {
            digitsEnd--;
        }
        int digitsStart = digitsEnd;
        while (digitsStart > 0 && isDigit(pageName.charAt(digitsStart - 1))) {
            digitsStart--;
        }
        return digitsStart == digitsEnd
                ? new PageName("", pageName, "")
                : new PageName(
                        pageName.substring(0, digitsStart),
                        pageName.substring(digitsStart, digitsEnd),
                        pageName.substring(digitsEnd));
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    boolean isArabic() {
        return !digits.isEmpty() && isDigit(digits.charAt(0));
    }

    Optional<Integer> pageNumber() {
        if (isArabic()) {
            return digits.length() > MAX_DIGITS
                    ? Optional.empty()
                    : Optional.of(Integer.valueOf(digits));
        }
        OptionalInt romanNumber = RomanNumerals.valueOf(digits);
        return romanNumber.isPresent() ? Optional.of(romanNumber.getAsInt()) : Optional.empty();
    }

    /// The distance to another page, if both are numbered alike.
    Optional<Integer> distanceTo(PageName otherPage) {
        boolean areNumberedAlike =
                isArabic() == otherPage.isArabic()
                        && prefix.equals(otherPage.prefix)
                        && suffix.equals(otherPage.suffix);
        return areNumberedAlike
                ? otherPage
                        .pageNumber()
                        .flatMap(otherNumber ->
                                pageNumber().map(thisNumber -> otherNumber - thisNumber))
                : Optional.empty();
    }

    /// This name, as the end of a range, with the abbreviated digits restored: `129` for `9` after
    /// `123`, `S15` for `15` after `S12`.
    PageName completeAfter(PageName startName) {
        if (!isArabic()
                || !startName.isArabic()
                || !(prefix.isEmpty() || prefix.equals(startName.prefix))) {
            return this;
        }
        PageName fullName = new PageName(startName.prefix, digits, suffix);
        int missingCount = startName.digits.length() - digits.length();
        if (missingCount > 0) {
            PageName completedName =
                    new PageName(
                            startName.prefix,
                            startName.digits.substring(0, missingCount) + digits,
                            suffix);
            boolean isAbbreviated =
                    startName.withoutSuffix().distanceTo(completedName.withoutSuffix()).orElse(-1)
                            > 0;
            return isAbbreviated ? completedName : fullName;
        }
        return fullName;
    }

    private PageName withoutSuffix() {
        return new PageName(prefix, digits, "");
    }

    @Override
    public String toString() {
        return prefix + digits + suffix;
    }
}
