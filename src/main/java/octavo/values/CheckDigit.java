package octavo.values;

/// Check digits, computed from the digits before them. An `X` is ten.
final class CheckDigit {
    private CheckDigit() {}

    /// Of ISBN-10 and ISSN: the weights count down to 2 (ISO 2108, ISO 3297).
    static boolean endsWeighted(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            sum += value(digits.charAt(i)) * (digits.length() - i);
        }
        return sum % 11 == 0;
    }

    /// Of ISBN-13: the weights alternate between 1 and 3.
    static boolean endsEan(String digits) {
        return ean(digits.substring(0, digits.length() - 1)) == digits.charAt(digits.length() - 1);
    }

    /// The thirteenth digit for these twelve.
    static char ean(String twelve) {
        int sum = 0;
        for (int i = 0; i < twelve.length(); i++) {
            sum += value(twelve.charAt(i)) * (i % 2 == 0 ? 1 : 3);
        }
        return (char) ('0' + (10 - sum % 10) % 10);
    }

    /// Of ORCID: ISO 7064, MOD 11-2.
    static boolean endsMod11By2(String digits) {
        int total = 0;
        for (int i = 0; i < digits.length() - 1; i++) {
            total = (total + value(digits.charAt(i))) * 2 % 11;
        }
        return (total + value(digits.charAt(digits.length() - 1))) % 11 == 1;
    }

    private static int value(char digit) {
        return digit == 'X' ? 10 : digit - '0';
    }
}
